import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { type Change, changesOf, costOf, nearestQuestion, relaxable, smallestChange } from './relaxation.js';
import type { ListingCard } from './listing-document.js';
import type { Wanted } from './wanted.js';

const wanted = (about: Partial<Wanted> & Pick<Wanted, 'criteria'>): Wanted => ({
  listingType: 'sale',
  propertyTypes: [],
  ...about,
});
const card = (about: Partial<ListingCard>) => about as ListingCard;
const finding = (change: Change, total = 1) => ({ ...change, total });

describe('what could be asked less of', () => {
  it('is what was asked', () => {
    const area = { north: 1, east: 1, south: 0, west: 0 };
    expect(
      relaxable(wanted({ criteria: { beds: 2, location: 'Bath' }, propertyTypes: ['flat'], area })),
    ).toEqual(['beds', 'location', 'radius', 'propertyType', 'area']);
    expect(relaxable(wanted({ criteria: {} }))).toEqual([]);
  });

  it.each([
    ['sale', 310_000, 350_000],
    ['sale', 350_000, 350_000],
    ['sale', 0, 50_000],
    ['rent', 1_801, 1_900],
  ] as const)('goes up to the next step of the slider (%s, %d)', (listingType, price, value) => {
    const asked = wanted({ listingType, criteria: { maxPrice: 100 } });
    expect(changesOf(asked, 'maxPrice', card({ price }))).toEqual([{ criterion: 'maxPrice', value }]);
  });

  it('goes down to the next step, and to no minimum below the first', () => {
    const change = (price: number) =>
      changesOf(wanted({ criteria: { minPrice: 900_000 } }), 'minPrice', card({ price }))[0]!.value;
    expect([change(849_999), change(850_000), change(49_999)]).toEqual([800_000, 850_000, null]);
  });

  it('of rooms is as many as the home with the most has', () => {
    const asked = wanted({ criteria: { beds: 9 } });
    expect(changesOf(asked, 'beds', card({ bedrooms: 7 }))).toEqual([{ criterion: 'beds', value: 7 }]);
    expect(changesOf(asked, 'beds', card({ bedrooms: 0 }))).toEqual([{ criterion: 'beds', value: null }]);
    expect(changesOf(asked, 'beds', undefined)).toEqual([]);
  });

  it('of a distance is each longer choice, then none', () => {
    const values = (miles: number) =>
      changesOf(wanted({ criteria: { maxTubeDistance: miles } }), 'maxTubeDistance', undefined).map(
        ({ value }) => value,
      );
    expect(values(0.5)).toEqual([1, 2, null]);
    expect(values(0.7)).toEqual([1, 2, null]);
    expect(values(3)).toEqual([null]);
  });

  it('leaves every other filter as it is', () => {
    const asked = wanted({ criteria: { maxPrice: 5, beds: 2, location: 'Abbey Yard' } });
    expect(nearestQuestion(asked, 'maxPrice')).toEqual({
      filters: [
        { field: 'listingType', equals: 'sale' },
        { field: 'status', in: ['available', 'underOffer'] },
        { field: 'bedrooms', min: 2 },
        { field: 'location', contains: 'Abbey Yard' },
        { field: 'price', exists: true },
      ],
      sort: [{ field: 'price', direction: 'ascending' }],
    });
    expect(nearestQuestion(asked, 'location')).toBeUndefined();
  });
});

describe('the smallest change', () => {
  const asked = wanted({
    criteria: {
      beds: 3,
      baths: 2,
      location: 'Bath',
      maxPrice: 500_000,
      minPrice: 400_000,
      maxTubeDistance: 0.5,
    },
    propertyTypes: ['flat'],
  });
  const change = (criterion: Change['criterion'], value: number | null = null) => ({ criterion, value });

  it.each<[string, Change, Change]>([
    ['a tenth of the price rather than a bedroom', change('maxPrice', 550_000), change('beds', 2)],
    ['a bathroom rather than a bedroom', change('baths', 1), change('beds', 2)],
    ['a bedroom rather than a third of the price', change('beds', 2), change('maxPrice', 700_000)],
    ['the next distance rather than a bedroom', change('maxTubeDistance', 1), change('beds', 2)],
    [
      'the next distance rather than the one after',
      change('maxTubeDistance', 1),
      change('maxTubeDistance', 2),
    ],
    ['a longer distance rather than none', change('maxTubeDistance', 2), change('maxTubeDistance')],
    ['two bedrooms rather than another type of home', change('beds', 1), change('propertyType')],
    ['another type of home rather than another place', change('propertyType'), change('location')],
    ['half the lowest price rather than another place', change('minPrice', 200_000), change('location')],
    ['another place rather than three times the price', change('location'), change('maxPrice', 1_500_000)],
  ])('is %s', (_, smaller, larger) => {
    expect(costOf(asked, smaller)).toBeLessThan(costOf(asked, larger));
    expect(smallestChange(asked, [finding(larger, 9), finding(smaller)])).toMatchObject(smaller);
  });

  it('finds something, or there is none', () => {
    expect(smallestChange(asked, [finding(change('beds', 2), 0)])).toBeUndefined();
    expect(smallestChange(asked, [])).toBeUndefined();
    const found = [finding(change('baths', 1), 0), finding(change('location'), 4)];
    expect(smallestChange(asked, found)).toMatchObject({ criterion: 'location', total: 4 });
  });

  it('never costs less than nothing, and more the further a price moves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_001, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (value, more) => {
        const [near, far] = [change('maxPrice', value), change('maxPrice', value + more)];
        expect(costOf(asked, near)).toBeGreaterThan(0);
        expect(costOf(asked, far)).toBeGreaterThan(costOf(asked, near));
      }),
    );
  });
});
