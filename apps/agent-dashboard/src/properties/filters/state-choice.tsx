import { clsx, Skeleton } from '@lintel/ui';
import { numberText } from '@lintel/web';
import type { AgencyListingPage, AgencyListingState } from '../agency-listings-queries.js';
import { stateChoiceText } from './filter-words.js';
import { states } from './stock-filters.js';

interface StateChoiceProps {
  readonly chosen: AgencyListingState | undefined;
  /** Undefined until they are known. */
  readonly counts: AgencyListingPage['counts'] | undefined;
  readonly onChoose: (state: AgencyListingState | undefined) => void;
}

/** The stock by state, with how many are in each. */
export const StateChoice = ({ chosen, counts, onChoose }: StateChoiceProps) => (
  <div
    role="group"
    aria-label="Properties by state"
    // Room for the focus rings, which the scrolling would cut off.
    className="-mx-4 flex max-w-[100vw] gap-1.5 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
  >
    {[undefined, ...states].map((state) => (
      <button
        key={state ?? 'all'}
        type="button"
        aria-pressed={state === chosen}
        onClick={() => onChoose(state)}
        className={clsx(
          'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors',
          state === chosen
            ? 'border-ink bg-ink text-paper'
            : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
        )}
      >
        {state ? stateChoiceText[state] : 'All'}
        {counts ? (
          <span className={clsx('tabular-nums', state === chosen ? 'opacity-80' : 'text-stone')}>
            {numberText(state ? counts[state] : counts.published + counts.draft + counts.archived)}
          </span>
        ) : (
          <Skeleton className="h-4 w-5" />
        )}
      </button>
    ))}
  </div>
);
