import { Alert, Button, ChevronLeft, ChevronRight, IconButton } from '@lintel/ui';
import { similarListings } from './property-queries.js';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ResultCard } from '../results/result-card.js';
import { CardSkeleton } from '../results/results-skeleton.js';
import { Part } from './details.js';

const item = 'w-[82%] shrink-0 snap-start sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]';
const row = 'flex gap-6 overflow-x-auto';

/** Homes like this one. A failure stays here: the page above does not depend on it. */
export function SimilarHomes({ id }: { id: number }) {
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(similarListings(id));
  return (
    <Part id="similar" title="Similar Properties">
      {isPending && (
        <div role="status" aria-busy="true" aria-label="Loading similar properties" className={`${row} mt-8`}>
          {[0, 1, 2].map((card) => (
            <div key={card} className={item}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      )}
      {isError && (
        <Alert
          error={error}
          tone="plain"
          title="Similar properties could not be loaded"
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data && data.length === 0 && <p className="text-soft">No similar properties found.</p>}
      {data && data.length > 0 && <Carousel homes={data} />}
    </Part>
  );
}

function Carousel({ homes }: { homes: readonly Parameters<typeof ResultCard>[0]['listing'][] }) {
  const list = useRef<HTMLUListElement>(null);
  /** One card forward or back; at either end, round to the other. */
  const turn = (step: 1 | -1): void => {
    const track = list.current;
    const card = track?.firstElementChild;
    if (!track || !card) return;
    const last = track.scrollWidth - track.clientWidth;
    const atEnd = step > 0 ? track.scrollLeft >= last - 4 : track.scrollLeft <= 4;
    const left = atEnd
      ? step > 0
        ? 0
        : last
      : track.scrollLeft + step * (card.getBoundingClientRect().width + 24);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{homes.length} similar properties available</p>
        <div className="flex gap-2">
          <IconButton
            label="Previous similar properties"
            className="border border-edge"
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next similar properties" className="border border-edge" onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      {/* Room around the cards for what lifts and for focus rings. */}
      <ul ref={list} className={`${row} -mx-2 mt-2 snap-x scroll-px-2 px-2 py-4 [scrollbar-width:thin]`}>
        {homes.map((listing) => (
          <li key={listing.id} className={item}>
            <ResultCard listing={listing} sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 82vw" />
          </li>
        ))}
      </ul>
    </>
  );
}
