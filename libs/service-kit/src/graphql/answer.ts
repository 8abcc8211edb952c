import type { Result } from '@lintel/kernel';
import type { Refusal } from '../use-case/refusal.js';
import { FieldError } from './field-error.js';

/** What a use case came to, for a resolver; throws its refusal as a `FieldError`. */
export function answer<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  const { code, message, problems, extensions } = result.failure;
  const error = new FieldError(code, message, problems);
  Object.assign(error.extensions, extensions);
  throw error;
}

/** The same, for what may be missing. */
export const answerOrNull = <Value>(result: Result<Value, Refusal>): Value | null =>
  !result.ok && result.failure.code === 'NOT_FOUND' ? null : answer(result);
