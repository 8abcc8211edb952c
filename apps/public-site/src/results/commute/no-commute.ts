import { isApiError } from '@lintel/web';

/** What is wrong with the commute that was asked for, in the API's words; undefined where something else failed. */
export function commuteProblem(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.issues.find(({ field }) => field?.startsWith('wishes.commute'))?.message;
}
