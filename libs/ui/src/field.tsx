import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { control, edge, useField, type FieldFrame } from './field-frame.js';
import { ChevronDown } from './icons.js';

export { FieldError } from './field-frame.js';

/**
 * A labelled text box. Takes all of `<input>`, so that `{...register('name')}` works.
 *
 * Screen readers find it named `label` and described by `hint` and `error`; an error is read out politely as soon as it appears. So do
 * `Textarea` and `Select`.
 */
export function Input({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  ...rest
}: FieldFrame & ComponentProps<'input'>) {
  const { attributes, before, after } = useField(
    { label, hint, error, hideLabel, required: rest.required },
    id,
  );
  return (
    <div className={className}>
      {before}
      <input {...rest} {...attributes} className={clsx(control, 'h-12', edge(Boolean(error)))} />
      {after}
    </div>
  );
}

/** A labelled text box of several lines, as `Input` is one of one. */
export function Textarea({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  rows = 5,
  ...rest
}: FieldFrame & ComponentProps<'textarea'>) {
  const { attributes, before, after } = useField(
    { label, hint, error, hideLabel, required: rest.required },
    id,
  );
  return (
    <div className={className}>
      {before}
      <textarea
        {...rest}
        {...attributes}
        rows={rows}
        className={clsx(control, 'block resize-y py-3 leading-normal', edge(Boolean(error)))}
      />
      {after}
    </div>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The platform's own select: it is the best one on a phone. `options` or `<option>` children. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  options,
  children,
  ...rest
}: FieldFrame & ComponentProps<'select'> & { options?: readonly SelectOption[] }) {
  const { attributes, before, after } = useField(
    { label, hint, error, hideLabel, required: rest.required },
    id,
  );
  return (
    <div className={className}>
      {before}
      <div className="relative">
        <select
          {...rest}
          {...attributes}
          className={clsx(control, 'h-12 appearance-none pr-10', edge(Boolean(error)))}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-stone"
          aria-hidden
        />
      </div>
      {after}
    </div>
  );
}
