import { listingLimits } from '@lintel/contracts';
import type { AgencyListingChoice } from '../agency-listings-queries.js';

/** What one change of prices may be, in per cent; 0 is none. */
export const percentLimits = { least: -90, most: 100 } as const;

export interface PriceChange {
  readonly listing: AgencyListingChoice;
  /** Pounds; null where there is none. */
  readonly before: number | null;
  /** Null where the price stays: there is none, or it would exceed the highest price allowed. */
  readonly after: number | null;
}

/** What is typed as per cent, such as `-5`, `+2.5` or `5 %`; or what is wrong with it. */
export function readPercent(typed: string): { readonly percent: number } | { readonly problem: string } {
  const text = typed.replace(/[\s%]/g, '').replace(/^[−–]/, '-').replace(',', '.');
  if (text === '') return { problem: 'Enter by how many per cent, such as -5.' };
  const percent = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(percent)) return { problem: 'Enter a number, such as -5 or 2.5.' };
  if (percent === 0) return { problem: 'Enter more or less than 0.' };
  if (percent < percentLimits.least || percent > percentLimits.most)
    return { problem: `Enter a number from ${percentLimits.least} to ${percentLimits.most}.` };
  return { percent };
}

/** A price after the change, in whole pounds and never nothing; null where it cannot be changed so. */
export function changedPrice(price: number | null, percent: number): number | null {
  if (!price) return null;
  const changed = Math.max(1, Math.round((price * (100 + percent)) / 100));
  return changed > listingLimits.price ? null : changed;
}

/** What a change would do to each, those whose price stays last. */
export function previewPrices(
  listings: readonly AgencyListingChoice[],
  percent: number,
): readonly PriceChange[] {
  const changes = listings.map((listing) => ({
    listing,
    before: listing.price,
    after: changedPrice(listing.price, percent),
  }));
  return [...changes.filter(({ after }) => after !== null), ...changes.filter(({ after }) => after === null)];
}
