import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { publicListingSchema } from '@lintel/contracts';
import { demonstrationListings } from '../demonstration/index.js';
import { milesBetween } from './place.js';
import { syntheticListings, type Place, type SyntheticOptions } from './index.js';

const places: readonly Place[] = [
  { name: 'Knightsbridge', kind: 'area', latitude: 51.501, longitude: -0.161 },
  { name: 'Clapham', kind: 'area', latitude: 51.4618, longitude: -0.1384 },
  { name: 'Walthamstow', kind: 'area', latitude: 51.584, longitude: -0.021 },
  { name: 'St Albans', kind: 'town', latitude: 51.7527, longitude: -0.3394, within: 'Hertfordshire' },
  { name: 'Burnley', kind: 'town', latitude: 53.789, longitude: -2.248, within: 'Lancashire' },
  { name: 'Edinburgh', kind: 'town', latitude: 55.9533, longitude: -3.1883 },
  { name: 'North East London', kind: 'area', latitude: 51.58, longitude: 0 },
  { name: 'Clapham Common', kind: 'station', latitude: 51.4618, longitude: -0.1384 },
  { name: 'SW4', kind: 'outcode', latitude: 51.462, longitude: -0.138 },
  { name: 'W1', kind: 'outcode', latitude: 51.515, longitude: -0.148 },
  { name: 'W1K', kind: 'outcode', latitude: 51.511, longitude: -0.151 },
  { name: 'SW1X', kind: 'outcode', latitude: 51.499, longitude: -0.157 },
];
const now = new Date('2026-11-20T12:00:00.000Z');
const options: SyntheticOptions = {
  seed: 42,
  count: 1000,
  firstId: 100,
  now,
  places,
  distances: ({ latitude }) => ({ tube: latitude > 52 ? null : 0.42, bus: 0.1, train: 0.81 }),
};
const made = (changes: Partial<SyntheticOptions> = {}) => [...syntheticListings({ ...options, ...changes })];

const thousand = made();
const listings = thousand.map(({ listing }) => listing);
const homes = listings.filter(({ propertyType }) => propertyType !== 'land' && propertyType !== 'commercial');
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

describe('synthetic listings', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(made()).toEqual(thousand);
    expect(made({ seed: 43, count: 50 })).not.toEqual(thousand.slice(0, 50));
    expect(made({ seed: 42 + 2 ** 40, count: 50 })).not.toEqual(thousand.slice(0, 50));
  });

  it('depend on the seed and their own index only, however many are asked for', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 40 }), (seed, count) => {
        const all = made({ seed, count: 40 });
        expect(made({ seed, count })).toEqual(all.slice(0, count));
      }),
      { numRuns: 25 },
    );
  });

  it('are made one at a time', () => {
    const first = syntheticListings({ ...options, count: 2_000_000_000 }).next().value;
    expect(first).toEqual(thousand[0]);
  });

  it('satisfy the contract', () => {
    for (const listing of listings) {
      expect(() =>
        publicListingSchema.parse({ ...listing, images: [], floorplan: null, epc: null }),
      ).not.toThrow();
    }
    expect(listings.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, index) => 100 + index));
  });

  it('cost something; a rent is always stated and only a sale is on application', () => {
    for (const { listingType, price } of listings) {
      if (listingType === 'rent') expect(price).toBeGreaterThan(0);
      else if (price !== null) expect(price).toBeGreaterThan(0);
    }
    expect(made({ count: 20_000 }).some(({ listing }) => listing.price === null)).toBe(true);
  });

  it('are for sale three times in five, and sold only for sale, let only to rent', () => {
    const sales = listings.filter(({ listingType }) => listingType === 'sale');
    expect(sales.length).toBeGreaterThan(540);
    expect(sales.length).toBeLessThan(660);
    for (const { listingType, status } of listings)
      expect(status).not.toBe(listingType === 'sale' ? 'let' : 'sold');
    expect(new Set(listings.map(({ status }) => status))).toEqual(
      new Set(['available', 'underOffer', 'sold', 'let']),
    );
  });

  it('cost more in Knightsbridge than in Clapham, and more there than in Burnley', () => {
    const asking = (area: string): number =>
      median(
        made({ count: 6000 })
          .map(({ listing }) => listing)
          .filter(
            (one) =>
              one.location.startsWith(area) &&
              one.listingType === 'sale' &&
              one.propertyType === 'flat' &&
              one.bedrooms === 2,
          )
          .map(({ price }) => price ?? Infinity),
      );
    expect(asking('Knightsbridge')).toBeGreaterThan(asking('Clapham') * 1.3);
    expect(asking('Clapham')).toBeGreaterThan(asking('Burnley') * 2);
  });

  it('grow with their bedrooms', () => {
    const size = (bedrooms: number): number =>
      median(
        homes
          .filter((one) => one.bedrooms === bedrooms && one.squareFeet !== null)
          .map((one) => one.squareFeet!),
      );
    expect([1, 2, 3, 4].map(size)).toEqual([1, 2, 3, 4].map(size).toSorted((a, b) => a - b));
    for (const { bedrooms, bathrooms } of homes) {
      expect(bathrooms).toBeGreaterThanOrEqual(1);
      expect(bathrooms).toBeLessThanOrEqual(Math.max(1, bedrooms));
    }
  });

  it('stand near the place they name, in no place that is a mere direction', () => {
    for (const { location, latitude, longitude, address } of listings) {
      const place = places.find(({ name, kind }) => location.split(',')[0] === name && kind !== 'station')!;
      expect(milesBetween(place, { latitude: latitude!, longitude: longitude! })).toBeLessThan(2.5);
      expect(address).toContain(place.name);
      expect(place.name).not.toBe('North East London');
    }
    const locations = new Set(listings.map(({ location }) => location));
    expect(locations).toContain('Clapham, London');
    expect(locations).toContain('Burnley, Lancashire');
  });

  it('carry an outcode only where one is near, and never one that letters do not use', () => {
    for (const { location, outcode, address } of listings) {
      if (location.startsWith('Burnley')) expect(outcode).toBeNull();
      expect(outcode).not.toBe('W1');
      if (outcode) expect(address.endsWith(` ${outcode}`)).toBe(true);
    }
    expect(listings.some(({ outcode }) => outcode === 'SW4')).toBe(true);
  });

  it('say in words what they say in numbers', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
    for (const { title, description, keyFeatures, bedrooms, listingType, materialInformation } of homes) {
      const text = [title, description, ...keyFeatures].join('\n');
      const said = [...text.matchAll(/\b(no|one|two|three|four|five|six)[- ]bedrooms?\b/gi)].map(([, word]) =>
        words.indexOf(word!.toLowerCase()),
      );
      expect([text, said.every((count) => count === bedrooms)]).toEqual([text, true]);
      if (bedrooms > 0) expect(said.length).toBeGreaterThan(0);
      else expect(text).toMatch(/studio/i);
      if (listingType === 'rent') expect(text).not.toMatch(/onward chain|freehold/i);
      else expect(text).not.toMatch(/furnished|landlord/i);
      if (/garden/i.test(title)) {
        expect(description).toMatch(/garden/i);
        expect(keyFeatures.join()).toMatch(/garden/i);
      }
      if (materialInformation?.tenure === 'leasehold')
        expect(materialInformation.leaseYearsRemaining).toBeGreaterThan(0);
      else expect(materialInformation?.leaseYearsRemaining ?? null).toBeNull();
    }
  });

  it('speak of a garage or a driveway only where there is one', () => {
    for (const { description, materialInformation } of homes) {
      if (/garage/i.test(description)) expect(materialInformation?.parking).toBe('Garage');
      if (/driveway/i.test(description)) expect(materialInformation?.parking).toBe('Driveway');
    }
  });

  it('are described in many ways: no two of a thousand alike', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBe(1000);
    expect(new Set(listings.map(({ agent }) => agent.agency)).size).toBeGreaterThanOrEqual(18);
    for (const { description, title } of listings) {
      expect(description.split('\n\n')).toHaveLength(2);
      expect(`${title}\n${description}`).not.toMatch(/undefined|null|NaN|\ba (?=[aei])| {2}/);
    }
  });

  it('were published within 120 days before now, and updated since', () => {
    for (const { publishedAt, updatedAt } of listings) {
      const age = (now.getTime() - Date.parse(publishedAt)) / 86_400_000;
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThanOrEqual(120);
      expect(updatedAt >= publishedAt && updatedAt <= now.toISOString()).toBe(true);
    }
  });

  it('borrow the pictures of a demonstration listing of a like home', () => {
    for (const { listing, drawing } of thousand) {
      const lender = demonstrationListings.find((one) => one.listing.id === drawing.pool)?.listing;
      if (listing.propertyType === 'land' || listing.propertyType === 'commercial')
        expect(lender).toBeUndefined();
      else
        expect(lender?.propertyType === 'house').toBe(['house', 'bungalow'].includes(listing.propertyType));
    }
  });

  it('tell distances only when they are given', () => {
    expect(
      made({ count: 50, distances: undefined }).every(({ listing }) => listing.transportDistances === null),
    ).toBe(true);
    expect(listings.every(({ transportDistances }) => transportDistances?.bus === 0.1)).toBe(true);
  });

  it('refuse what cannot be counted', () => {
    expect(() => made({ count: -1 })).toThrow('count');
    expect(() => made({ firstId: 0 })).toThrow('firstId');
    expect(() => made({ firstId: 2_147_483_647, count: 2 })).toThrow('firstId');
    expect(() => made({ seed: 0.5 })).toThrow('seed');
    expect(() => made({ now: new Date(NaN) })).toThrow('now');
    expect(() => made({ places: [{ name: 'SW4', kind: 'outcode', latitude: 51, longitude: 0 }] })).toThrow(
      'places',
    );
  });
});
