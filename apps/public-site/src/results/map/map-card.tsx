import {
  Bath,
  Bed,
  ChevronLeft,
  ChevronRight,
  IconButton,
  Picture,
  PriceText,
  Skeleton,
  X,
} from '@lintel/ui';
import { bathsText, bedsText, listingStatusText, priceText } from '@lintel/web';
import { listingsByIds, type ListingCard } from '../results-queries.js';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** The home of the pressed marker; with several at one spot, one after another. */
export function MapCard({
  ids,
  known,
  takeFocus,
  onClose,
}: {
  ids: readonly number[];
  /** Homes of the list, which need not be asked for. */
  known: readonly ListingCard[];
  /** Whether it was opened by the keyboard. */
  takeFocus: boolean;
  onClose: () => void;
}) {
  const [index, setIndex] = useState(0);
  const id = ids[Math.min(index, ids.length - 1)]!;
  const here = known.find((home) => home.id === id);
  const { data, isError } = useQuery({ ...listingsByIds([id]), enabled: !here });
  const home = here ?? data?.[0];
  const [beds, baths] = home ? [bedsText(home), bathsText(home)] : [];
  const card = useRef<HTMLDivElement>(null);
  // Brings the card into sight where too little of the map is in the window.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (takeFocus) card.current?.focus({ preventScroll: true });
  }, [takeFocus, ids]);
  const turn = (step: number): void => setIndex((index + step + ids.length) % ids.length);

  return (
    <div
      ref={card}
      role="group"
      aria-label="Home on the map"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="pointer-events-auto sticky bottom-3 rounded-card bg-surface text-ink shadow-float outline-none sm:w-96"
    >
      <div className="group relative flex gap-4 p-3 pr-12">
        <div className="h-24 w-32 shrink-0 overflow-hidden rounded-control">
          {home ? <Picture image={home.images[0]} sizes="128px" eager /> : <Skeleton className="size-full" />}
        </div>
        {home ? (
          <div className="min-w-0 self-center">
            <p className="text-lg leading-snug">
              <PriceText text={priceText(home)} />
            </p>
            <p className="line-clamp-2 leading-snug">
              <Link
                to={`/property/${home.id}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {home.title}
              </Link>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft [&_svg]:mr-1 [&_svg]:inline [&_svg]:size-4 [&_svg]:text-stone">
              {beds !== undefined && (
                <span>
                  <Bed aria-hidden />
                  {beds}
                </span>
              )}
              {baths !== undefined && (
                <span>
                  <Bath aria-hidden />
                  {baths}
                </span>
              )}
              {home.status !== 'available' && <span>{listingStatusText[home.status]}</span>}
            </p>
          </div>
        ) : isError || data ? (
          <p role="status" className="self-center text-soft">
            {isError ? 'This home could not be loaded.' : 'This home is no longer listed.'}
          </p>
        ) : (
          <span className="flex-1 self-center">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="mt-2 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
          </span>
        )}
      </div>
      <IconButton label="Close" className="absolute! top-1 right-1" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
      {ids.length > 1 && (
        <div className="flex items-center justify-between border-t border-line px-1 py-0.5 text-sm text-stone tabular-nums">
          <IconButton label="Previous home" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          {index + 1} of {ids.length} homes here
          <IconButton label="Next home" onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
