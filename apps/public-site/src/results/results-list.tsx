import { Alert, Button, clsx } from '@lintel/ui';
import { numberText, type WritableStore } from '@lintel/web';
import { useEffect, useRef, type ReactNode } from 'react';
import { CardActions } from '../choosing/card-actions.js';
import { commuteProblem } from './commute/no-commute.js';
import { homesText } from './filter-options.js';
import { ResultCard } from './result-card.js';
import { besideMapGrid, resultsGrid, ResultsSkeleton } from './results-skeleton.js';
import type { Results } from './use-results.js';

const sizes = '(min-width: 1536px) 400px, (min-width: 1280px) 30vw, (min-width: 768px) 46vw, 100vw';

interface ResultsListProps {
  readonly results: Results;
  /** In place of homes when there are none. */
  readonly empty: ReactNode;
  /** Receives the id of the home under the pointer or the focus, for the map beside the list. */
  readonly highlighted?: WritableStore<number | undefined>;
}

/** The homes found, or why there are none. */
export function ResultsList({ results, empty, highlighted }: ResultsListProps) {
  const grid = highlighted ? besideMapGrid : resultsGrid;
  if (results.state === 'loading') return <ResultsSkeleton grid={grid} />;
  if (results.state === 'failed') {
    const problem = commuteProblem(results.error);
    if (problem !== undefined)
      return (
        <Alert tone="plain" title="No way there is known">
          {problem}. Take the commute away, or name another place.
        </Alert>
      );
    return (
      <Alert
        error={results.error}
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
  if (results.homes.length === 0) return empty;
  return <Cards results={results} grid={grid} highlighted={highlighted} />;
}

function Cards({ results, grid, highlighted }: Omit<ResultsListProps, 'empty'> & { grid: string }) {
  const { homes, distances, evidence, commutes, total = homes.length, more, state } = results;
  const list = useRef<HTMLUListElement>(null);
  const askedAt = useRef<number>(undefined);
  // The page keeps its place; the keyboard goes on at the first home that is new.
  useEffect(() => {
    const from = askedAt.current;
    if (from === undefined || homes.length <= from) return;
    askedAt.current = undefined;
    list.current?.children[from]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [homes.length]);
  const watch = (id: number) =>
    highlighted && {
      onPointerEnter: () => highlighted.set(id),
      onPointerLeave: () => highlighted.set(undefined),
      onFocus: () => highlighted.set(id),
      onBlur: () => highlighted.set(undefined),
    };

  return (
    <>
      <ul
        ref={list}
        aria-busy={state === 'stale' || undefined}
        // The pictures only: texts stay readable.
        className={clsx(grid, '[&_img]:transition-opacity', state === 'stale' && '[&_img]:opacity-40')}
      >
        {homes.map((listing, index) => (
          <li key={listing.id} className="min-w-0" {...watch(listing.id)}>
            <ResultCard
              listing={listing}
              distance={distances.get(listing.id)}
              evidence={evidence.get(listing.id)}
              commute={commutes.get(listing.id)}
              sizes={sizes}
              eager={index < 3}
              below={<CardActions home={listing} />}
            />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className="mt-10">
          <ResultsSkeleton cards={3} grid={grid} />
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
