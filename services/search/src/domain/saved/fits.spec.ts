import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  councilTaxBands,
  listingStatuses,
  listingTypes,
  type PublicListing,
  propertyTypes,
  type SearchCriteria,
} from '@lintel/contracts';
import { openSearchIndex } from '@lintel/platform/adapters';
import { aListing, embeddedSettings } from '@lintel/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListingCard, listingIndex, searchedOf, toDocument } from '../listing-document.js';
import { readWanted } from '../search-input.js';
import { filtersFor } from '../search-request.js';
import { fitsOf, subjectOf } from './fits.js';
import { asksFor, newSearch } from './saved-search.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-fits-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2 });
/** Most are not given, or nothing would ever fit. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const distance = fc.constantFrom(0, 0.25, 0.3, 0.5, 1, 2);
const degrees = fc.constantFrom(-180, -0.2, -0.1384, 0, 0.1, 179.9, 180);
const latitude = fc.constantFrom(51.3, 51.4618, 51.5, 51.6);
const place = fc.constantFrom(
  'Clapham, London',
  'CLAPHAM',
  'King’s Cross, London',
  'Ærø',
  'SW4',
  'St. Æ',
  '´',
  'sw4 7aa',
);
const location = fc.oneof(
  place,
  fc.constantFrom(
    'clap',
    'Clapham North',
    'Lambeth',
    "king's",
    'sw4',
    'SW4 7AA',
    'aero',
    'n1',
    '  ',
    'London',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const price = fc.constantFrom(1, 499_999, 500_000, 500_001);

const told = aListing().materialInformation!;

const wishable = ['garden', 'balcony', 'pets', 'basement'] as const;
/** Off the points at which homes lie, in steps of the address. */
const corner = fc.record({
  latitude: fc.constantFrom(51.2003, 51.4307, 51.4701, 51.5502, 51.7004),
  longitude: fc.constantFrom(-0.3011, -0.1703, -0.1302, -0.0504, 0.0503, 0.2007),
});

const listing: fc.Arbitrary<Partial<PublicListing>> = fc
  .record({
    features: fc.uniqueArray(
      fc.record({
        feature: fc.constantFrom(...wishable),
        has: fc.boolean(),
        words: fc.constant(null),
        from: fc.constant('agent' as const),
      }),
      { selector: ({ feature }) => feature },
    ),
    listingType: fc.constantFrom(...listingTypes),
    status: fc.constantFrom(...listingStatuses),
    propertyType: fc.constantFrom(...propertyTypes),
    price: maybe(price),
    bedrooms: fc.integer({ min: 0, max: 4 }),
    bathrooms: fc.integer({ min: 0, max: 3 }),
    location: fc.oneof(place, fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })),
    outcode: maybe(fc.constantFrom('SW4', 'N1', 'E1W')),
    point: maybe(fc.record({ latitude, longitude: degrees })),
    band: maybe(fc.constantFrom(...councilTaxBands)),
    distances: maybe(fc.record({ tube: maybe(distance), bus: maybe(distance), train: maybe(distance) })),
  })
  .map(({ point, distances, band, ...rest }) => ({
    ...rest,
    materialInformation: band ? { ...told, councilTaxBand: band } : null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    transportDistances: distances,
  }));

const wishes = fc.record({
  features: seldom(fc.subarray([...wishable])),
  notFeatures: seldom(fc.subarray([...wishable], { maxLength: 1 })),
  anyOf: seldom(fc.constant([['garden', 'balcony']])),
  must: seldom(fc.constantFrom(['garden'], ['balcony|garden'], ['garden', 'pets'])),
  ideally: seldom(fc.constantFrom(['pets'], ['balcony|garden'])),
  places: seldom(fc.array(location, { minLength: 1, maxLength: 3 })),
  notPlaces: seldom(fc.array(location, { minLength: 1, maxLength: 2 })),
  areas: seldom(fc.array(fc.array(corner, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 2 })),
  notPropertyTypes: seldom(fc.subarray([...propertyTypes])),
});
const input = fc.record({
  wishes: fc.option(wishes),
  listingType: fc.constantFrom(...listingTypes),
  offMarket: fc.boolean(),
  propertyTypes: seldom(fc.subarray([...propertyTypes])),
  within: seldom(
    fc.record({ north: latitude, south: fc.constantFrom(-10, 51.3, 51.4618), east: degrees, west: degrees }),
  ),
  criteria: fc.record({
    beds: seldom(fc.integer({ min: 1, max: 4 })),
    baths: seldom(fc.integer({ min: 1, max: 3 })),
    location: seldom(location),
    radius: seldom(fc.constantFrom(0.1, 0.5, 3)),
    minPrice: seldom(price),
    maxPrice: seldom(price),
    maxTubeDistance: seldom(fc.constantFrom(0.25, 0.3, 1)),
    maxBusDistance: seldom(fc.constantFrom(0.25, 0.3, 1)),
    maxTrainDistance: seldom(fc.constantFrom(0.25, 0.3, 1)),
    maxCouncilTaxBand: seldom(fc.constantFrom(...councilTaxBands)),
  }),
});

describe('whether a listing fits a saved search', () => {
  it('is what the index says of it, for whatever is wanted', async () => {
    const index = await openSearchIndex<ListingCard>(embeddedSettings(folder), listingIndex);
    let version = 0;
    let fitting = 0;
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(listing, { minLength: 1, maxLength: 12 }),
          fc.array(input, { minLength: 1, maxLength: 12 }),
          async (about, inputs) => {
            const listings = about.map((each, id) => aListing({ ...each, id: id + 1 }));
            version += 1;
            await index.put(listings.map((each) => toDocument(each, version)));
            const beyond = Array.from({ length: 12 - listings.length }, (_, n) => listings.length + n + 1);
            await index.remove(beyond.map((id) => ({ id: String(id), version })));
            await index.flush();
            for (const each of inputs) {
              const wanted = readWanted(each);
              if (!wanted.ok) continue;
              const { hits } = await index.search({ filters: filtersFor(wanted.value), first: 12 });
              const fits = fitsOf(wanted.value);
              const found = listings.filter((one) => fits(subjectOf(one))).map(({ id }) => id);
              expect(found).toEqual(hits.map(({ source }) => source.id).sort((a, b) => a - b));
              fitting += found.length;
            }
          },
        ),
        { numRuns: 150, endOnFailure: true },
      );
      expect(fitting).toBeGreaterThan(100);
    } finally {
      await index.close();
    }
  });
});

describe('a home that was kept before a criterion was declared', () => {
  it('is taken to have been then what it is now', () => {
    const { materialInformation: _, ...before } = aListing({ price: 1 });
    const after = aListing({ price: 2, materialInformation: { ...told, councilTaxBand: 'B' } });
    const fits = fitsOf({
      listingType: after.listingType,
      criteria: { maxCouncilTaxBand: 'C' },
      propertyTypes: [],
    });
    expect(fits(subjectOf(before))).toBe(false);
    expect(fits(subjectOf(before, after))).toBe(true);
    const unknown = { ...before, materialInformation: null };
    expect(fits(subjectOf(unknown, after))).toBe(false);
    expect(searchedOf(after)).toMatchObject({ price: 2, materialInformation: { councilTaxBand: 'B' } });
    const kept = Object.keys(Object(searchedOf(after)).materialInformation);
    expect(kept).toContain('councilTaxBand');
    expect(kept).not.toContain('heating');
  });
});

describe('the key of a saved search', () => {
  const about: Parameters<typeof newSearch>[1] = { id: 's', accountId: 'a', now: new Date(0) };
  const keyOf = (criteria: SearchCriteria) =>
    asksFor(
      newSearch(
        {
          name: 'Homes',
          wanted: { listingType: 'sale', criteria, propertyTypes: [] },
          alertFrequency: 'daily',
        },
        about,
      ),
    );

  it('stays what it was for searches that ask for nothing new', () => {
    expect(keyOf({ beds: 2, location: 'Clapham' })).toBe(
      '["sale",[2,null,"clapham",null,null,null,null,null,null],[],null]',
    );
    expect(keyOf({ beds: 2, maxCouncilTaxBand: 'C' })).not.toBe(keyOf({ beds: 2 }));
  });
});

describe('a home that was kept before features were read', () => {
  it('is taken to have had then what it has now', () => {
    const after = aListing({ keyFeatures: ['Private garden'] });
    const { features: _, ...before } = searchedOf(after);
    const fits = fitsOf({
      listingType: after.listingType,
      criteria: {},
      propertyTypes: [],
      wishes: { features: ['garden'], must: ['garden'] },
    });
    expect(fits(subjectOf(searchedOf(after)))).toBe(true);
    expect(fits(subjectOf(before))).toBe(false);
    expect(fits(subjectOf(before, searchedOf(after)))).toBe(true);
  });
});
