import { clsx } from '@lintel/ui';
import { wishText, type WishKey } from '@lintel/contracts/search';
import { useId } from 'react';
import type { ResultsSearch } from '../results-address.js';
import type { ChangeSearch } from '../use-search.js';
import { strengthOf, withStrength, type Strength } from './wish-changes.js';

const choices: Readonly<Record<Strength, { readonly label: string; readonly means: string }>> = {
  wish: {
    label: 'Wanted',
    means: 'Homes that have it come first. Those that say they have not are left out.',
  },
  must: { label: 'Must have', means: 'Only homes that say they have it.' },
  ideally: { label: 'Ideally', means: 'Homes that have it come first, and none is left out.' },
};

/** How much a feature matters. */
export function StrengthEditor({
  wish,
  search,
  change,
}: {
  wish: WishKey;
  search: ResultsSearch;
  change: ChangeSearch;
}) {
  const name = useId();
  const chosen = strengthOf(wish, search.wishes ?? {});
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">How much does it matter: {wishText(wish)}?</legend>
      {(Object.keys(choices) as Strength[]).map((strength) => (
        <label
          key={strength}
          className={clsx(
            'flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-sunken',
            strength === chosen && 'bg-sunken',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={strength === chosen}
            onChange={() => change((current) => withStrength(current, wish, strength), { replace: true })}
            className="mt-1 size-4.5 shrink-0 accent-brick"
          />
          <span>
            <span className="block font-medium">{choices[strength].label}</span>
            <span className="block text-sm text-soft">{choices[strength].means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
