import { Checkbox, clsx, FieldError } from '@lintel/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** One of several groups that ask the same: its legend is quiet, and its choices are short enough to stand side by side. */
  readonly part?: boolean;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  /** What `register` gives for a list of values. */
  readonly field: ComponentProps<'input'>;
}

/** Any of some choices, a checkbox each. */
export function ChoiceGroup({ legend, part = false, hint, error, choices, field }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={part ? 'text-sm text-stone' : 'text-sm font-semibold'}>{legend}</legend>
      {hint !== undefined && <p className="text-sm text-stone">{hint}</p>}
      <div className={clsx('mt-1 grid gap-x-4', part && 'sm:grid-cols-2')}>
        {choices.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} {...field} />
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
