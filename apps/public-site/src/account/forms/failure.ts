import { isApiError } from '@lintel/web';

/** What is wrong with fields of the form, in the service's words. */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** The fields at fault as the form calls them: without the name of the operation's argument. */
export const fieldFailures = (error: unknown): readonly FieldFailure[] =>
  isApiError(error)
    ? error.issues.flatMap(({ code, field, message }) =>
        code === 'BAD_USER_INPUT' && field !== undefined
          ? [{ field: field.replace(/^input\./, ''), message }]
          : [],
      )
    : [];

/** What happened, in words for the visitor; `otherwise` when there are none. */
export const messageOf = (error: unknown, otherwise: string): string =>
  isApiError(error) && error.kind !== 'http' && error.message !== '' ? error.message : otherwise;

/** Whether the API gave this reason, such as `EMAIL_NOT_CONFIRMED`. */
export const hasCode = (error: unknown, code: string): boolean => isApiError(error) && error.has(code);
