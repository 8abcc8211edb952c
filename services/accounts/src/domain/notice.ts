import type { NoticeKind } from '@lintel/contracts';
import { type Account, changed, sessionsEnded } from './account.js';
import { findOpenLink, justAsked, withLink } from './open-link.js';

interface Change {
  readonly now: Date;
}

/** Tells the owner what was done with the account, with a link for who did not do it. */
export function giveNotice(
  account: Account,
  notice: Exclude<NoticeKind, 'undo-email'>,
  request: string,
  { now }: Change,
  device?: string,
): Account {
  if (account.email === null || justAsked(account, notice, now).length > 0) return account;
  const details = { email: account.email, ...(device === undefined ? {} : { device }) };
  return { ...account, openLinks: withLink(account, notice, request, now, details) };
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
 * By the link of a notice: the account is that address's again, whatever was changed since, and nobody can sign in until its owner has chosen a password. The ways
 * back to addresses from before stay open: their owners had the account earlier.
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
    ...sessionsEnded(account),
    openLinks: withLink({ openLinks: earlier }, 'reset', reset, now),
  });
}
