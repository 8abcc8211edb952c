import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import type { Viewing } from '../domain/viewing.js';
import type { KeptAnswer, ViewingStore } from './viewing-store.js';

/** What to keep beside the outcome of a request that carried a key. */
export function keptAnswer(
  caller: string,
  operation: string,
  key: string | null,
  asked: unknown,
): KeptAnswer | null {
  if (key === null) return null;
  return {
    key: sha256(JSON.stringify([caller, key])),
    digest: sha256(JSON.stringify([operation, asked])),
  };
}

/** The viewing that a request of this key has made; null when there was none. */
export async function madeBefore(
  viewings: Pick<ViewingStore, 'requested'>,
  answer: KeptAnswer,
): Promise<Result<Viewing, Refusal> | null> {
  const known = await viewings.requested(answer.key);
  if (!known) return null;
  return known.digest === answer.digest ? succeed(known.viewing) : refuseOtherContent();
}

export const refuseOtherContent = (): Result<never, Refusal> =>
  refuseField(
    'input.idempotencyKey',
    'This key has been used for another request. Send what was changed with a new key.',
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
