import { Alert, Button, Dialog, EyeOff, Picture, Skeleton } from '@lintel/ui';
import { numberText, priceText } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListingCard, listingsByIds } from '../results/results-queries.js';
import { hiddenHomes, useHiddenHomes } from './hidden-homes.js';

/** As many as are asked for at once. */
const pageOf = 50;

/** '3 hidden homes', and behind it the list in which each can be brought back; nothing while none is hidden. */
export function HiddenLine() {
  const ids = useHiddenHomes();
  const [open, setOpen] = useState(false);
  if (ids.length === 0 && !open) return null;
  const count = `${numberText(ids.length)} hidden ${ids.length === 1 ? 'home' : 'homes'}`;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <EyeOff className="size-4!" aria-hidden /> {count}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Hidden Homes"
        description="They are left out of your results, map and alerts."
      >
        <HiddenList ids={ids} />
      </Dialog>
    </>
  );
}

function HiddenList({ ids }: { ids: readonly number[] }) {
  // Those that are brought back leave the list where they stand.
  const [all] = useState(ids);
  const [pages, setPages] = useState(1);
  if (ids.length === 0) return <p role="status">No home is hidden any more.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {Array.from({ length: pages }, (_, page) => (
          <HiddenPage key={page} asked={all.slice(page * pageOf, (page + 1) * pageOf)} hidden={ids} />
        ))}
      </ul>
      {all.length > pages * pageOf && (
        <Button className="mt-4" onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
    </>
  );
}

function HiddenPage({ asked, hidden }: { asked: readonly number[]; hidden: readonly number[] }) {
  const { data, error, isFetching, refetch } = useQuery(listingsByIds(asked));
  const known = new Map(data?.map((home) => [home.id, home]));
  return (
    <>
      {error && (
        <li className="py-3">
          <Alert
            error={error}
            title="Your hidden homes could not be loaded"
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            They are still hidden.
          </Alert>
        </li>
      )}
      {asked
        .filter((id) => hidden.includes(id))
        .map((id) => (
          <HiddenHome key={id} id={id} home={known.get(id)} isKnown={data !== undefined} />
        ))}
    </>
  );
}

function HiddenHome({ id, home, isKnown }: { id: number; home: ListingCard | undefined; isKnown: boolean }) {
  const name = home?.title ?? `Home ${id}`;
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="h-16 w-20 shrink-0 overflow-hidden rounded-control">
        {home ? <Picture image={home.images[0]} sizes="80px" /> : <Skeleton className="size-full" />}
      </div>
      <div className="min-w-0 flex-1">
        {home ? (
          <Link to={`/property/${id}`} className="line-clamp-2 underline underline-offset-4">
            {name}
          </Link>
        ) : (
          <p className="text-soft">{isKnown ? `${name}, no longer listed` : name}</p>
        )}
        {home && <p className="text-sm text-stone tabular-nums">{priceText(home)}</p>}
      </div>
      <Button size="small" aria-label={`Show ${name} again`} onClick={() => hiddenHomes().show(id)}>
        Show again
      </Button>
    </li>
  );
}
