import { Button, clsx } from '@lintel/ui';
import { numberText } from '@lintel/web';
import type { AgencyListing } from '../agency-listings-queries.js';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSteady } from '../../shared/use-steady.js';
import type { SelectionControl } from '../bulk/use-selection.js';
import { ListingCard } from '../card/listing-card.js';
import type { ListingChanges } from '../changes/use-listing-changes.js';
import { propertiesText } from '../filters/filter-words.js';
import { stepAmong } from './step-among.js';
import { stockGrid, StockSkeleton } from './stock-skeleton.js';
import type { Stock } from './use-stock.js';

interface StockGridProps {
  readonly stock: Stock;
  readonly changes: ListingChanges;
  readonly selection: SelectionControl;
  readonly onDetails: (listing: AgencyListing) => void;
  readonly onDelete: (listing: AgencyListing) => void;
}

const idOf = ({ id }: AgencyListing): string => String(id);

/** The homes as cards. The arrow keys move between their boxes; Shift selects all between two of them. */
export function StockGrid({ stock, changes, selection, onDetails, onDelete }: StockGridProps) {
  const { listings, total = listings.length, more, state } = stock;
  const list = useRef<HTMLUListElement>(null);
  const focusedAt = useRef<number>(undefined);
  const askedAt = useRef<number>(undefined);
  const { rows, handlers } = useSteady(listings, idOf);
  const shown = rows.flatMap(({ item, gone }) =>
    gone && changes.hasLeft(item) ? [] : [{ listing: changes.asWished(item, gone), gone }],
  );

  const before = useRef(shown.length);
  useEffect(() => {
    const fewer = shown.length < before.current;
    before.current = shown.length;
    const focus = (index: number): void =>
      list.current?.children[index]?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    // A card that was taken away takes the focus with it: the keyboard goes on at the one in its place.
    if (fewer && focusedAt.current !== undefined && document.activeElement === document.body)
      focus(Math.min(focusedAt.current, shown.length - 1));
    // The page keeps its place; the keyboard goes on at the first home that is new.
    if (askedAt.current !== undefined && shown.length > askedAt.current) {
      focus(askedAt.current);
      askedAt.current = undefined;
    }
  }, [shown.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (!(event.target as Element).matches('[data-select]')) return;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selection.selectAll();
    } else stepAmong(event, '[data-select]');
  };

  return (
    <>
      <ul
        ref={list}
        aria-busy={state === 'stale' || undefined}
        className={clsx(stockGrid, '[&_img]:transition-opacity', state === 'stale' && '[&_img]:opacity-40')}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {shown.map(({ listing, gone }, index) => (
          <li
            key={listing.id}
            className="min-w-0 animate-arrive"
            onFocusCapture={() => (focusedAt.current = index)}
            onPointerDownCapture={() => (focusedAt.current = index)}
          >
            <ListingCard
              listing={listing}
              gone={gone}
              eager={index < 4}
              selected={selection.selection.has(listing.id)}
              onSelect={(selected, range) => selection.press(listing, selected, range)}
              onStatus={(status) => void changes.changeStatus(listing, status)}
              onMove={(move) => void changes.move(listing, move)}
              onDetails={() => onDetails(listing)}
              onDelete={() => onDelete(listing)}
            />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className="mt-5">
          <StockSkeleton cards={4} />
        </div>
      )}
      {(more !== 'none' || listings.length > 24) && (
        <div className="mt-8 flex flex-col items-center gap-3 border-t border-line pt-6">
          <p className="text-sm text-stone tabular-nums">
            Showing {numberText(listings.length)} of {propertiesText(total)}
          </p>
          {more === 'failed' && (
            <p role="alert" className="text-clay">
              More properties could not be loaded. Those above are still there.
            </p>
          )}
          {more !== 'none' && (
            <Button
              busy={more === 'loading'}
              onClick={() => {
                askedAt.current = shown.length;
                stock.showMore();
              }}
            >
              {more === 'failed' ? 'Try again' : 'Show more'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
