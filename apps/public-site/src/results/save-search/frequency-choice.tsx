import { alertFrequencies, type AlertFrequency } from '@lintel/web';
import { useId } from 'react';
import { frequencyText } from '../../saved/searches/frequency-words.js';

/** How often new homes are told of. */
export function FrequencyChoice({
  chosen,
  onChoose,
  hint,
}: {
  chosen: AlertFrequency;
  onChoose: (frequency: AlertFrequency) => void;
  /** What the choice means. */
  hint: string;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">Alert me about new homes</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {alertFrequencies.map((choice) => (
          <label
            key={choice}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-3.5 hover:border-ink has-checked:border-ink has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="size-4.5 shrink-0 accent-brick"
            />
            {frequencyText[choice]}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
        {hint}
      </p>
    </fieldset>
  );
}
