import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown, CircleAlert } from './icons.js';

const control =
  'w-full rounded-control border bg-surface px-3.5 text-base text-ink transition-[border-color] placeholder:text-stone disabled:cursor-not-allowed disabled:opacity-60 hover:border-ink focus-visible:outline-offset-0';
const edge = (invalid: boolean | undefined): string => (invalid ? 'border-clay' : 'border-edge');

interface FieldFrame {
  readonly label: ReactNode;
  /** Help that is always there. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, in the visitor's words. */
  readonly error?: string | undefined;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
}

function useField({ label, hint, error, hideLabel }: FieldFrame, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return {
    attributes: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
    before: (
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold text-ink'}>
        {label}
      </label>
    ),
    after: (
      <>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} message={error} />
      </>
    ),
  };
}

/** What is wrong with a field; a screen reader hears it as soon as it appears. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx('flex items-start gap-1.5 text-sm text-clay', message && 'mt-1.5')}
    >
      {message && (
        <>
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {message}
        </>
      )}
    </p>
  );
}

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
  const { attributes, before, after } = useField({ label, hint, error, hideLabel }, id);
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
  const { attributes, before, after } = useField({ label, hint, error, hideLabel }, id);
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
  const { attributes, before, after } = useField({ label, hint, error, hideLabel }, id);
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
