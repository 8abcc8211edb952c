import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import type { Refusal } from './refusal.js';

/**
 * What a request is known by that may come twice, as it carries a key of its sender's choice. Whoever answers it keeps both beside what came of it: in the
 * same write, or in a book of its own where the id of what will come of it has to be settled before. Kept digests outlive versions, and are made as ever.
 */
export interface Submission {
  /** Of who sends it and its key, so that nobody meets the keys of others. */
  readonly key: string;
  /** Of what is asked for. */
  readonly digest: string;
}

/** @param by who sends it: an account, or all visitors together */
export const submissionOf = (by: string, idempotencyKey: string, asked: unknown): Submission => ({
  key: digestOf([by, idempotencyKey]),
  digest: digestOf(asked),
});

/** What was kept for the key, where the same was asked for; a key that came with something else before is refused in the words of `otherwise`. */
export const unlessOther = <Kept extends { readonly digest: string }>(
  kept: Kept,
  { digest }: Submission,
  otherwise: () => Result<never, Refusal>,
): Result<Kept, Refusal> => (kept.digest === digest ? succeed(kept) : otherwise());

const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
