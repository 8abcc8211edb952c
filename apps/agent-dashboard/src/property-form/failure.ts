import { isApiError } from '@lintel/web';
import { formFieldOf } from './form/field-words.js';

/** What is wrong with a field of the form, in the service's words. */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** The fields at fault as the form calls them, the first of each. */
export function fieldFailures(error: unknown): readonly FieldFailure[] {
  if (!isApiError(error)) return [];
  const found = new Map<string, string>();
  for (const { code, field, message } of error.issues) {
    if (code !== 'BAD_USER_INPUT' || field === undefined) continue;
    const name = formFieldOf(field);
    if (!found.has(name)) found.set(name, message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/** What happened, in the words of the specification (section 8) where it has them, else the service's. */
export function messageOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.has('UNAUTHENTICATED')) return 'Not authenticated';
  if (error.has('FORBIDDEN')) return 'Not an estate agent';
  return error.kind === 'http' || error.has('INTERNAL') ? undefined : error.message;
}
