import { useFormContext, type FieldPath } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import type { PropertyValues } from '../form/property-values.js';

/** What ties a control of `@lintel/ui` to a field of the form, its error included. */
export function usePropertyField() {
  const { register, getFieldState, formState } = useFormContext<PropertyValues>();
  return (name: FieldPath<PropertyValues>) => ({
    ...register(name),
    id: fieldElementId(name),
    error: getFieldState(name, formState).error?.message,
  });
}
