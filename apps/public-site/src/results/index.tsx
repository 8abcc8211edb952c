import { Button, RotateCcw, Select } from '@lintel/ui';
import { usePageTitle, type ListingSort } from '@lintel/web';
import { useState } from 'react';
import { FilterChips } from './filter-chips.js';
import { FilterFields } from './filter-fields.js';
import { activeFilters, homesText } from './filter-options.js';
import { FilterSheet } from './filter-sheet.js';
import { ResultsList } from './results-list.js';
import { sortLabels, withListingType } from './search-query.js';
import { TypeToggle } from './type-toggle.js';
import { useResults } from './use-results.js';
import { useSearch } from './use-search.js';

const title = 'Find Your Perfect Home';
const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** `/properties`: the homes of the search that the address names. */
export default function ResultsPage() {
  usePageTitle(title);
  const { search, change } = useSearch();
  const results = useResults(search);
  const [resets, setResets] = useState(0);
  const active = activeFilters(search.listingType, search.criteria).length;
  const reset = (): void => {
    // New fields: what was typed a moment ago and waits is dropped as well.
    setResets((count) => count + 1);
    change((current) => ({ ...current, criteria: {} }));
  };
  const fields = <FilterFields key={resets} search={search} change={change} />;
  const count = results.total === undefined ? undefined : homesText(results.total);

  return (
    <div className="mx-auto max-w-wide px-4 pt-8 pb-20 md:px-8 md:pt-12">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <TypeToggle
          chosen={search.listingType}
          onChoose={(listingType) => change((current) => withListingType(current, listingType))}
        />
      </header>
      <div className="mt-6 grid gap-10 border-t border-line pt-6 md:mt-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:pt-8">
        <aside aria-label="Filters" className="hidden lg:block">
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-2 pb-4 pl-1 [scrollbar-width:thin]">
            <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
              <h2 className="text-xl">Filters</h2>
              <Button variant="quiet" size="small" className="-mr-2" onClick={reset}>
                <RotateCcw className="size-4!" aria-hidden />
                Reset Filters
              </Button>
            </div>
            {fields}
          </div>
        </aside>
        <section aria-labelledby="homes-found" className="min-w-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <h2 id="homes-found" aria-live="polite" className="min-h-7 text-xl tabular-nums max-sm:w-full">
              {count ??
                (results.state === 'failed' ? 'Homes' : <span className="text-stone">Counting homes…</span>)}
            </h2>
            <div className="flex flex-1 items-center justify-between gap-3 sm:justify-end">
              <FilterSheet active={active} showText={count ? `Show ${count}` : 'Show homes'} onReset={reset}>
                {fields}
              </FilterSheet>
              <Select
                label="Sort by"
                hideLabel
                className="w-52 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
                options={sortOptions}
                value={search.sort}
                onChange={({ target }) =>
                  change((current) => ({ ...current, sort: target.value as ListingSort }))
                }
              />
            </div>
          </div>
          <FilterChips search={search} change={change} />
          <ResultsList results={results} onReset={reset} />
        </section>
      </div>
    </div>
  );
}
