import { Button, clsx, RotateCcw, Select } from '@lintel/ui';
import { createStore, usePageTitle } from '@lintel/web';
import type { ListingSort } from './results-address.js';
import { searchFacets } from './results-queries.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RecentlyViewed } from '../recently-viewed/index.js';
import { useRecordSearch } from '../recent-searches/use-record-search.js';
import { CompareBar } from '../choosing/compare-bar.js';
import { useHiddenHomes } from '../choosing/hidden-homes.js';
import { HiddenLine } from '../choosing/hidden-line.js';
import { DescribeBox, useDescribe } from './describe-box.js';
import { EmptyResults } from './empty-results.js';
import { countsOf } from './facet-counts.js';
import { FilterChips } from './filter-chips.js';
import { FilterFields } from './filter-fields.js';
import { activeFilters, homesText } from './filter-options.js';
import { FilterSheet } from './filter-sheet.js';
import { MapPanel } from './map-panel.js';
import { ResultsList } from './results-list.js';
import { SaveSearch } from './save-search/index.js';
import { cleared, sortLabels, sortsFor, withListingType } from './search-changes.js';
import { TypeToggle } from './type-toggle.js';
import { useKeptPlace, useReturnPlace } from './use-kept-place.js';
import { useMedia, wide } from './use-media.js';
import { useResults } from './use-results.js';
import { useSearch } from './use-search.js';
import { ViewToggle } from './view-toggle.js';

const title = 'Find Your Perfect Home';

/** `/properties`: the homes of the search that the address names. */
export default function ResultsPage() {
  usePageTitle(title);
  const { search, searched, change, describe } = useSearch();
  const returned = useReturnPlace();
  const results = useResults(search, returned?.pages);
  const facets = useQuery(searchFacets({ ...search, except: useHiddenHomes() }));
  const words = useDescribe(search, describe);
  const [resets, setResets] = useState(0);
  const [highlighted] = useState(() => createStore<number | undefined>(undefined));
  const section = useRef<HTMLElement>(null);
  const ready = results.state === 'ready';
  useRecordSearch(search, ready && results.homes.length > 0);
  useKeptPlace(returned, { pages: results.pages, ready, area: section });

  const onMap = search.view === 'map';
  const roomForBoth = useMedia(wide);
  const active = activeFilters(search).length;
  const reset = (): void => {
    // Replaces the fields, so that what was typed a moment ago is not committed afterwards.
    setResets((count) => count + 1);
    change(cleared, { forget: true });
  };
  const countOf = countsOf(facets.data?.facets);
  const around =
    results.place !== undefined && search.criteria.location !== undefined
      ? { place: results.place, radius: results.radius }
      : undefined;
  const fields = (
    <FilterFields key={resets} search={search} around={around} countOf={countOf} change={change} />
  );
  const count = results.total === undefined ? undefined : homesText(results.total);
  const sorts = sortsFor(search, results.place !== undefined);
  const empty = (
    <EmptyResults
      search={search}
      facets={facets.isPlaceholderData ? undefined : facets.data}
      change={change}
      onReset={reset}
    />
  );

  return (
    <div className={clsx('mx-auto max-w-page px-4 pt-8 pb-20 md:px-8 md:pt-12', onMap && 'pt-4!')}>
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 md:gap-y-6">
        {/* The heading makes room for the map. */}
        <h1 className={clsx('text-2xl md:text-3xl', onMap && 'sr-only')}>{title}</h1>
        <TypeToggle
          chosen={search.listingType}
          onChoose={(listingType) => change((current) => withListingType(current, listingType))}
        />
        <div className={onMap ? 'flex-1 max-xl:hidden' : 'w-full'}>
          <DescribeBox
            words={searched?.text ?? ''}
            busy={words.busy}
            failure={words.failure}
            onSearch={(text) => void words.run(text)}
          />
        </div>
      </header>
      <div
        className={
          onMap
            ? 'mt-3 xl:mt-4'
            : 'mt-6 grid gap-10 lg:mt-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:border-t lg:border-line lg:pt-8'
        }
      >
        {!onMap && (
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
        )}
        <section ref={section} aria-labelledby="homes-found" className="min-w-0">
          <FilterChips
            search={search}
            searched={searched}
            around={around}
            countOf={countOf}
            change={change}
            hint={onMap ? 'Move the map to search an area.' : undefined}
            onReread={(listingType) => void words.run(searched?.text ?? '', listingType)}
          />
          <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-3', onMap ? 'mb-4' : 'mb-6')}>
            <h2
              id="homes-found"
              tabIndex={-1}
              aria-live="polite"
              className="min-h-7 text-xl tabular-nums outline-none max-sm:flex-1"
            >
              {count ??
                (results.state === 'failed' ? 'Homes' : <span className="text-stone">Counting homes…</span>)}
            </h2>
            <div className="flex flex-wrap items-center gap-x-3 sm:flex-1">
              <SaveSearch search={search} />
              <HiddenLine />
            </div>
            <ViewToggle
              chosen={search.view}
              onChoose={(view) => change((current) => ({ ...current, view }))}
            />
            <div className="flex items-center gap-3 max-lg:w-full">
              <FilterSheet
                active={active}
                everywhere={onMap}
                showText={count ? `Show ${count}` : 'Show homes'}
                onReset={reset}
              >
                {fields}
              </FilterSheet>
              <Select
                label="Sort by"
                hideLabel
                className="w-52 max-lg:w-auto max-lg:min-w-0 max-lg:flex-1"
                options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
                value={search.sort}
                onChange={({ target }) =>
                  change((current) => ({ ...current, sort: target.value as ListingSort }))
                }
              />
            </div>
          </div>
          {!onMap && <ResultsList results={results} empty={empty} />}
          {onMap && (
            <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
              {roomForBoth && (
                <div className="min-w-0">
                  <ResultsList results={results} empty={empty} highlighted={highlighted} />
                </div>
              )}
              <MapPanel search={search} homes={results.homes} change={change} highlighted={highlighted} />
            </div>
          )}
        </section>
      </div>
      <div className="mt-16">
        <RecentlyViewed />
      </div>
      <CompareBar />
    </div>
  );
}
