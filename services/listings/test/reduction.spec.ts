import { describe, expect, it } from '@jest/globals';
import { publicListingSchema } from '@lintel/contracts';
import { succeed } from '@lintel/kernel';
import { applyBulkEdit, undoBulkEdit } from '../src/domain/bulk-change.js';
import {
  archiveListing,
  changeContent,
  type Listing,
  type ListingContent,
  suspendListing,
  toPublicListing,
  unarchiveListing,
} from '../src/domain/listing.js';
import { keptChanges, keptPricesOfDay } from '../src/domain/listing-history.js';
import { aListing, start } from './listing.fixture.js';

const by = 'an-agent';
/** So many days after it was published, and some minutes. */
const day = (days: number, minutes = 0) => new Date(start.getTime() + days * 86_400_000 + minutes * 60_000);

const revised = (listing: Listing, content: Partial<ListingContent>, at: Date): Listing => {
  const changed = changeContent(listing, { ...listing.content, ...content }, { by, at });
  if (!changed.ok) throw new Error(JSON.stringify(changed.failure));
  return changed.value;
};
type Prices = readonly (readonly [price: number | null, at: Date])[];
const priced = (listing: Listing, ...prices: Prices): Listing =>
  prices.reduce((before, [price, at]) => revised(before, { price }, at), listing);

/** As the public is told, and as its event is read. */
const reduction = (listing: Listing) => publicListingSchema.parse(toPublicListing(listing)).reduction;
const from = (price: number, at: Date) => ({ from: price, at: at.toISOString() });

const home = aListing({ price: 650_000 });

describe('a lower price', () => {
  it('is told with what it was before and when, and stays told when something else changes', () => {
    const lower = priced(home, [625_000, day(3)]);
    expect(reduction(lower)).toEqual(from(650_000, day(3)));
    expect(reduction(revised(lower, { title: 'Flat with a garden' }, day(5)))).toEqual(from(650_000, day(3)));
  });

  it('of one that has the price it came out at, or a higher one, is none', () => {
    expect(toPublicListing(home)).not.toHaveProperty('reduction');
    expect(reduction(priced(home, [675_000, day(3)]))).toBeUndefined();
  });

  it('that is lowered again is told by the last price it stood at', () => {
    expect(reduction(priced(home, [625_000, day(3)], [600_000, day(6)]))).toEqual(from(625_000, day(6)));
  });

  it('that is raised is told as long as it is below what it was', () => {
    const lower = priced(home, [600_000, day(3)]);
    expect(reduction(priced(lower, [620_000, day(4)]))).toEqual(from(650_000, day(3)));
    expect(reduction(priced(lower, [650_000, day(4)]))).toBeUndefined();
    expect(reduction(priced(lower, [700_000, day(4)], [690_000, day(5)]))).toEqual(from(700_000, day(5)));
  });

  it('is none once the price is on application', () => {
    expect(reduction(priced(home, [625_000, day(3)], [null, day(4)]))).toBeUndefined();
    expect(reduction(priced(home, [null, day(3)], [600_000, day(4)]))).toBeUndefined();
  });

  it('is not made by raising it for a moment, nor undone by one', () => {
    const raised = priced(home, [6_500_000, day(3)], [650_000, day(3, 5)]);
    expect(reduction(raised)).toBeUndefined();
    const lower = priced(home, [625_000, day(3)], [62_500, day(4)], [625_000, day(4, 5)]);
    expect(reduction(lower)).toEqual(from(650_000, day(3)));
  });

  it('of the day that it came out is told, from the price it came out at', () => {
    expect(reduction(priced(home, [625_000, day(0, 5)]))).toEqual(from(650_000, day(0, 5)));
  });

  it('of a draft is nobody’s offer', () => {
    const draft = aListing({ price: 0 });
    expect(reduction(priced(draft, [625_000, day(1)]))).toBeUndefined();
    expect(reduction(priced(draft, [625_000, day(1)], [600_000, day(2)]))).toEqual(from(625_000, day(2)));
  });

  it('is of one offer: not of a home that is let instead, nor of one that was away and is back', () => {
    const lower = priced(home, [625_000, day(3)]);
    expect(reduction(revised(lower, { listingType: 'rent', price: 2400 }, day(4)))).toBeUndefined();
    const away = archiveListing(lower, { by, at: day(5) });
    const lowered = priced(away, [600_000, day(6)]);
    const back = unarchiveListing(lowered, { by, at: day(7) });
    expect(reduction(back)).toBeUndefined();
    expect(reduction(priced(back, [590_000, day(8)]))).toEqual(from(600_000, day(8)));
  });

  it('is still told when its agency was suspended meanwhile', () => {
    const lower = suspendListing(priced(home, [625_000, day(3)]), true, day(4));
    expect(reduction(suspendListing(lower, false, day(5)))).toEqual(from(650_000, day(3)));
  });

  it('is told when many are lowered at once, and not when that is undone', () => {
    const edit = { id: 'a-change', edit: { kind: 'price', percent: -10 }, by, at: day(3) } as const;
    const lower = applyBulkEdit(home, edit);
    expect(lower.ok && reduction(lower.value)).toEqual(from(650_000, day(3)));
    const before = { kind: 'price', price: 650_000 } as const;
    const undone = lower.ok && undoBulkEdit(lower.value, { id: 'a-change', before, by, at: day(3, 9) });
    expect(undone && undone.ok && reduction(undone.value)).toBe(undefined);
    expect(undone).toEqual(succeed(expect.objectContaining({ version: 3 })));
  });

  it('is not told where so much changed since that it may have been another offer', () => {
    const lower = priced(home, [625_000, day(3)]);
    const busy = Array.from({ length: keptChanges }).reduce<Listing>(
      (listing, _, index) => revised(listing, { title: `Flat ${index}` }, day(4, index)),
      lower,
    );
    expect(reduction(busy)).toBeUndefined();
  });

  it('is told from the price it came back at, however often that was changed that day', () => {
    const often = Array.from({ length: 2 * keptPricesOfDay }).reduce<Listing>(
      (listing, _, index) => revised(listing, { price: 500_000 + index }, day(3, index / 10)),
      home,
    );
    const back = unarchiveListing(archiveListing(often, { by, at: day(3, 60) }), { by, at: day(3, 61) });
    const lower = priced(back, [450_000, day(3, 62)], [440_000, day(3, 63)]);
    expect(reduction(lower)).toEqual(from(500_000 + 2 * keptPricesOfDay - 1, day(3, 63)));
  });

  it('of one from before there were histories is none', () => {
    expect(
      reduction({ ...home, priceHistory: [{ price: 650_000, at: start }], changes: [] }),
    ).toBeUndefined();
  });
});
