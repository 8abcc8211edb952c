import { Bed, Picture, PriceText, Skeleton, SkeletonRegion } from '@lintel/ui';
import { bedsText, listingStatusText, listingTypeText, priceText } from '@lintel/web';
import { listingsByIds, type ListingCard } from '../results/results-queries.js';
import { recentlyViewed } from './recently-viewed.js';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

const row =
  'grid grid-flow-col auto-cols-[minmax(10.5rem,1fr)] gap-5 overflow-x-auto pb-4 pt-1 -mx-1 px-1 sm:auto-cols-[minmax(12rem,14rem)] [scrollbar-width:thin]';

/**
 * The last homes seen on this device, the latest first, without `except`, the home of the page. Nothing while there are none; homes that
 * were removed since are left out. A failure shows nothing: the page does not depend on it.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const store = recentlyViewed();
  const now = useSyncExternalStore(store.subscribe, store.get);
  // Read once, as the page opens: at that moment its own home joins the list, which should move nothing.
  const [ids] = useState(() => now.filter((id) => id !== except));
  const { data: homes, isPending } = useQuery(listingsByIds(ids));
  if (ids.length === 0 || (!isPending && !homes?.length)) return null;
  return (
    <section aria-labelledby="recently-viewed" className="border-t border-line pt-8">
      <h2 id="recently-viewed" className="mb-4 text-xl">
        Recently viewed
      </h2>
      {isPending ? (
        <SkeletonRegion label="Loading recently viewed homes" className={row}>
          {ids.map((id) => (
            <span key={id}>
              <Skeleton className="aspect-4/3 rounded-control" />
              <Skeleton className="mt-3 h-5 w-1/2" />
              <Skeleton className="mt-2 h-5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-2/3" />
            </span>
          ))}
        </SkeletonRegion>
      ) : (
        <ul className={row}>
          {homes?.map((home) => (
            <SeenHome key={home.id} home={home} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SeenHome({ home }: { home: ListingCard }) {
  const beds = bedsText(home);
  return (
    <li className="group relative min-w-0">
      <div className="aspect-4/3 overflow-hidden rounded-control transition-[translate,box-shadow] group-focus-within:-translate-y-1 group-hover:-translate-y-1 group-hover:shadow-float">
        <Picture image={home.images[0] && { ...home.images[0], alt: '' }} sizes="224px" />
      </div>
      <p className="mt-3">
        <PriceText text={priceText(home)} />
      </p>
      <p className="truncate">
        <Link
          to={`/property/${home.id}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {home.title}
        </Link>
      </p>
      <p className="flex items-center gap-1.5 truncate text-sm text-soft">
        {beds !== undefined && (
          <>
            <Bed className="size-4 shrink-0 text-stone" aria-hidden /> {beds} ·{' '}
          </>
        )}
        {home.status === 'available' ? listingTypeText[home.listingType] : listingStatusText[home.status]}
      </p>
    </li>
  );
}
