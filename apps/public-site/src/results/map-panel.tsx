import { Skeleton } from '@lintel/ui';
import { MapBoundary, withRetries } from '@lintel/ui/map-loading';
import type { ListingCard, ResultsSearch, WritableStore } from '@lintel/web';
import { lazy, Suspense } from 'react';
import type { ChangeSearch } from './use-search.js';

/** Its own chunk, with the map library: it loads when a map is shown. */
const ResultsMap = lazy(() =>
  withRetries(
    () => import('./map/results-map.js'),
    // Specification, section 8.
    (error, attempt) => console.error(`The map could not be loaded (attempt ${attempt})`, error),
  ),
);

export interface MapPanelProps {
  readonly search: ResultsSearch;
  /** Those of the list, whose cards are known already. */
  readonly homes: readonly ListingCard[];
  readonly change: ChangeSearch;
  readonly highlighted: WritableStore<number | undefined>;
}

/** The map's frame: as tall as the window leaves it, there before the map is. */
export const MapPanel = (props: MapPanelProps) => (
  <div className="h-[max(26rem,calc(100dvh-11rem))] min-w-0 overflow-hidden rounded-card border border-line bg-sunken max-md:-mx-4 max-md:rounded-none max-md:border-x-0 xl:sticky xl:top-20 xl:h-[max(32rem,calc(100dvh-10rem))]">
    <MapBoundary text="The map could not be loaded. The list has the same homes.">
      <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
        <ResultsMap {...props} />
      </Suspense>
    </MapBoundary>
  </div>
);
