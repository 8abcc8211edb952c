import { modelCriteriaSchema, type SearchCriteria } from '@lintel/contracts';
import type { ExtractionFailure } from './language-model.port.js';
import { fail, succeed, type Result } from '@lintel/kernel';

/**
 * The criteria out of what a model answered: unknown keys are dropped, and with a wrong type or a value out of bounds the whole is refused, since
 * then nothing else in it can be trusted. A null is taken as not mentioned, which models write for it.
 */
export function readCriteria(
  answer: unknown,
): Result<{ readonly criteria: SearchCriteria }, ExtractionFailure> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return fail({ code: 'malformed', message: 'The answer is not a JSON object' });
  const mentioned = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null));
  const read = modelCriteriaSchema.safeParse(mentioned);
  if (read.success && !CONTROL.test(read.data.location ?? '')) return succeed({ criteria: read.data });
  const field = read.success ? 'location' : String(read.error.issues[0]?.path[0]);
  return fail({ code: 'malformed', message: `The answer has an unusable ${field}` });
}

const CONTROL = /\p{Cc}/u;
