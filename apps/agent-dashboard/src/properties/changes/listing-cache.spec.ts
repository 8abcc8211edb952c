import { describe, expect, it } from '@jest/globals';
import { aListing } from '../listing.fixture.js';
import { listingsOf, withChanged, without, type CachedListings } from './listing-cache.js';

const cached = (...pages: readonly (readonly number[])[]): CachedListings => ({
  pageParams: pages.map(() => null),
  pages: pages.map((ids) => ({
    total: 5,
    hasNextPage: false,
    endCursor: null,
    counts: { published: 5, draft: 0, archived: 0, removed: 0 },
    listings: ids.map((id) => aListing({ id })),
  })),
});
const ids = (pages: CachedListings) => listingsOf(pages).map(({ id }) => id);

describe('what is kept of the stock', () => {
  it('changes one listing and leaves the others', () => {
    const changed = withChanged(cached([1, 2], [3]), 3, { status: 'sold' });
    expect(listingsOf(changed).map(({ status }) => status)).toEqual(['available', 'available', 'sold']);
  });

  it('is without a listing that was taken away, and counts one fewer', () => {
    const left = without(cached([1, 2], [3]), 2);
    expect(ids(left)).toEqual([1, 3]);
    expect(left.pages.map(({ total }) => total)).toEqual([4, 4]);
  });

  it('is the very same when the listing is not in it, so that nothing is drawn anew', () => {
    const before = cached([1]);
    expect(withChanged(before, 9, { status: 'sold' })).toBe(before);
    expect(without(before, 9)).toBe(before);
  });

  it('shows a listing once that came on two pages', () => {
    expect(ids(cached([1, 2], [2, 3]))).toEqual([1, 2, 3]);
  });
});
