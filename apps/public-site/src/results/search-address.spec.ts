import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { criterionNames, readSearch, tidyCriteria } from '@lintel/web';
import { searchAddress } from './search-address.js';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('names the criteria of the described home in the specified order', () => {
    expect(searchAddress('sale', { maxPrice: 600_000, location: 'Clapham', beds: 2 })).toBe(
      '/properties?type=sale&beds=2&location=Clapham&maxPrice=600000',
    );
    expect(
      searchAddress('rent', {
        maxTrainDistance: 2,
        maxBusDistance: 0.25,
        maxTubeDistance: 0.5,
        maxPrice: 3000,
        minPrice: 1000,
        location: 'SW4',
        baths: 1,
        beds: 2,
      }),
    ).toBe(
      '/properties?type=rent&beds=2&baths=1&location=SW4&minPrice=1000&maxPrice=3000&maxTubeDistance=0.5&maxBusDistance=0.25&maxTrainDistance=2',
    );
  });

  it('omits criteria that are missing, zero or empty', () => {
    expect(searchAddress('rent', { beds: 0, baths: null, location: '  ', minPrice: undefined })).toBe(
      '/properties?type=rent',
    );
  });

  it('reads back what it wrote, whatever the criteria', () => {
    const positive = fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined });
    const miles = fc.option(
      fc.integer({ min: 1, max: 4000 }).map((quarter) => quarter / 4),
      { nil: undefined },
    );
    const criteria = fc.record({
      beds: positive,
      baths: positive,
      location: fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }), { nil: undefined }),
      minPrice: positive,
      maxPrice: positive,
      maxTubeDistance: miles,
      maxBusDistance: miles,
      maxTrainDistance: miles,
    });
    fc.assert(
      fc.property(criteria, fc.constantFrom('sale' as const, 'rent' as const), (loose, listingType) => {
        const query = searchAddress(listingType, loose).replace('/properties?', '');
        expect(read(query)).toEqual({ listingType, criteria: tidyCriteria(loose) });
      }),
    );
  });
});

describe('reading a query string', () => {
  it('takes sale or rent only, and sale by default', () => {
    expect(read('type=rent').listingType).toBe('rent');
    expect(read('type=auction').listingType).toBe('sale');
    expect(read('').listingType).toBe('sale');
  });

  it.each([
    'beds=two',
    'beds=-1',
    'beds=2.5',
    'beds=1e3',
    'beds=',
    'beds=0',
    'minPrice=600k',
    'maxTubeDistance=near',
    'maxTubeDistance=-0.5',
    'colour=red',
    'location=%20',
  ])('ignores %s', (query) => expect(read(query).criteria).toEqual({}));

  it('clamps what is absurdly large', () => {
    expect(read('beds=999999999999999999999&maxPrice=99999999999999&maxBusDistance=5000').criteria).toEqual({
      beds: 50,
      maxPrice: 1_000_000_000,
      maxBusDistance: 1000,
    });
    expect(read(`location=${'x'.repeat(10_000)}`).criteria.location).toHaveLength(120);
  });

  it('never throws and only ever returns known criteria', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const known = new Set<string>(criterionNames);
        expect(Object.keys(read(query).criteria).every((name) => known.has(name))).toBe(true);
      }),
    );
  });
});
