import { X } from '@lintel/ui';
import { activeFilters } from './filter-options.js';
import type { ResultsSearch } from './search-query.js';
import type { ChangeSearch } from './use-search.js';

/** The filters that are on, each removable. */
export function FilterChips({ search, change }: { search: ResultsSearch; change: ChangeSearch }) {
  const active = activeFilters(search.listingType, search.criteria);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="mb-6 flex flex-wrap gap-2">
      {active.map(({ name, text, without }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove filter: ${text}`}
            onClick={() => change((current) => ({ ...current, criteria: without }))}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-3.5 text-sm font-medium transition-colors hover:border-ink pointer-coarse:min-h-11"
          >
            <span className="truncate">{text}</span>
            <X className="size-4 shrink-0 text-stone" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
