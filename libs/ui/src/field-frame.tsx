import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { CircleAlert } from './icons.js';

/** What a text box of any kind looks like. */
export const control =
  'w-full rounded-control border bg-surface px-3.5 text-base text-ink transition-[border-color] placeholder:text-stone disabled:cursor-not-allowed disabled:opacity-60 hover:border-ink focus-visible:outline-offset-0';
const star = "after:ml-0.5 after:text-clay after:content-['*'_/_'']";
export const edge = (invalid: boolean | undefined): string => (invalid ? 'border-clay' : 'border-edge');

export interface FieldFrame {
  readonly label: ReactNode;
  /** Help that is always there. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, in the visitor's words. */
  readonly error?: string | undefined;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** Marks the label with a star, which is not read out: the field itself says that it is required. */
  readonly required?: boolean | undefined;
}

/** A label before a field, help and errors after it, and the attributes that tie them together. */
export function useField(
  { label, hint, error, hideLabel, required }: FieldFrame,
  givenId: string | undefined,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return {
    attributes: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
    before: (
      <label
        htmlFor={id}
        className={
          hideLabel ? 'sr-only' : clsx('mb-1.5 block text-sm font-semibold text-ink', required && star)
        }
      >
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
