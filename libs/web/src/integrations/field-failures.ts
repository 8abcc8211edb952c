import { isApiError } from '../graphql/api-error.js';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows what the service says about fields, such as `input.scopes.0`, beside those fields. */
export function showFieldFailures<Fields extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
  error: unknown,
): void {
  if (!isApiError(error)) return;
  for (const { code, field, message } of error.issues) {
    const name = field?.split('.').find((part) => part in getValues());
    if (code === 'BAD_USER_INPUT' && name !== undefined)
      setError(name as Path<Fields>, { message }, { shouldFocus: true });
  }
}
