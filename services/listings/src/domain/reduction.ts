import { londonTimeOf } from '@lintel/kernel';
import type { Listing } from './listing.js';
import { anew, keptChanges, type PricePoint } from './listing-history.js';

/** That a home is offered for less than before. */
export interface Reduction {
  /** What it was offered at last, in pounds as in the listing. */
  readonly from: number;
  readonly at: Date;
}

/**
 * The last lowering of the price that a listing is offered at, unless it was raised to what it was before, or more. A price that was changed again on the
 * same day in London, as a slip of the hand is, was never offered, but for the one that it came out at.
 */
export function reductionOf(
  listing: Pick<Listing, 'priceHistory' | 'changes' | 'publishedAt'>,
): Reduction | null {
  if (!listing.publishedAt || listing.priceHistory.length < 2) return null;
  const [first, ...later] = offered(listing, offeredSince(listing.publishedAt, listing));
  let reduction: Reduction | null = null;
  let before = first!.price;
  for (const { price, at } of lastOfDays(later)) {
    if (!price || !before) reduction = null;
    else if (price < before) reduction = { from: before, at };
    else if (reduction && price >= reduction.from) reduction = null;
    before = price;
  }
  return reduction;
}

function offeredSince(publishedAt: Date, { changes }: Pick<Listing, 'changes'>): Date {
  const known = changes.length < keptChanges ? undefined : changes[0];
  const last = changes.findLast(({ fields }) => fields.some((field) => anew.includes(field))) ?? known;
  return last && last.at > publishedAt ? last.at : publishedAt;
}

/** The price that stood then, and those after it. */
const offered = ({ priceHistory }: Pick<Listing, 'priceHistory'>, since: Date): readonly PricePoint[] =>
  priceHistory.slice(
    Math.max(
      0,
      priceHistory.findLastIndex(({ at }) => at <= since),
    ),
  );

const lastOfDays = (points: readonly PricePoint[]): readonly PricePoint[] => [
  ...new Map(points.map((point) => [londonTimeOf(point.at).date, point])).values(),
];
