import { readArea, searchCriteriaSchema } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { readResults, resultsAddress, type ResultsSearch } from './results-address.js';

const read = (query: string) => readResults(new URLSearchParams(query));
const plain = { listingType: 'sale', criteria: {}, propertyTypes: [], sort: 'newest', view: 'list' };
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
    expect(read('')).toEqual(plain);
  });

  it('names all eight criteria', () => {
    expect(
      read(
        'type=rent&beds=2&baths=1&location=Clapham&minPrice=1000&maxPrice=2000&maxTubeDistance=0.5&maxBusDistance=.25&maxTrainDistance=1',
      ),
    ).toEqual({
      ...plain,
      listingType: 'rent',
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
    ['a type that is empty', 'type='],
    ['a type with more in it', 'type=RENT%00'],
    ['units and objects for numbers', 'minPrice=600k&maxPrice=NaN&maxBusDistance=[object%20Object]'],
    ['words for numbers', 'beds=two&minPrice=cheap&maxTubeDistance=near'],
    ['negative numbers', 'beds=-1&maxPrice=-5&maxBusDistance=-0.5'],
    ['zero', 'beds=0&minPrice=0&maxTrainDistance=0.0'],
    ['decimals where integers belong', 'beds=2.5&maxPrice=1000.5'],
    ['other notations', 'beds=0x2&minPrice=1e5&maxTubeDistance=Infinity'],
    ['blank values', 'beds=&location=%20%20'],
    ['unknown parameters', 'colour=red&__proto__=1&constructor=2'],
    ['a sort that is none', 'sort=toString'],
    ['a sort of the API', 'sort=priceAscending'],
    ['types of homes that are none', 'propertyType=castle,&propertyType=toString'],
    ['a view that is none', 'view=globe'],
    ['an area of three numbers', 'area=51.5,-0.1,51.4'],
    ['an area upside down', 'area=51.4,-0.1,51.5,-0.2'],
    ['an area beyond the world', 'area=91,-0.1,51.4,-0.2'],
    ['an area without bounds', 'area=NaN,Infinity,-Infinity,0'],
    ['an area of words', 'area=north,east,south,west'],
    ['an area without a size', 'area=51.5,-0.1,51.5,-0.1'],
  ])('ignores %s', (_, query) => {
    expect(read(query)).toEqual(plain);
  });

  it('clamps absurd numbers to what a search takes', () => {
    const absurd = '9'.repeat(400);
    expect(read(`beds=${absurd}&maxPrice=${absurd}&maxTubeDistance=${absurd}`).criteria).toEqual({
      beds: 50,
      maxPrice: 1_000_000_000,
      maxTubeDistance: 1000,
    });
    expect(read('minPrice=1&maxTrainDistance=1e400').criteria).toEqual({ minPrice: 1 });
    expect(read(`location=${'x'.repeat(10_000)}`).criteria.location).toHaveLength(120);
  });

  it('takes the first of a repeated parameter, of however many', () => {
    expect(read('beds=2&beds=4').criteria).toEqual({ beds: 2 });
    expect(read('type=rent&type=sale').listingType).toBe('rent');
    const many = Array.from({ length: 200 }, (_, index) => `p${index}=${index}&beds=${(index % 5) + 1}`);
    expect(read(many.join('&'))).toEqual({ ...plain, criteria: { beds: 1 } });
  });

  it('always gives criteria that the contract accepts, whatever it holds', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.integer().map(String),
    );
    const more = ['type', 'sort', 'view', 'area', 'propertyType'];
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names, ...more), fc.string()), value);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const search = readResults(new URLSearchParams(pairs));
        expect(searchCriteriaSchema.safeParse(search.criteria).success).toBe(true);
        expect(['sale', 'rent']).toContain(search.listingType);
        expect(['newest', 'priceAscending', 'priceDescending', 'nearest']).toContain(search.sort);
        expect(['list', 'map']).toContain(search.view);
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
    const degree = (most: number) =>
      fc.integer({ min: -most * 10_000, max: most * 10_000 - 1 }).map((part) => part / 10_000);
    const area = fc
      .record({ south: degree(84), west: degree(179), tall: fc.integer({ min: 1, max: 9999 }) })
      .map(({ south, west, tall }) => ({
        north: Number((south + tall / 10_000).toFixed(4)),
        east: Number((west + tall / 10_000).toFixed(4)),
        south,
        west,
      }));
    const search: fc.Arbitrary<ResultsSearch> = fc.record(
      {
        listingType: fc.constantFrom('sale' as const, 'rent' as const),
        criteria,
        propertyTypes: fc.constantFrom([], ['flat' as const], ['house' as const, 'land' as const]),
        area,
        offMarket: fc.constant(true),
        sort: fc.constantFrom('newest', 'priceAscending', 'priceDescending', 'nearest'),
        view: fc.constantFrom('list', 'map'),
      },
      { requiredKeys: ['listingType', 'criteria', 'propertyTypes', 'sort', 'view'] },
    );
    fc.assert(
      fc.property(search, (given) => {
        expect(read(resultsAddress(given).split('?')[1]!)).toEqual(given);
      }),
    );
  });
});

describe('what the results page adds to the address', () => {
  it('is readable: types of homes, area, sort, view', () => {
    const address =
      '/properties?type=rent&beds=2&propertyType=house,flat&area=51.5,-0.1,51.4012,-0.2&sort=price-up&view=map';
    expect(read('type=rent&beds=2&propertyType=flat&propertyType=house,flat')).toMatchObject({
      propertyTypes: ['house', 'flat'],
    });
    const search = read(address.split('?')[1]!);
    expect(search).toEqual({
      listingType: 'rent',
      criteria: { beds: 2 },
      propertyTypes: ['house', 'flat'],
      area: { north: 51.5, east: -0.1, south: 51.4012, west: -0.2 },
      sort: 'priceAscending',
      view: 'map',
    });
    expect(resultsAddress(search)).toBe(address);
  });

  it('is left out where it is the usual', () => {
    expect(resultsAddress({ listingType: 'sale', criteria: {}, sort: 'newest', view: 'list' })).toBe(
      '/properties?type=sale',
    );
  });

  it('keeps four decimals of an area, which are 11 metres', () => {
    expect(readArea('51.123456789,-0.1,51,-0.2')).toEqual({
      north: 51.1235,
      east: -0.1,
      south: 51,
      west: -0.2,
    });
  });
});
