import { Skeleton } from '@lintel/ui';
import { MapBoundary, withRetries } from '@lintel/ui/map-loading';
import { lazy, Suspense, useRef } from 'react';
import { Part } from '../details.js';
import type { ListingDetail } from '../property-queries.js';
import { useNearViewport } from '../use-near-viewport.js';

const load = () =>
  withRetries(
    () => import('./home-costs.js'),
    (error, attempt) => console.error(`The costs could not be loaded (attempt ${attempt})`, error),
  );
/** Its own chunk: it loads when it is about to be seen. */
const CostOfBuying = lazy(async () => ({ default: (await load()).CostOfBuying }));
const CostOfRenting = lazy(async () => ({ default: (await load()).CostOfRenting }));

/** What buying or renting this home comes to; nothing where its price is not known. */
export function CostsSection({ listing: { listingType, price, address } }: { listing: ListingDetail }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  if (price === null) return null;
  const sale = listingType === 'sale';
  const Costs = sale ? CostOfBuying : CostOfRenting;
  // As high as what comes.
  const waiting = <Skeleton className={sale ? 'h-180 sm:h-150' : 'h-150 sm:h-120'} />;
  return (
    <div ref={frame} className="print:hidden">
      <Part id="costs" title={sale ? 'What It Costs' : 'Can I Afford It?'}>
        <MapBoundary text="The costs could not be loaded. Everything else here is still right.">
          <Suspense fallback={waiting}>
            {near ? <Costs pounds={price} address={address} /> : waiting}
          </Suspense>
        </MapBoundary>
      </Part>
    </div>
  );
}
