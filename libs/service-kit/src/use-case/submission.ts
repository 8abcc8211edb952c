import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import type { Refusal } from './refusal.js';

/** Told by the client, so that sending again is safe. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'Give a key of 8 to 100 characters without blanks, such as a UUID');

/**
 * Identifies a request that may come twice, by the idempotency key that its sender chose. Whoever answers it keeps both fields beside what came of it: in
 * the same write, or in a collection of their own where the id of that has to be settled before. Kept digests outlive releases: never change how they are made.
 */
export interface Submission {
  /** A digest of who sends it and the key they chose, so that nobody meets the keys of others. */
  readonly key: string;
  /** A digest of what is asked for. */
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
