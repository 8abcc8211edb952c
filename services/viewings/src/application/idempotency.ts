import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField, type Submission, submissionOf, unlessOther } from '@lintel/service-kit';
import type { Viewing } from '../domain/viewing.js';
import type { ViewingStore } from './viewing-store.js';

/** What to keep beside the outcome of a request that carried a key. */
export const keptAnswer = (
  caller: string,
  operation: string,
  key: string | null,
  asked: unknown,
): Submission | null => (key === null ? null : submissionOf(caller, key, [operation, asked]));

/** The viewing that a request of this key has made; null when there was none. */
export async function madeBefore(
  viewings: Pick<ViewingStore, 'requested'>,
  answer: Submission,
): Promise<Result<Viewing, Refusal> | null> {
  const known = await viewings.requested(answer.key);
  const same = known && unlessOther(known, answer, refuseOtherContent);
  return same?.ok ? succeed(same.value.viewing) : same;
}

export const refuseOtherContent = (): Result<never, Refusal> =>
  refuseField(
    'input.idempotencyKey',
    'This key has been used for another request. Send what was changed with a new key.',
  );
