import { searchCriteriaSchema } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, searchPath, withListingType } from './search-query.js';

const read = (query: string) => parseSearch(new URLSearchParams(query));
const names = [
  'beds',
  'baths',
  'location',
  'minPrice',
  'maxPrice',
  'maxTubeDistance',
  'maxBusDistance',
  'maxTrainDistance',
];

describe('the query string of the results page', () => {
  it('is for sale, newest first, without filters, when it says nothing', () => {
    expect(read('')).toEqual({ listingType: 'sale', criteria: {}, sort: 'newest' });
  });

  it('names all eight criteria', () => {
    expect(
      read(
        'type=rent&beds=2&baths=1&location=Clapham&minPrice=1000&maxPrice=2000&maxTubeDistance=0.5&maxBusDistance=.25&maxTrainDistance=1',
      ),
    ).toEqual({
      listingType: 'rent',
      sort: 'newest',
      criteria: {
        beds: 2,
        baths: 1,
        location: 'Clapham',
        minPrice: 1000,
        maxPrice: 2000,
        maxTubeDistance: 0.5,
        maxBusDistance: 0.25,
        maxTrainDistance: 1,
      },
    });
  });

  it.each([
    ['a type that is neither', 'type=lease'],
    ['words for numbers', 'beds=two&minPrice=cheap&maxTubeDistance=near'],
    ['negative numbers', 'beds=-1&maxPrice=-5&maxBusDistance=-0.5'],
    ['zero', 'beds=0&minPrice=0&maxTrainDistance=0.0'],
    ['decimals where integers belong', 'beds=2.5&maxPrice=1000.5'],
    ['other notations', 'beds=0x2&minPrice=1e5&maxTubeDistance=Infinity'],
    ['blank values', 'beds=&location=%20%20'],
    ['unknown parameters', 'colour=red&__proto__=1&constructor=2'],
    ['a sort that is none', 'sort=toString'],
  ])('ignores %s', (_, query) => {
    expect(read(query)).toEqual({ listingType: 'sale', criteria: {}, sort: 'newest' });
  });

  it('clamps absurd numbers to what a search takes', () => {
    const absurd = '9'.repeat(400);
    expect(read(`beds=${absurd}&maxPrice=${absurd}&maxTubeDistance=${absurd}`).criteria).toEqual({
      beds: 50,
      maxPrice: 1_000_000_000,
      maxTubeDistance: 1000,
    });
    expect(read(`location=${'x'.repeat(10_000)}`).criteria.location).toHaveLength(120);
  });

  it('takes the first of a repeated parameter', () => {
    expect(read('beds=2&beds=4').criteria).toEqual({ beds: 2 });
  });

  it('always gives criteria that the contract accepts, whatever it holds', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.integer().map(String),
    );
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names, 'type', 'sort'), fc.string()), value);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const search = parseSearch(new URLSearchParams(pairs));
        expect(searchCriteriaSchema.safeParse(search.criteria).success).toBe(true);
        expect(['sale', 'rent']).toContain(search.listingType);
        expect(['newest', 'priceAscending', 'priceDescending']).toContain(search.sort);
      }),
      { numRuns: 500 },
    );
  });

  it('is read back as the search it was written from', () => {
    const whole = fc.integer({ min: 1, max: 50 });
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    const miles = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
    const criteria = fc.record(
      {
        beds: whole,
        baths: whole,
        location: fc
          .string({ minLength: 1, maxLength: 60 })
          .map((text) => text.trim())
          .filter((text) => text !== ''),
        minPrice: price,
        maxPrice: price,
        maxTubeDistance: miles,
        maxBusDistance: miles,
        maxTrainDistance: miles,
      },
      { requiredKeys: [] },
    );
    const search = fc.record({
      listingType: fc.constantFrom('sale' as const, 'rent' as const),
      criteria,
      sort: fc.constantFrom('newest' as const, 'priceAscending' as const, 'priceDescending' as const),
    });
    fc.assert(
      fc.property(search, (given) => {
        expect(read(searchPath(given).split('?')[1]!)).toEqual(given);
      }),
    );
  });
});

describe('another listing type', () => {
  it('drops the price, which is on another scale, and keeps the rest', () => {
    const search = read(
      'type=sale&beds=2&location=Clapham&minPrice=300000&maxPrice=600000&sort=priceAscending',
    );
    expect(searchPath(withListingType(search, 'rent'))).toBe(
      '/properties?type=rent&beds=2&location=Clapham&sort=priceAscending',
    );
  });

  it('changes nothing when it is the same', () => {
    const search = read('type=sale&minPrice=300000');
    expect(withListingType(search, 'sale')).toBe(search);
  });
});
