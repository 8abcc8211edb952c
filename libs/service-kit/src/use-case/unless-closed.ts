import type { Result } from '@lintel/kernel';
import { type Refusal, signInFirst } from './refusal.js';

/** What a service knows of accounts that were closed, by their ids. */
export interface ClosedAccounts {
  has(accountId: string): Promise<boolean>;
  /** Erases what was written for one that is closed. Idempotent. */
  erase(accountId: string): Promise<void>;
}

/**
 * Writes something that is kept by account, unless the account is closed: whoever comes with a token from before is told to sign in, and nothing of what
 * was under way stays. A service that hears that an account was closed has to record that first and erase afterwards: so whatever is written either was
 * there to be erased, or its writer finds the account closed and takes it back.
 */
export async function unlessClosed<T>(
  closed: ClosedAccounts,
  accountId: string,
  write: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  if (await closed.has(accountId)) return signInFirst();
  const written = await write();
  if (!(await closed.has(accountId))) return written;
  await closed.erase(accountId);
  return signInFirst();
}
