import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.js';
import { control, edge, useField, type FieldFrame } from './field-frame.js';
import { Eye, EyeOff } from './icons.js';

/**
 * A labelled box for a password, which a button shows and hides. Takes all of `<input>`; `autoComplete` says whether it is a
 * `current-password` or a `new-password`. Nothing keeps a password from being pasted.
 *
 * - **Keyboard**: Tab reaches the box, then its button; Enter or Space shows or hides.
 * - **Screen readers**: a text box as `Input`, and a button 'Show password' or 'Hide password'.
 */
export function PasswordInput({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  disabled,
  ...rest
}: FieldFrame & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const { attributes, before, after } = useField(
    { label, hint, error, hideLabel, required: rest.required },
    id,
  );
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={className}>
      {before}
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...attributes}
          disabled={disabled}
          type={shown ? 'text' : 'password'}
          className={clsx(control, 'h-12 pr-13', edge(Boolean(error)))}
        />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-controls={attributes.id}
          disabled={disabled}
          className="absolute! top-0.5 right-1 text-stone hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </IconButton>
      </div>
      {after}
    </div>
  );
}
