import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-frame.js';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
  /** Help that is always there. */
  readonly hint?: ReactNode;
  /** What is wrong with the choice, in the visitor's words. */
  readonly error?: string | undefined;
}

/**
 * The platform's own checkbox with its label, a target of 44 px. Takes all of `<input>`, so that `{...register('name')}` works.
 *
 * - **Keyboard**: Space.
 * - **Screen readers**: a checkbox named `label`, described by `hint` and `error`; an error is read out as soon as it appears.
 */
export const Checkbox = (props: ChoiceProps) => (
  <Choice {...props} look="size-5 shrink-0 rounded-sm accent-brick" />
);

/**
 * Something that is on or off at once, without a button that saves it; for a form that is sent, use `Checkbox`.
 *
 * - **Keyboard**: Space.
 * - **Screen readers**: a switch named `label`, on or off.
 */
export const Switch = (props: ChoiceProps) => (
  <Choice
    {...props}
    role="switch"
    look={clsx(
      'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-moss checked:bg-moss',
      'before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-edge before:transition-[translate,background-color] checked:before:translate-x-5 checked:before:bg-surface',
      // Colours of our own would vanish where the system's are forced.
      'forced-colors:appearance-auto forced-colors:before:hidden',
    )}
  />
);

function Choice({
  label,
  hint,
  error,
  look,
  id: givenId,
  className,
  ...rest
}: ChoiceProps & { look: string; role?: 'switch' }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60"
      >
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={clsx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          className={look}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
