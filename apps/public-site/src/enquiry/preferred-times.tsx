import { viewingSlots } from '@lintel/contracts';
import { Button, FieldError, Plus, Select, X } from '@lintel/ui';
import { useState } from 'react';

interface PreferredTimesProps {
  readonly value: readonly string[];
  readonly onValueChange: (times: string[]) => void;
  readonly error: string | undefined;
}

/** Times added one at a time, each once, and removed one at a time. */
export function PreferredTimes({ value, onValueChange, error }: PreferredTimesProps) {
  const [slot, setSlot] = useState('');
  const addable = slot !== '' && !value.includes(slot);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Preferred times</legend>
      <div className="flex items-end gap-2">
        <Select
          className="flex-1"
          label="Preferred times"
          value={slot}
          onChange={(event) => setSlot(event.target.value)}
          options={[
            { value: '', label: 'Choose a time' },
            ...viewingSlots.map((time) => ({ value: time, label: time, disabled: value.includes(time) })),
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
      <ul aria-label="Times added" className="mt-3 flex flex-wrap gap-2">
        {value.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-label={`Remove ${time}`}
              onClick={() => onValueChange(value.filter((other) => other !== time))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold tabular-nums hover:border-ink hover:bg-sunken"
            >
              {time}
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <FieldError message={error} />
    </fieldset>
  );
}
