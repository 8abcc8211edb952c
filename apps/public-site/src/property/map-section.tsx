import { MapPin, Skeleton } from '@lintel/ui';
import { MapBoundary, withRetries } from '@lintel/ui/map-loading';
import type { ListingDetail } from './property-queries.js';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.js';

/** Its own chunk, with the map library: it loads when the map is about to be seen. */
const PropertyMap = lazy(() =>
  withRetries(
    () => import('./map/property-map.js'),
    // Specification, section 8.
    (error, attempt) => console.error(`The map could not be loaded (attempt ${attempt})`, error),
  ),
);

/** Where the home is: 400 px of map (specification, section 2) below its address. */
export function MapSection({ listing: { latitude, longitude, address } }: { listing: ListingDetail }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  const waiting = <Skeleton className="size-full rounded-none" />;
  return (
    <>
      <p className="mb-4 flex items-start gap-2 text-soft">
        <MapPin className="mt-0.5 size-5 shrink-0 text-stone" aria-hidden /> {address}
      </p>
      {latitude === null || longitude === null ? (
        <p className="text-soft">The position on a map has not been given.</p>
      ) : (
        <div
          ref={frame}
          className="h-[400px] overflow-hidden print:hidden rounded-card border border-line bg-sunken"
        >
          <MapBoundary text="The map could not be loaded. The address above is still right.">
            <Suspense fallback={waiting}>
              {near ? <PropertyMap latitude={latitude} longitude={longitude} address={address} /> : waiting}
            </Suspense>
          </MapBoundary>
        </div>
      )}
    </>
  );
}
