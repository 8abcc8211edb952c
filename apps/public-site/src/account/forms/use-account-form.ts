import { zodResolver } from '@hookform/resolvers/zod';
import { shell } from '@lintel/web';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { mismatch } from './account-schemas.js';
import { fieldFailures } from './failure.js';

/** A form that is judged by its schema when it is sent, and after that while it is corrected. */
export const useAccountForm = <Fields extends FieldValues>(
  schema: z.ZodType<Fields, Fields>,
  defaultValues: DefaultValues<Fields>,
): UseFormReturn<Fields> => useForm<Fields>({ resolver: zodResolver(schema), defaultValues });

export interface Sending<Fields extends FieldValues> {
  readonly send: (fields: Fields) => Promise<unknown>;
  /** Called once messages about fields stand beside them. Nothing that was typed is lost. */
  readonly failed: (error: unknown) => void;
  /** A toast in addition, when the two passwords differ. */
  readonly mismatched?: { readonly title: string; readonly description: string };
}

/** What the form does when it is sent. */
export const sending =
  <Fields extends FieldValues>(
    { handleSubmit, setError, getValues }: UseFormReturn<Fields>,
    { send, failed, mismatched }: Sending<Fields>,
  ) =>
  (event: React.SyntheticEvent): void =>
    void handleSubmit(
      async (fields) => {
        try {
          await send(fields);
        } catch (error) {
          for (const { field, message } of fieldFailures(error))
            if (field in getValues()) setError(field as Path<Fields>, { message }, { shouldFocus: true });
          failed(error);
        }
      },
      (errors) => {
        if (mismatched && errors['confirmPassword']?.message === mismatch)
          shell().toast({ tone: 'destructive', ...mismatched });
      },
    )(event);
