import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '../use-case/refusal.js';
import type { Identity } from './identity.js';

/** How long after proving who they are people may do what is dangerous, in milliseconds. */
export const confirmationLasts = 10 * 60_000;

/** How people may prove who they are once more. */
export type ConfirmationKind = 'password' | 'passkey' | 'authenticator' | 'recovery-code';

/** Refuses with `CONFIRM_IDENTITY`, which a page answers with a dialog before it tries again. */
export const confirmFirst = (kinds?: readonly ConfirmationKind[]): Result<never, Refusal> =>
  refuse('CONFIRM_IDENTITY', 'Please confirm that it is you.', kinds ? { extensions: { kinds } } : {});

/**
 * Asked before acts that a session left open must not allow, such as making keys. Those pass who have proved who they are within the last ten
 * minutes, with a passkey or a code where the account has one; programs with a token of their own have no session and pass. On a refusal the page
 * confirms by `confirmIdentity`, has its session renewed (`POST /session/renew`), and asks again.
 */
export function confirmedLately(identity: Identity, now: Date): Result<null, Refusal> {
  if (!identity.sessionId) return succeed(null);
  const at = (identity.confirmedAt ?? 0) * 1000;
  return now.getTime() - at <= confirmationLasts ? succeed(null) : confirmFirst();
}
