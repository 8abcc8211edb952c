import { Skeleton } from '@lintel/ui';
import { MapBoundary, withRetries } from '@lintel/ui/map-loading';
import type { ListingCard } from './results-queries.js';
import type { ResultsSearch } from './results-address.js';
import type { WritableStore } from '@lintel/web';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
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

/** The map's frame, there before the map is: from where it begins to the bottom of the window, and never taller than the window. */
export function MapPanel(props: MapPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current!;
    const measure = (): void => {
      // The panel's place before it sticks.
      const top = element.parentElement!.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--map-top', `${Math.round(top)}px`);
    };
    // The content above it wraps and grows, which moves the panel.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      // Clipped, not hidden: the card of a home keeps to the window's bottom where the panel goes on below it.
      className="h-[max(min(26rem,calc(100dvh-6rem)),calc(100dvh-var(--map-top,16rem)-1rem))] min-w-0 overflow-clip rounded-card border border-line bg-sunken max-md:-mx-4 max-md:rounded-none max-md:border-x-0 xl:sticky xl:top-20"
    >
      <MapBoundary text="The map could not be loaded. The list has the same homes.">
        <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
          <ResultsMap {...props} />
        </Suspense>
      </MapBoundary>
    </div>
  );
}
