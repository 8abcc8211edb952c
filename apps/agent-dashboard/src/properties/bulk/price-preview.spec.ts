import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { aListing } from '../listing.fixture.js';
import { changedPrice, previewPrices, readPercent } from './price-preview.js';

describe('a change of prices by percentage', () => {
  it.each([
    ['-5', -5],
    ['+2.5', 2.5],
    ['5 %', 5],
    ['−10', -10],
    [' 2,5 ', 2.5],
    ['100', 100],
    ['-90', -90],
    ['.5', 0.5],
  ])('reads %j as %d', (typed, percent) => expect(readPercent(typed)).toEqual({ percent }));

  it.each([
    ['', 'Enter by how many per cent, such as -5.'],
    ['0', 'Enter more or less than 0.'],
    ['-0.0', 'Enter more or less than 0.'],
    ['five', 'Enter a number, such as -5 or 2.5.'],
    ['1e2', 'Enter a number, such as -5 or 2.5.'],
    ['-', 'Enter a number, such as -5 or 2.5.'],
    ['-91', 'Enter a number from -90 to 100.'],
    ['100.5', 'Enter a number from -90 to 100.'],
  ])('says what is wrong with %j', (typed, problem) => expect(readPercent(typed)).toEqual({ problem }));

  it('never throws, whatever is typed, and takes nothing outside of the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), (typed) => {
        const read = readPercent(typed);
        if ('percent' in read) {
          expect(read.percent).toBeGreaterThanOrEqual(-90);
          expect(read.percent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('rounds to whole pounds', () => {
    expect(changedPrice(475_000, -5)).toBe(451_250);
    expect(changedPrice(4_950, -2.5)).toBe(4_826);
    expect(changedPrice(999, 0.1)).toBe(1_000);
    expect(changedPrice(3, -90)).toBe(1);
  });

  it('leaves a home without a price, and a price that would be more than one may be', () => {
    expect([changedPrice(null, 5), changedPrice(0, 5), changedPrice(900_000_000, 100)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('shows each old price beside the new one, and last what has none', () => {
    const listings = [
      aListing({ id: 1, price: null }),
      aListing({ id: 2, price: 400_000 }),
      aListing({ id: 3, listingType: 'rent', price: 2_000 }),
    ];
    expect(
      previewPrices(listings, -10).map(({ listing, before, after }) => [listing.id, before, after]),
    ).toEqual([
      [2, 400_000, 360_000],
      [3, 2_000, 1_800],
      [1, null, null],
    ]);
  });
});
