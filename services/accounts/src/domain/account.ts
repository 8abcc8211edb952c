import type { AgencyRole, LinkPurpose } from '@lintel/contracts';
import type { Role } from '@lintel/service-kit';
import { type Candidate, CANDIDATES_KEPT, standingOf } from './candidate.js';
import { justAsked, LINKS_KEPT, type OpenLink, onlyWaysBack, withLink, withoutLinks } from './open-link.js';

/** A person who can sign in. */
export interface Account {
  readonly id: string;
  readonly version: number;
  /** In lower case; no two accounts have the same. Null once the account is erased. */
  readonly email: string | null;
  /** The version since which it has this address; 0 for the first. */
  readonly emailSince: number;
  /** A new address until it is confirmed. */
  readonly pendingEmail: string | null;
  readonly name: string;
  /** Offered in forms, so that it is typed once; told to nobody. Missing until there was one. */
  readonly phone?: string;
  readonly role: Role;
  readonly agencyId: string | null;
  /** As the agency says. Null without an agency. */
  readonly agencyRole: AgencyRole | null;
  /** What an agent said of the agency, until that is made. */
  readonly registration: AgencyDetails | null;
  /** Null: nobody can sign in with a password. */
  readonly passwordHash: string | null;
  /** Who signed up with the address, the newest last; none once it is confirmed. Until then the account stands as the newest would have it. */
  readonly candidates: readonly Candidate[];
  readonly openLinks: readonly OpenLink[];
  /** Sessions that were opened on an earlier version have ended, but for the one that was kept. */
  readonly sessionsFrom: number;
  readonly keptSession: string | null;
  /** Access tokens of an earlier version say what is not so any more. */
  readonly accessFrom: number;
  /** Null before the first time. */
  readonly accessChangedAt: Date | null;
  /** What a browser that signed in before can show. Null: nobody has since the password was set. */
  readonly deviceMark: string | null;
  /** Whether whoever tries Lintel may sign in with the password that everybody knows; null for somebody's own. */
  readonly demonstration: 'open' | 'shut' | null;
  /** Passkeys and codes from then on may be of somebody whom it was taken back from; null once its owner has chosen a password. */
  readonly suspectSince: Date | null;
  /** Since when staff let nobody sign in to it; null or missing for every other. */
  readonly lockedAt?: Date | null;
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

export interface Change {
  readonly now: Date;
}

/** The account after a change, as a later version of it. */
export function changed(account: Account, now: Date, change: Partial<Account>): Account {
  const version = account.version + 1;
  const after = { ...account, ...change, version, updatedAt: now };
  return IN_TOKENS.every((key) => after[key] === account[key])
    ? after
    : { ...after, accessFrom: version, accessChangedAt: now };
}

/** What access tokens are made of: with any of it, those that are about say what is not so any more. */
const IN_TOKENS = ['role', 'agencyId', 'agencyRole', 'sessionsFrom', 'closedAt'] as const;

/** Part of a change: every session that is open, or is being opened just now, ends with it, but for `keep`. */
export const sessionsEnded = ({ version }: Account, keep: string | null = null) => ({
  sessionsFrom: version + 1,
  keptSession: keep,
});

/** A new version with nothing else changed. */
export const touch = (account: Account, { now }: Change): Account => changed(account, now, {});

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly browserHash?: string | null;
  /** Given by estate agents. */
  readonly agency?: (AgencyDetails & { readonly id: string }) | null;
}

const candidateOf = (
  { name, passwordHash, browserHash = null, agency = null }: SignUp,
  id: string,
): Candidate => ({
  id,
  name,
  passwordHash,
  browserHash,
  agency: agency && {
    id: agency.id,
    companyName: agency.companyName,
    phone: agency.phone,
    address: agency.address,
  },
});
export type SignUp = Omit<NewAccount, 'id' | 'email'>;

/** A new account, whose confirmation is under way. */
export function openAccount(given: NewAccount, request: string, { now }: Change): Account {
  const candidate = candidateOf(given, request);
  const account: Account = {
    id: given.id,
    version: 1,
    email: given.email,
    emailSince: 0,
    pendingEmail: null,
    ...standingOf(candidate),
    candidates: [candidate],
    openLinks: [],
    sessionsFrom: 0,
    keptSession: null,
    accessFrom: 0,
    accessChangedAt: null,
    deviceMark: null,
    demonstration: null,
    suspectSince: null,
    createdAt: now,
    updatedAt: now,
    confirmedAt: null,
    closedAt: null,
  };
  return { ...account, openLinks: withLink(account, 'confirm', request, now, { candidate: request }) };
}

/** Somebody signs up with an address that nobody has confirmed. Without effect when several just have, but written all the same, so that it takes as long. */
export function signUpAgain(account: Account, given: SignUp, request: string, { now }: Change): Account {
  if (justAsked(account, 'confirm', now).length >= LINKS_KEPT) return touch(account, { now });
  const candidate = candidateOf(given, request);
  return changed(account, now, {
    ...standingOf(candidate),
    candidates: [...account.candidates, candidate].slice(-CANDIDATES_KEPT),
    openLinks: withLink(account, 'confirm', request, now, { candidate: request }),
  });
}

/** Asks for a link to be e-mailed; null when one of the same purpose was asked for just now. */
export function requestLink(
  account: Account,
  purpose: LinkPurpose,
  request: string,
  { now }: Change,
  candidate?: string | null,
): Account | null {
  if (justAsked(account, purpose, now).length > 0) return null;
  const details = candidate === undefined ? {} : { candidate };
  return changed(account, now, { openLinks: withLink(account, purpose, request, now, details) });
}

/** The owner of the address has been reached: what they typed counts, and nothing of what others did. The agency is still to be made. */
export const confirmAccount = (
  account: Account,
  { now }: Change,
  candidate: Omit<Candidate, 'id' | 'browserHash'> = account.candidates.at(-1)!,
): Account =>
  changed(account, now, {
    ...standingOf(candidate),
    candidates: [],
    confirmedAt: now,
    ...withoutLinks(account, 'confirm'),
  });

/** The agency that was registered with the account is there. */
export const agencyMade = (account: Account, { now }: Change): Account =>
  changed(account, now, { registration: null });

/** The old address is told, with a link that undoes it. */
export function askForEmail(
  account: Account,
  email: string,
  requests: { readonly confirm: string; readonly undo: string },
  { now }: Change,
): Account {
  const before = { ...account, ...withoutLinks(account, 'change-email') };
  const former = account.email!;
  const told = justAsked(before, 'undo-email', now).some((link) => link.email === former);
  const openLinks = told
    ? before.openLinks
    : withLink(before, 'undo-email', requests.undo, now, { email: former });
  return changed(account, now, {
    pendingEmail: email,
    openLinks: withLink({ openLinks }, 'change-email', requests.confirm, now),
  });
}

/** Links that went to the former address are good no more, but for those that give the account back to it. */
export function confirmEmail(account: Account, { now }: Change): Account {
  const { openLinks } = withoutLinks(account, 'change-email', 'reset', 'already-registered');
  // Back at an address that waits to be given the account back: what came between is over.
  const back = openLinks.findIndex(
    ({ purpose, email }) => purpose === 'undo-email' && email === account.pendingEmail,
  );
  return changed(account, now, {
    email: account.pendingEmail,
    emailSince: account.version + 1,
    pendingEmail: null,
    openLinks: back < 0 ? openLinks : openLinks.slice(0, back),
  });
}

export const rename = (account: Account, name: string, { now }: Change): Account =>
  changed(account, now, { name });

export const changePhone = (account: Account, phone: string, { now }: Change): Account =>
  phone === (account.phone ?? '') ? account : changed(account, now, { phone });

/**
 * Whoever had the old one is out, and whatever was pending may have been their doing, as may be the browsers that signed in with it.
 *
 * @param keep the session that it was changed in
 */
export const setPassword = (
  account: Account,
  passwordHash: string,
  { now, keep }: Change & { readonly keep?: string | undefined },
): Account =>
  changed(account, now, {
    passwordHash,
    // Until the address is confirmed, it counts whichever sign-up is.
    candidates: account.candidates.map((candidate) => ({ ...candidate, passwordHash })),
    pendingEmail: null,
    deviceMark: null,
    suspectSince: null,
    ...(account.confirmedAt ? onlyWaysBack(account) : withoutLinks(account, 'reset')),
    ...sessionsEnded(account, keep),
  });

export const grantRole = (account: Account, role: Role, { now }: Change): Account =>
  changed(account, now, { role, ...sessionsEnded(account) });

/** Nobody signs in until it is unlocked, whatever they show; null when it is. */
export const lockAccount = (account: Account, { now }: Change): Account | null =>
  account.lockedAt ? null : changed(account, now, { lockedAt: now, ...sessionsEnded(account) });

/** Null when it is not locked. */
export const unlockAccount = (account: Account, { now }: Change): Account | null =>
  account.lockedAt ? changed(account, now, { lockedAt: null }) : null;

/** Ends every session but `keep`; null when the last change did that. */
export const endSessions = (account: Account, keep: string | null, { now }: Change): Account | null =>
  account.sessionsFrom === account.version && account.keptSession === keep
    ? null
    : changed(account, now, sessionsEnded(account, keep));

const outside = { agencyId: null, agencyRole: null, registration: null } as const;

/** The link of an invitation proved the address. Whoever typed it into a form before need not have been its owner. */
export const claimAccount = (
  account: Account,
  { name, passwordHash }: Pick<NewAccount, 'name' | 'passwordHash'>,
  { now }: Change,
): Account =>
  changed(account, now, {
    ...outside,
    ...sessionsEnded(account),
    name,
    passwordHash,
    role: 'user',
    pendingEmail: null,
    candidates: [],
    openLinks: [],
    confirmedAt: now,
  });

export const belongsElsewhere = (account: Account, agencyId: string): boolean =>
  account.agencyId !== null && account.agencyId !== agencyId;

/** What the agency says of the account. Null when the account has it already, or is another agency's or of nobody any more. */
export function joinAgency(
  account: Account,
  { id: agencyId, role: agencyRole }: { readonly id: string; readonly role: AgencyRole },
  { now }: Change,
): Account | null {
  if (account.closedAt || belongsElsewhere(account, agencyId)) return null;
  if (account.agencyId === agencyId && account.agencyRole === agencyRole) return null;
  const role = account.agencyId === agencyId ? account.role : 'agent';
  // Who was there already has another role; who joins signs in anew.
  const sessions = account.agencyId === agencyId ? {} : sessionsEnded(account);
  return changed(account, now, { agencyId, agencyRole, role, ...sessions });
}

/** An agent without an agency is a visitor like any other; null when the account is not of this one. */
export const leaveAgency = (account: Account, agencyId: string, { now }: Change): Account | null =>
  account.agencyId === agencyId
    ? changed(account, now, {
        ...outside,
        ...sessionsEnded(account),
        role: account.role === 'agent' ? 'user' : account.role,
      })
    : null;

/** What identified the person is gone; the id stays, so that its events and those of others still mean something. */
export const closeAccount = (account: Account, { now }: Change): Account =>
  changed(account, now, {
    email: null,
    pendingEmail: null,
    name: '',
    phone: '',
    ...outside,
    ...sessionsEnded(account),
    passwordHash: null,
    candidates: [],
    openLinks: [],
    deviceMark: null,
    closedAt: now,
  });
