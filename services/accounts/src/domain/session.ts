import type { Account } from './account.js';

/** One device that is signed in: a family of refresh tokens of which only the last is good. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  /** The account's when its password was read: what ended the account's sessions since ends this one, even if it was not open yet. */
  readonly accountVersion: number;
  /** SHA-256 of the secret part of the refresh token that is good now. */
  readonly secretHash: string;
  /** Of the one before. */
  readonly previousHash: string | null;
  readonly rotatedAt: Date;
  /** As the browser calls itself. */
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When its owner last gave their password on it. */
  readonly passwordAt: Date | null;
  /** When they last showed a passkey or a code on it; null: never. */
  readonly factorAt: Date | null;
}

/** What its owner showed to prove who they are. */
export type Proof = 'password' | 'factor';

export const sessionLifetimes = {
  /** An access token, unless gateways hear sooner that it is no longer good. Seconds. */
  accessSeconds: 300,
  /** How long a session lasts without use, in milliseconds. */
  refreshMs: 30 * 24 * 3_600_000,
  /** Two requests of one browser may carry the same token at once: for this long the previous one is no theft. Milliseconds. */
  graceMs: 10_000,
} as const;

/** Whether the account has ended it. */
export const endedBy = (account: Account, { id, accountVersion }: Session): boolean =>
  account.closedAt !== null || (accountVersion < account.sessionsFrom && id !== account.keptSession);

/** What a presented secret means for its session. */
export type Presented = 'current' | 'just-rotated' | 'reused' | 'expired';

export function judge(session: Session, secretHash: string, now: Date): Presented {
  if (session.expiresAt <= now) return 'expired';
  if (session.secretHash === secretHash) return 'current';
  const age = now.getTime() - session.rotatedAt.getTime();
  return session.previousHash === secretHash && age <= sessionLifetimes.graceMs ? 'just-rotated' : 'reused';
}

export const rotated = (session: Session, secretHash: string, now: Date): Session => ({
  ...session,
  secretHash,
  previousHash: session.secretHash,
  rotatedAt: now,
  expiresAt: new Date(now.getTime() + sessionLifetimes.refreshMs),
});
