import { fireEvent, within } from '@testing-library/react';

/** A field of a form by its label, of whatever kind it is. */
export const field = (form: HTMLElement, label: string): HTMLInputElement =>
  within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( ?\\*)?$`));

/** Types into the fields of these labels. */
export function fillIn(form: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(form, label), { target: { value } });
}

/** What the fields of these labels hold. */
export const filledIn = (form: HTMLElement, labels: readonly string[]): Record<string, string> =>
  Object.fromEntries(labels.map((label) => [label, field(form, label).value]));

/** The labels of those among the fields that are marked as wrong. */
export const atFault = (form: HTMLElement, labels: readonly string[]): string[] =>
  labels.filter((label) => field(form, label).getAttribute('aria-invalid') === 'true');
