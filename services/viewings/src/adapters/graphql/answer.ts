import type { Result } from '@lintel/kernel';
import { FieldError } from '@lintel/service-kit';
import type { Refusal } from '../../application/refusal.js';

/** What a use case came to, or its refusal as an error: a lost slot brings what is still free along. */
export function answer<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  const { code, message, problems = [], freeTimes } = result.failure;
  const error = new FieldError(code, message, problems);
  if (freeTimes) error.extensions['freeTimes'] = freeTimes;
  throw error;
}

/** The same, for what may be missing. */
export const answerOrNull = <Value>(result: Result<Value, Refusal>): Value | null =>
  !result.ok && result.failure.code === 'NOT_FOUND' ? null : answer(result);
