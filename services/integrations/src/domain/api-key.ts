import type { ApiScope } from '@lintel/contracts';

/** What a program shows to be let in. Its secret is told once; a hash of it is kept. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Null: for the whole portal. */
  readonly agencyId: string | null;
  /** How the secret begins, to tell keys apart by. */
  readonly prefix: string;
  readonly hash: string;
  /** The secret before the last rotation, while it is still good. */
  readonly previous: { readonly prefix: string; readonly hash: string; readonly until: Date } | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** How a key's secret is known, without the secret. */
export type Marks = Pick<ApiKey, 'prefix' | 'hash'>;

export const isGood = ({ revokedAt, expiresAt }: ApiKey, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt);

/** Whether the key, found by this hash, lets in: the last secret does, and the one before it until its time is over. */
export const opens = (key: ApiKey, hash: string, now: Date): boolean =>
  isGood(key, now) &&
  (key.hash === hash || (key.previous !== null && key.previous.hash === hash && now < key.previous.until));

/** The same key with another secret; the one that it had is good until then. */
export const rotated = (key: ApiKey, marks: Marks, until: Date): ApiKey => ({
  ...key,
  ...marks,
  previous: { prefix: key.prefix, hash: key.hash, until },
});
