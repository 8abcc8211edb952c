import { searchCriteriaSchema } from '@lintel/contracts';
import { readSearch } from '@lintel/web';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseListingId } from './listing-id.js';
import {
  detailPriceText,
  distancesOf,
  initialsOf,
  paragraphsOf,
  phoneAddress,
  similarSearchAddress,
} from './property-words.js';

describe('the id of a property page', () => {
  it('is a whole number from 1', () => {
    expect(parseListingId('12')).toBe(12);
    expect(parseListingId('2147483647')).toBe(2_147_483_647);
  });

  it.each([
    undefined,
    '',
    '0',
    '-1',
    '1.5',
    'twelve',
    '12a',
    ' 12',
    '1e3',
    '2147483648',
    '9'.repeat(400),
    '<script>',
  ])('is not %s', (text) => {
    expect(parseListingId(text)).toBeNull();
  });
});

describe('the price on the property page', () => {
  it.each([
    [{ listingType: 'sale' as const, price: 1_175_000 }, '£1,175,000'],
    [{ listingType: 'rent' as const, price: 4950 }, '£4,950 /month'],
    [{ listingType: 'sale' as const, price: null }, 'Price on application'],
  ])('of %o is %s', (listing, text) => {
    expect(detailPriceText(listing)).toBe(text);
  });
});

describe('Search Similar', () => {
  const home = { listingType: 'rent' as const, bedrooms: 2, location: 'Clapham, London', price: 4950 };

  it('asks for the type, bedrooms, location and 80 % to 120 % of the price', () => {
    expect(similarSearchAddress(home)).toBe(
      '/properties?type=rent&beds=2&location=Clapham%2C+London&minPrice=3960&maxPrice=5940',
    );
  });

  it('asks for no price when there is none, and for no bedrooms for a studio', () => {
    expect(similarSearchAddress({ ...home, price: null, bedrooms: 0 })).toBe(
      '/properties?type=rent&location=Clapham%2C+London',
    );
  });

  it('is a search that the results page takes, and that finds the home itself', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 800_000_000, noNaN: true }),
        fc.integer({ min: 0, max: 50 }),
        (price, bedrooms) => {
          const { criteria } = readSearch(
            new URLSearchParams(similarSearchAddress({ ...home, price, bedrooms }).split('?')[1]),
          );
          expect(searchCriteriaSchema.safeParse(criteria).success).toBe(true);
          expect(criteria.minPrice ?? 0).toBeLessThanOrEqual(Math.max(price, 1));
          expect(criteria.maxPrice).toBeGreaterThanOrEqual(Math.floor(price));
        },
      ),
    );
  });
});

describe('a description', () => {
  it('is paragraphs of text', () => {
    expect(paragraphsOf('One.\n\n  Two. \r\n\r\n\n<b>Three</b>\n')).toEqual(['One.', 'Two.', '<b>Three</b>']);
    expect(paragraphsOf('  ')).toEqual([]);
  });
});

describe('an agent', () => {
  it.each([
    ['Imogen Farrant', 'IF'],
    ["Siân O'Dell-Hughes", 'SH'],
    ['Ada', 'A'],
    ['  ', ''],
    ['élodie 🏠 van der berg', 'ÉB'],
  ])('called %s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['020 7946 0123', 'tel:02079460123'],
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
    ['ask', undefined],
  ])('with the number %s is called at %s', (phone, address) => {
    expect(phoneAddress(phone)).toBe(address);
  });
});

describe('distances', () => {
  const nameless = { tubeStop: null, busStop: null, trainStop: null };

  it('are in miles to the nearest stop, by its name', () => {
    expect(
      distancesOf({
        tube: 0.34,
        bus: 0.06,
        train: null,
        tubeStop: 'Clapham Common',
        busStop: ' ',
        trainStop: 'X',
      }),
    ).toEqual([
      { kind: 'tube', stop: 'Tube station', text: '0.3 miles to Clapham Common' },
      { kind: 'bus', stop: 'Bus stop', text: '0.06 miles to the nearest bus stop' },
    ]);
  });

  it('say what kind of stop it is when they do not know its name', () => {
    const texts = distancesOf({ tube: 1, bus: 0.25, train: 2.04, ...nameless }).map(({ text }) => text);
    expect(texts).toEqual([
      '1 mile to the nearest tube station',
      '0.3 miles to the nearest bus stop',
      '2 miles to the nearest train station',
    ]);
    expect(distancesOf({ tube: null, bus: null, train: null, ...nameless })).toEqual([]);
    expect(distancesOf(null)).toEqual([]);
  });
});
