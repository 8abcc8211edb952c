import { Button, FieldError, Plus, Select, X } from '@lintel/ui';
import { useState } from 'react';

interface PreferredTimesProps {
  /** What can be added; a time that was added stays on the list and cannot be added twice. */
  readonly offered: readonly string[];
  readonly value: readonly string[];
  readonly onValueChange: (times: string[]) => void;
  readonly error: string | undefined;
  /** Help below the choice, such as that the free times are still coming. */
  readonly hint?: string | undefined;
  /** How a time is written; unchanged by default. */
  readonly words?: (time: string) => string;
  readonly label?: string;
}

/** Times added one at a time, each once, and removed one at a time. */
export function PreferredTimes({
  offered,
  value,
  onValueChange,
  error,
  hint,
  words = (time) => time,
  label = 'Preferred times',
}: PreferredTimesProps) {
  const [slot, setSlot] = useState('');
  const addable = offered.includes(slot) && !value.includes(slot);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-end gap-2">
        <Select
          className="min-w-0 flex-1"
          label={label}
          value={addable ? slot : ''}
          onChange={(event) => setSlot(event.target.value)}
          options={[
            { value: '', label: 'Choose a time' },
            ...offered.map((time) => ({ value: time, label: words(time), disabled: value.includes(time) })),
          ]}
        />
        <Button
          className="h-12"
          disabled={!addable}
          onClick={() => {
            onValueChange([...value, slot].sort());
            setSlot('');
          }}
        >
          <Plus aria-hidden />
          Add time
        </Button>
      </div>
      {hint !== undefined && (
        <p role="status" className="mt-1.5 text-sm text-stone">
          {hint}
        </p>
      )}
      <ul aria-label="Times added" className="mt-3 flex flex-wrap gap-2">
        {value.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-label={`Remove ${words(time)}`}
              onClick={() => onValueChange(value.filter((other) => other !== time))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold tabular-nums hover:border-ink hover:bg-sunken"
            >
              {words(time)}
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <FieldError message={error} />
    </fieldset>
  );
}
