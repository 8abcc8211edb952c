import { fieldLabels } from './field-words.js';

/** The element that takes the focus for a field. */
export const fieldElementId = (field: string): string => `property-${field.replaceAll('.', '-')}`;

const order = Object.keys(fieldLabels);
const placeOf = (field: string): number => {
  const place = order.indexOf(field);
  return place === -1 ? order.length : place;
};

/** The first of these as the form shows them. */
export const firstField = (fields: readonly string[]): string | undefined =>
  [...fields].sort((one, other) => placeOf(one) - placeOf(other))[0];

/** Moves the focus to the first of these fields. */
export function focusFirst(fields: readonly string[]): void {
  const first = firstField(fields);
  const element = first === undefined ? null : document.getElementById(fieldElementId(first));
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
