import type { AgencyListing, AgencyListingChoice } from '../agency-listings-queries.js';

/** The homes that are selected, in the order of selecting them, with what a change of many says of each. */
export type Selection = ReadonlyMap<number, AgencyListingChoice>;

/** The most that one change takes. */
export const selectionLimit = 1_000;

export const nothingSelected: Selection = new Map();

/** With some more selected, or fewer; never more than the limit. What was deleted is not selected. */
export function select(
  selection: Selection,
  listings: readonly AgencyListingChoice[],
  selected: boolean,
): Selection {
  const next = new Map(selection);
  for (const { id, title, state, status, listingType, price } of listings) {
    if (!selected) next.delete(id);
    else if (state !== 'removed' && (next.has(id) || next.size < selectionLimit))
      next.set(id, { id, title, state, status, listingType, price });
  }
  return next;
}

/** From one listing to another, both included, in either order. Only `to` when `from` is not in the list. */
export function between(
  listings: readonly AgencyListing[],
  from: number | undefined,
  to: number,
): readonly AgencyListing[] {
  const end = listings.findIndex(({ id }) => id === to);
  const start = listings.findIndex(({ id }) => id === from);
  return start < 0
    ? listings.slice(end, end + 1)
    : listings.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection with its homes as they are now, without those deleted meanwhile. The same object when nothing has changed. */
export function refreshed(selection: Selection, listings: readonly AgencyListing[]): Selection {
  const changed = listings.filter((listing) => {
    const chosen = selection.get(listing.id);
    return (
      chosen &&
      (['title', 'state', 'status', 'listingType', 'price'] as const).some(
        (key) => chosen[key] !== listing[key],
      )
    );
  });
  if (changed.length === 0) return selection;
  const next = new Map(selection);
  for (const { id, title, state, status, listingType, price } of changed) {
    if (state === 'removed') next.delete(id);
    else next.set(id, { id, title, state, status, listingType, price });
  }
  return next;
}
