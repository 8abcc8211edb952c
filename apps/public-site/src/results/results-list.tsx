import { Alert, Button, clsx, EmptyState, Search } from '@lintel/ui';
import { numberText } from '@lintel/web';
import { useEffect, useRef } from 'react';
import { homesText } from './filter-options.js';
import { ResultCard } from './result-card.js';
import { resultsGrid, ResultsSkeleton } from './results-skeleton.js';
import type { Results } from './use-results.js';

const sizes = '(min-width: 1536px) 400px, (min-width: 1280px) 30vw, (min-width: 768px) 46vw, 100vw';

/** The homes found, or why there are none. */
export function ResultsList({ results, onReset }: { results: Results; onReset: () => void }) {
  if (results.state === 'loading') return <ResultsSkeleton />;
  if (results.state === 'failed') {
    return (
      <Alert
        title="Homes could not be loaded"
        actions={
          <Button busy={results.retrying} onClick={results.retry}>
            Try again
          </Button>
        }
      >
        Your filters are kept. Check your connection, then try again.
      </Alert>
    );
  }
  if (results.homes.length === 0) {
    return (
      <EmptyState
        icon={<Search />}
        title="No properties found"
        action={<Button onClick={onReset}>Reset Filters</Button>}
      >
        Try adjusting your filters to see more results
      </EmptyState>
    );
  }
  return <Cards results={results} />;
}

function Cards({ results }: { results: Results }) {
  const { homes, total = homes.length, more, state } = results;
  const list = useRef<HTMLUListElement>(null);
  const askedAt = useRef<number>(undefined);
  // The page keeps its place; the keyboard goes on at the first home that is new.
  useEffect(() => {
    const from = askedAt.current;
    if (from === undefined || homes.length <= from) return;
    askedAt.current = undefined;
    list.current?.children[from]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [homes.length]);

  return (
    <>
      <ul
        ref={list}
        aria-busy={state === 'stale' || undefined}
        className={clsx(resultsGrid, 'transition-opacity', state === 'stale' && 'opacity-50')}
      >
        {homes.map((listing, index) => (
          <li key={listing.id} className="min-w-0">
            <ResultCard listing={listing} sizes={sizes} eager={index < 3} />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className="mt-10">
          <ResultsSkeleton cards={3} />
        </div>
      )}
      <div className="mt-12 flex flex-col items-center gap-3 border-t border-line pt-8">
        <p className="text-sm text-stone tabular-nums">
          Showing {numberText(homes.length)} of {homesText(total)}
        </p>
        {more === 'failed' && (
          <p role="alert" className="text-clay">
            More homes could not be loaded. Those above are still there.
          </p>
        )}
        {more !== 'none' && (
          <Button
            busy={more === 'loading'}
            onClick={() => {
              askedAt.current = homes.length;
              results.showMore();
            }}
          >
            {more === 'failed' ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </>
  );
}
