import type { NoticeKind, StrongSignInChange } from '@lintel/contracts';
import { type Account, changed, sessionsEnded } from './account.js';
import { findOpenLink, justAsked, type OpenLink, WEEK, withLink } from './open-link.js';

interface Change {
  readonly now: Date;
}

/** Tells the owner what was done with the account, with a link in case they did not do it. */
export function giveNotice(
  account: Account,
  notice: Exclude<NoticeKind, 'undo-email'>,
  request: string,
  { now }: Change,
  device?: string,
): Account {
  if (account.email === null || justAsked(account, notice, now).length > 0) return account;
  // Told already, before a crash.
  if (account.openLinks.some((link) => link.request === request)) return account;
  const details = { email: account.email, ...(device === undefined ? {} : { device }) };
  return { ...account, openLinks: withLink(account, notice, request, now, details) };
}

/** Tells the owner of several changes at once to what they sign in with. */
export function giveFactorNotices(
  account: Account,
  changes: readonly { readonly change: StrongSignInChange; readonly request: string }[],
  { now }: Change,
): Account | null {
  let told = account;
  for (const { change, request } of changes)
    told = giveNotice(told, change === 'reset' ? 'factors-reset' : change, request, { now });
  return told === account ? null : changed(told, now, {});
}

/** A browser signs in that never did. The first one of all does so without a notice. */
export const meetDevice = (
  account: Account,
  mark: string,
  { request, device }: { readonly request: string; readonly device: string },
  change: Change,
): Account | null => {
  if (account.deviceMark === null) return changed(account, change.now, { deviceMark: mark });
  const told = giveNotice(account, 'new-device', request, change, device);
  return told === account ? null : changed(told, change.now, {});
};

/**
 * By the link of a notice: the account is that address's again, whatever was changed since, and nobody can sign in until its owner has chosen a password, with which
 * what was added lately to sign in with goes. The ways back to addresses from before stay open: their owners had the account earlier.
 */
export function giveBack(account: Account, request: string, reset: string, { now }: Change): Account | null {
  const link = findOpenLink(account, request, now);
  if (!link?.email) return null;
  const { email } = link;
  const earlier = account.openLinks
    .slice(0, account.openLinks.indexOf(link))
    .filter((one) => one.purpose === 'undo-email' && one.email !== email);
  return changed(account, now, {
    email,
    emailSince: email === account.email ? account.emailSince : account.version + 1,
    pendingEmail: null,
    passwordHash: null,
    deviceMark: null,
    suspectSince: suspectSince(account, link, now),
    ...sessionsEnded(account),
    openLinks: withLink({ openLinks: earlier }, 'reset', reset, now),
  });
}

/** Whoever does one thing may have done others before it. */
const BEFORE = 24 * 3_600_000;

/**
 * What was added within a week was told of with a link that is still good: it goes with any such link, so that the order in which they are followed does not matter. What
 * is older stays, as somebody who reads the owner's mail has no say in it.
 */
const suspectSince = ({ suspectSince: before }: Account, { requestedAt }: OpenLink, now: Date): Date =>
  new Date(Math.min(now.getTime() - WEEK, requestedAt.getTime() - BEFORE, before?.getTime() ?? Infinity));
