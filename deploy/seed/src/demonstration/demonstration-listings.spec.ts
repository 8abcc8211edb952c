import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isOnOffer, publicListingSchema, type ListingImage } from '@lintel/contracts';
import { demonstrationAgencies, demonstrationListings } from './index.js';

const listings = demonstrationListings.map(({ listing }) => listing);
const texts = listings.map(({ title, description, keyFeatures }) =>
  [title, description, ...keyFeatures].join('\n'),
);

const shared =
  process.env['LINTEL_SHARED_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/data');
const outcodesFile = resolve(shared, 'postcodes/uk_outcodes.csv');
const stationsFile = resolve(shared, 'stations/tfl-stations.json');

function miles(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * 3958.7613 * Math.asin(Math.sqrt(h));
}

const picture = (number: number): ListingImage => ({
  key: `placeholder/${number}`,
  widths: [640],
  width: 640,
  height: 360,
  alt: '',
  placeholder: '',
});

describe('the demonstration listings', () => {
  it('are 13: ids 1 to 11 to rent, 12 and 13 for sale', () => {
    expect(listings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(listings.map(({ listingType }) => listingType)).toEqual([
      ...Array(11).fill('rent'),
      'sale',
      'sale',
    ]);
  });

  it('cost 4,950 to 5,000 a month to rent, 1,175,000 and 8,500,000 for sale', () => {
    for (const { price } of listings.slice(0, 11)) {
      expect(price).toBeGreaterThanOrEqual(4950);
      expect(price).toBeLessThanOrEqual(5000);
    }
    expect(listings.slice(11).map(({ price }) => price)).toEqual([1_175_000, 8_500_000]);
  });

  it('satisfy the contract once their pictures are drawn', () => {
    for (const { listing, drawing } of demonstrationListings) {
      const images = Array.from({ length: drawing.imageCount }, (_, number) => picture(number));
      expect(() =>
        publicListingSchema.parse({ ...listing, images, floorplan: null, epc: null }),
      ).not.toThrow();
    }
  });

  it('are houses and flats with 8 to 20 pictures each, drawn from seeds of their own', () => {
    for (const { listing, drawing } of demonstrationListings) {
      expect(['house', 'flat']).toContain(listing.propertyType);
      expect(drawing.imageCount).toBeGreaterThanOrEqual(8);
      expect(drawing.imageCount).toBeLessThanOrEqual(20);
    }
    expect(new Set(demonstrationListings.map(({ drawing }) => drawing.seed)).size).toBe(13);
  });

  it('show what is missing, too: some size, a floorplan and a certificate', () => {
    expect(listings.filter(({ squareFeet }) => squareFeet === null)).toHaveLength(2);
    expect(demonstrationListings.filter(({ floorplan }) => floorplan === null)).toHaveLength(1);
    expect(demonstrationListings.filter(({ epc }) => epc === null)).toHaveLength(1);
  });

  it('have certificates that improve, and meet the least a let home must reach', () => {
    for (const { listing, epc } of demonstrationListings) {
      if (!epc) continue;
      expect(epc.potential).toBeGreaterThan(epc.current);
      expect(epc.current).toBeGreaterThanOrEqual(listing.listingType === 'rent' ? 39 : 1);
      expect(epc.potential).toBeLessThanOrEqual(100);
    }
  });

  it('feature the same three whether by id or by date, all of them available', () => {
    const newest = listings.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 3);
    expect(newest.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(newest.every(({ status }) => status === 'available')).toBe(true);
    expect(new Set(listings.map(({ publishedAt }) => publishedAt)).size).toBe(13);
    for (const { publishedAt, updatedAt } of listings) {
      expect(publishedAt.startsWith('2026-')).toBe(true);
      expect(updatedAt >= publishedAt).toBe(true);
    }
  });

  it('can all still be had, so that a search shows all of them', () => {
    for (const listing of listings)
      expect([listing.title, isOnOffer(listing)]).toEqual([listing.title, true]);
  });

  it('speak of no other number of bedrooms or bathrooms than their own', () => {
    const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const said = (text: string, what: string): number[] =>
      [
        ...text.matchAll(
          new RegExp(`\\b(${numbers.join('|')}|\\d+)[- ](?:double |single )?${what}s?\\b`, 'gi'),
        ),
      ].map(([, count]) => (/^\d/.test(count!) ? Number(count) : numbers.indexOf(count!.toLowerCase())));
    listings.forEach(({ bedrooms, bathrooms }, at) => {
      const bedroomsSaid = said(texts[at]!, 'bedroom');
      expect([texts[at], bedroomsSaid.length > 0]).toEqual([texts[at], true]);
      expect([texts[at], new Set(bedroomsSaid)]).toEqual([texts[at], new Set([bedrooms])]);
      expect([texts[at], said(texts[at]!, 'bathroom').every((count) => count === bathrooms)]).toEqual([
        texts[at],
        true,
      ]);
    });
  });

  it('name the lease, the ground rent and the service charge exactly as the material information has them', () => {
    const flat = listings.find(({ materialInformation }) => materialInformation?.tenure === 'leasehold')!;
    const known = flat.materialInformation!;
    expect(flat.description).toContain(`${known.leaseYearsRemaining} years`);
    expect(flat.description).toContain(`£${known.serviceCharge!.toLocaleString('en-GB')}`);
    expect(known.groundRent).toBe(0);
    expect(flat.description).toContain('peppercorn');
  });

  it('ask a deposit of five weeks’ rent of tenants only', () => {
    for (const { listingType, price, materialInformation } of listings) {
      const deposit = materialInformation!.deposit;
      if (listingType === 'sale') expect(deposit).toBeNull();
      else expect(deposit).toBe(Math.floor((price! * 12 * 5) / 52));
    }
  });

  it('name the stops that they are near, as people call them', () => {
    for (const { location, transportDistances } of listings) {
      const { tubeStop, busStop, trainStop } = transportDistances!;
      for (const stop of [tubeStop, busStop, trainStop])
        expect([location, stop]).toEqual([location, expect.stringMatching(/^[A-Z][\w’& ]+(?<!Station)$/)]);
    }
  });

  it('say of some homes, not of all, how floods and restrictions touch them', () => {
    const said = (name: 'floodRisk' | 'restrictions') =>
      listings.filter(({ materialInformation }) => materialInformation?.[name]).length;
    for (const count of [said('floodRisk'), said('restrictions')]) {
      expect(count).toBeGreaterThan(4);
      expect(count).toBeLessThan(listings.length);
    }
  });

  it('stand in the area they name, with the outcode in the address', () => {
    for (const { address, location, outcode } of listings) {
      expect(location).toMatch(/^[A-Z][A-Za-z ]+, London$/);
      expect([address, address.endsWith(`${location} ${outcode}`)]).toEqual([address, true]);
    }
    expect(new Set(listings.map(({ location }) => location)).size).toBe(13);
  });

  it('are looked after by six agencies with telephone numbers of no one', () => {
    expect(demonstrationAgencies).toHaveLength(6);
    expect(new Set(listings.map(({ agent }) => agent.agencyId))).toEqual(
      new Set(demonstrationAgencies.map(({ id }) => id)),
    );
    for (const { agent } of listings) {
      expect(agent.phone).toMatch(/^020 7946 0\d{3}$/);
      expect(agent.email).toMatch(/@[a-z]+\.example$/);
    }
  });

  it('are written in British English, without hype', () => {
    const american =
      /\b(apartment building|color|gray|center|neighbor\w*|favorite|elevator|closet|yard sale|realtor|sidewalk|parking lot|first-floor walkup|half bath|modernized|organized|meter|theater|jewelry|aluminum|backyard|faucet|condo)\b/i;
    const hype =
      /\b(stunning|amazing|dream|luxur\w+|must[- ]see|rare opportunity|breathtaking|gorgeous|exquisite)\b|!/i;
    for (const text of texts) {
      expect(text).not.toMatch(american);
      expect(text).not.toMatch(hype);
    }
  });

  it('take two to four paragraphs and five to nine key features', () => {
    for (const { description, keyFeatures } of listings) {
      const count = description.split('\n\n').length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(4);
      expect(keyFeatures.length).toBeGreaterThanOrEqual(5);
      expect(keyFeatures.length).toBeLessThanOrEqual(9);
    }
  });

  (!existsSync(outcodesFile) ? it.skip : it)(
    `lie within 3 km of the middle of their outcode (open data in ${existsSync(outcodesFile) ? 'place' : 'LINTEL_SHARED_DATA is absent'})`,
    () => {
      const rows = readFileSync(outcodesFile, 'utf8')
        .split('\n')
        .map((line) => line.split(','));
      for (const { outcode, latitude, longitude } of listings) {
        const row = rows.find(([name]) => name === outcode);
        expect([`${outcode}`, row]).toEqual([`${outcode}`, expect.anything()]);
        const middle = { latitude: Number(row![3]), longitude: Number(row![4]) };
        expect(miles(middle, { latitude: latitude!, longitude: longitude! }) * 1.609344).toBeLessThan(3);
      }
    },
  );

  (!existsSync(stationsFile) ? it.skip : it)(
    `are as far from the Underground as its stations are (open data in ${existsSync(stationsFile) ? 'place' : 'LINTEL_SHARED_DATA is absent'})`,
    () => {
      const stations: { modes: string[]; latitude: number; longitude: number }[] = JSON.parse(
        readFileSync(stationsFile, 'utf8'),
      );
      const underground = stations.filter(({ modes }) => modes.includes('tube'));
      for (const { latitude, longitude, transportDistances } of listings) {
        const here = { latitude: latitude!, longitude: longitude! };
        const nearest = Math.min(...underground.map((station) => miles(here, station)));
        expect(Math.abs(transportDistances!.tube! - nearest)).toBeLessThan(0.02);
      }
    },
  );
});
