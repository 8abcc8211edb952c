import type { AgencyRole, LinkPurpose } from '@lintel/contracts';
import type { Role } from '@lintel/service-kit';

/** A person who can sign in. */
export interface Account {
  readonly id: string;
  readonly version: number;
  /** In lower case; no two accounts have the same. Null once the account is erased. */
  readonly email: string | null;
  /** A new address until it is confirmed. */
  readonly pendingEmail: string | null;
  readonly name: string;
  readonly role: Role;
  readonly agencyId: string | null;
  /** As the agency says. Null without an agency. */
  readonly agencyRole: AgencyRole | null;
  /** What an agent said of the agency; the confirmation makes the agency of it. */
  readonly registration: AgencyDetails | null;
  /** Null: nobody can sign in with a password. */
  readonly passwordHash: string | null;
  readonly openLinks: readonly OpenLink[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly confirmedAt: Date | null;
  readonly closedAt: Date | null;
}

export interface AgencyDetails {
  readonly companyName: string;
  readonly phone: string;
  readonly address: string;
}

/** A link that was e-mailed and not yet followed. */
export interface OpenLink {
  readonly purpose: LinkPurpose;
  readonly request: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

const HOUR = 3_600_000;
/** How long each link is good for, in milliseconds. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  confirm: 48 * HOUR,
  'change-email': 24 * HOUR,
  reset: HOUR,
  'already-registered': HOUR,
};

/** Between two links of one purpose, so that nobody's inbox can be filled by a form. */
const LINK_PAUSE = 60_000;
/** Older links of the same purpose stay good beside the newest, as mails may overtake each other. */
const LINKS_KEPT = 3;

interface Change {
  readonly now: Date;
}

const changed = (account: Account, now: Date, change: Partial<Account>): Account => ({
  ...account,
  ...change,
  version: account.version + 1,
  updatedAt: now,
});

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Given by estate agents. */
  readonly agency?: AgencyDetails & { readonly id: string };
}

/** A new account, whose confirmation is under way. */
export function openAccount(given: NewAccount, request: string, { now }: Change): Account {
  const { id: agencyId = null, ...details } = given.agency ?? {};
  const account: Account = {
    id: given.id,
    version: 1,
    email: given.email,
    pendingEmail: null,
    name: given.name,
    role: given.agency ? 'agent' : 'user',
    agencyId,
    agencyRole: given.agency ? 'owner' : null,
    registration: given.agency ? (details as AgencyDetails) : null,
    passwordHash: given.passwordHash,
    openLinks: [],
    createdAt: now,
    updatedAt: now,
    confirmedAt: null,
    closedAt: null,
  };
  return { ...account, openLinks: withLink(account, 'confirm', request, now) };
}

/** Asks for a link to be e-mailed; null when one of the same purpose was asked for just now. */
export function requestLink(
  account: Account,
  purpose: LinkPurpose,
  request: string,
  { now }: Change,
): Account | null {
  const last = account.openLinks.findLast((link) => link.purpose === purpose);
  if (last && now.getTime() - last.requestedAt.getTime() < LINK_PAUSE) return null;
  return changed(account, now, { openLinks: withLink(account, purpose, request, now) });
}

function withLink(account: Account, purpose: LinkPurpose, request: string, now: Date): OpenLink[] {
  const alive = account.openLinks.filter(({ expiresAt }) => expiresAt > now);
  const same = alive.filter((link) => link.purpose === purpose);
  return [
    ...alive.filter((link) => link.purpose !== purpose),
    ...same.slice(1 - LINKS_KEPT),
    { purpose, request, requestedAt: now, expiresAt: new Date(now.getTime() + linkLifetimes[purpose]) },
  ];
}

/** Whether this link still does something. */
export const linkIsOpen = (account: Account, request: string, now: Date): boolean =>
  account.openLinks.some((link) => link.request === request && link.expiresAt > now);

const withoutLinks = (account: Account, ...purposes: LinkPurpose[]) => ({
  openLinks: account.openLinks.filter(({ purpose }) => !purposes.includes(purpose)),
});

/** The owner of the address has been reached. The agency's details have gone where they belong by then. */
export const confirmAccount = (account: Account, { now }: Change): Account =>
  changed(account, now, { confirmedAt: now, registration: null, ...withoutLinks(account, 'confirm') });

export const askForEmail = (account: Account, email: string, request: string, { now }: Change): Account =>
  changed(account, now, {
    pendingEmail: email,
    openLinks: withLink(
      { ...account, ...withoutLinks(account, 'change-email') },
      'change-email',
      request,
      now,
    ),
  });

export const confirmEmail = (account: Account, { now }: Change): Account =>
  changed(account, now, {
    email: account.pendingEmail,
    pendingEmail: null,
    ...withoutLinks(account, 'change-email'),
  });

export const rename = (account: Account, name: string, { now }: Change): Account =>
  changed(account, now, { name });

export const setPassword = (account: Account, passwordHash: string, { now }: Change): Account =>
  changed(account, now, { passwordHash, ...withoutLinks(account, 'reset', 'already-registered') });

export const grantRole = (account: Account, role: Role, { now }: Change): Account =>
  changed(account, now, { role });

const outside = { agencyId: null, agencyRole: null, registration: null } as const;

/** The link of an invitation proved the address. Whoever typed it into a form before need not have been its owner. */
export const claimAccount = (
  account: Account,
  { name, passwordHash }: Pick<NewAccount, 'name' | 'passwordHash'>,
  { now }: Change,
): Account =>
  changed(account, now, {
    ...outside,
    name,
    passwordHash,
    role: 'user',
    pendingEmail: null,
    openLinks: [],
    confirmedAt: now,
  });

export const belongsElsewhere = (account: Account, agencyId: string): boolean =>
  account.agencyId !== null && account.agencyId !== agencyId;

/** The agency says so. Null when the account knows it, or is another agency's or of nobody any more. */
export function joinAgency(
  account: Account,
  { id: agencyId, role: agencyRole }: { readonly id: string; readonly role: AgencyRole },
  { now }: Change,
): Account | null {
  if (account.closedAt || belongsElsewhere(account, agencyId)) return null;
  if (account.agencyId === agencyId && account.agencyRole === agencyRole) return null;
  const role = account.agencyId === agencyId ? account.role : 'agent';
  return changed(account, now, { agencyId, agencyRole, role });
}

/** An agent without an agency is a visitor like any other; null when the account is not of this one. */
export const leaveAgency = (account: Account, agencyId: string, { now }: Change): Account | null =>
  account.agencyId === agencyId
    ? changed(account, now, { ...outside, role: account.role === 'agent' ? 'user' : account.role })
    : null;

/** What identified the person is gone; the id stays, so that its events and those of others still mean something. */
export const closeAccount = (account: Account, { now }: Change): Account =>
  changed(account, now, {
    email: null,
    pendingEmail: null,
    name: '',
    ...outside,
    passwordHash: null,
    openLinks: [],
    closedAt: now,
  });
