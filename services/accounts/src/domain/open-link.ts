import { factorNotices, type LinkPurpose, type NoticeKind, noticeKinds } from '@lintel/contracts';
import type { Account } from './account.js';

/** A link that was e-mailed and not yet followed. */
export interface OpenLink {
  readonly purpose: LinkPurpose | NoticeKind;
  readonly request: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  /** Of a confirmation: the sign-up that caused it; null when that is not known. */
  readonly candidate?: string | null;
  /** Of a notice: the address it went to, which it gives the account back to. */
  readonly email?: string;
  /** Of a notice about a new device: how its browser calls itself. */
  readonly device?: string;
}

/** What a link carries beside its purpose. */
export type LinkDetails = Pick<OpenLink, 'candidate' | 'email' | 'device'>;

const HOUR = 3_600_000;
export const WEEK = 7 * 24 * HOUR;
/** How long each link is good for, in milliseconds. */
export const linkLifetimes: Record<OpenLink['purpose'], number> = {
  confirm: 48 * HOUR,
  'change-email': 24 * HOUR,
  reset: HOUR,
  'already-registered': HOUR,
  ...(Object.fromEntries(noticeKinds.map((notice) => [notice, WEEK])) as Record<NoticeKind, number>),
};

/** Between two links of one purpose, so that nobody's inbox can be filled by a form. */
export const LINK_PAUSE = 60_000;
/** Older links of the same purpose stay good beside the newest, as mails may overtake each other. */
export const LINKS_KEPT = 3;
/** Of addresses that wait to be given an account back: the earliest stay, as the later ones may be a thief's. */
const UNDOS_KEPT = 8;

type Links = Pick<Account, 'openLinks'>;

/** The links with one more at their end, in the order in which they were asked for. */
export function withLink(
  { openLinks }: Links,
  purpose: OpenLink['purpose'],
  request: string,
  now: Date,
  details: LinkDetails = {},
): OpenLink[] {
  const alive = openLinks.filter(({ expiresAt }) => expiresAt > now);
  const same = alive.filter((link) => link.purpose === purpose);
  const undo = purpose === 'undo-email';
  if (undo && same.length >= UNDOS_KEPT) return alive;
  const dropped = undo ? [] : same.slice(0, Math.max(0, same.length + 1 - LINKS_KEPT));
  const expiresAt = new Date(now.getTime() + linkLifetimes[purpose]);
  return [
    ...alive.filter((link) => !dropped.includes(link)),
    { purpose, request, requestedAt: now, expiresAt, ...details },
  ];
}

/** How many links of a purpose were asked for just now. */
export const justAsked = (
  { openLinks }: Links,
  purpose: OpenLink['purpose'],
  now: Date,
): readonly OpenLink[] =>
  openLinks.filter(
    (link) => link.purpose === purpose && now.getTime() - link.requestedAt.getTime() < LINK_PAUSE,
  );

export const findOpenLink = ({ openLinks }: Links, request: string, now: Date): OpenLink | undefined =>
  openLinks.find((link) => link.request === request && link.expiresAt > now);

/** Whether this link still does something. */
export const linkIsOpen = (account: Links, request: string, now: Date): boolean =>
  findOpenLink(account, request, now) !== undefined;

export const withoutLinks = ({ openLinks }: Links, ...purposes: OpenLink['purpose'][]) => ({
  openLinks: openLinks.filter(({ purpose }) => !purposes.includes(purpose)),
});

const waysBack: ReadonlySet<OpenLink['purpose']> = new Set(['undo-email', ...factorNotices]);

/** What stays when all that is pending is dropped: the way back to a former address, or from a passkey of somebody else's, which no new password may close. */
export const onlyWaysBack = ({ openLinks }: Links) => ({
  openLinks: openLinks.filter(({ purpose }) => waysBack.has(purpose)),
});
