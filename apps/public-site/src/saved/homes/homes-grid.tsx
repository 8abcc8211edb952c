import { Button } from '@lintel/ui';
import { numberText } from '@lintel/web';
import { useEffect, useRef } from 'react';
import { homesText } from '../../results/filter-options.js';
import { ResultCard } from '../../results/result-card.js';
import { resultsGrid, ResultsSkeleton } from '../../results/results-skeleton.js';
import { CompareBar } from '../../choosing/compare-bar.js';
import { SavedActions } from '../../choosing/saved-actions.js';
import { useHomeNotes } from '../../choosing/home-notes.js';
import { GoneCard } from './gone-card.js';
import type { SavedHomesShown } from './use-saved-homes.js';

const sizes = '(min-width: 1280px) 380px, (min-width: 768px) 46vw, 100vw';

/** The saved homes as cards; those that are no longer public stand among them. */
export function HomesGrid({ saved: { homes, total, more, showMore } }: { saved: SavedHomesShown }) {
  const notes = useHomeNotes(homes.map(({ id }) => id)).notes;
  const list = useRef<HTMLUListElement>(null);
  const focusedAt = useRef<number>(undefined);
  const askedAt = useRef<number>(undefined);
  const before = useRef(homes.length);

  useEffect(() => {
    const fewer = homes.length < before.current;
    before.current = homes.length;
    const focus = (index: number): void => {
      const card = list.current?.children[index];
      const first = card?.querySelector<HTMLElement>('h3 a') ?? card?.querySelector('button');
      first?.focus({ preventScroll: true });
    };
    // A card that was removed takes the focus with it: the keyboard goes on at the one in its place.
    if (fewer && focusedAt.current !== undefined && document.activeElement === document.body)
      focus(Math.min(focusedAt.current, homes.length - 1));
    if (askedAt.current !== undefined && homes.length > askedAt.current) {
      focus(askedAt.current);
      askedAt.current = undefined;
    }
  }, [homes.length]);

  return (
    <>
      <ul ref={list} className={resultsGrid}>
        {homes.map((home, index) => (
          <li
            key={home.id}
            className="min-w-0"
            onFocus={() => (focusedAt.current = index)}
            onPointerDown={() => (focusedAt.current = index)}
          >
            {home.listing ? (
              <ResultCard
                listing={home.listing}
                sizes={sizes}
                eager={index < 3}
                below={<SavedActions home={home} note={notes?.get(home.id) ?? ''} />}
              />
            ) : (
              <GoneCard home={home} />
            )}
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className="mt-10">
          <ResultsSkeleton cards={3} />
        </div>
      )}
      {(more !== 'none' || homes.length > 24) && (
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
                showMore();
              }}
            >
              {more === 'failed' ? 'Try again' : 'Show more'}
            </Button>
          )}
        </div>
      )}
      <CompareBar />
    </>
  );
}
