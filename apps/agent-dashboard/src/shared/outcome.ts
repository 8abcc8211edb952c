import { isApiError, shell } from '@lintel/web';

/** Says that something was done (specification, section 8: title 'Success'). */
export const tellSuccess = (
  text: string,
  action?: { readonly label: string; readonly run: () => void },
): void => shell().toast({ tone: 'success', title: 'Success', description: text, ...(action && { action }) });

/**
 * Says that something was not done (specification, section 8: title 'Error'), and why where the server said so.
 *
 * @param text the specification's, such as 'Failed to accept viewing request'.
 * @param explained whether the page itself says why.
 */
export function tellError(text: string, error: unknown, explained = false): void {
  console.error(text, error);
  const why = explained ? undefined : reasonOf(error);
  shell().toast({
    tone: 'destructive',
    title: 'Error',
    error,
    description: why === undefined ? text : `${text.replace(/\.$/, '')}. ${why}`,
  });
}

/** The server's reason for a refusal; undefined where it gave none, as when it could not be reached. */
export const reasonOf = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'graphql' && !error.has('INTERNAL') && !error.has('UNAVAILABLE')
    ? error.message
    : undefined;

/** Whether what was to be changed is no longer what was read. */
export const beaten = (error: unknown): boolean =>
  isApiError(error) && (error.has('CONFLICT') || error.has('NOT_FOUND'));
