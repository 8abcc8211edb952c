import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyTypes } from '../enumerations.js';
import { featureNames } from '../features/feature-names.js';
import { wishesSchema } from '../search-wishes.js';
import { wantedAddress } from './query-string.js';
import { readWishes, tidyWishes, wishEntries, type Wishes, wishKey, wishKeys } from './wishes.js';

const feature = fc.constantFrom(...featureNames);
const place = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', ',', '&', 'é', '|', '%', '+'),
  maxLength: 20,
});
const corner = fc.record({
  latitude: fc.double({ min: 49, max: 61, noNaN: true }),
  longitude: fc.double({ min: -181, max: 181, noNaN: true }),
});
const looseWishes = fc.record(
  {
    places: fc.array(place, { maxLength: 15 }),
    notPlaces: fc.array(place, { maxLength: 3 }),
    notPropertyTypes: fc.array(fc.constantFrom(...propertyTypes), { maxLength: 3 }),
    areas: fc.array(fc.array(corner, { maxLength: 70 }), { maxLength: 6 }),
    features: fc.array(feature, { maxLength: 5 }),
    notFeatures: fc.array(feature, { maxLength: 5 }),
    anyOf: fc.array(fc.array(feature, { maxLength: 4 }), { maxLength: 8 }),
    must: fc.array(feature, { maxLength: 4 }),
    ideally: fc.array(feature, { maxLength: 4 }),
    commute: fc.record({ to: place, minutes: fc.integer({ min: -5, max: 500 }) }),
  },
  { requiredKeys: [] },
);

const inQuery = (wishes: Wishes) =>
  readWishes(
    new URLSearchParams(wishEntries(wishes).map(([name, value]): [string, string] => [name, value])),
  );

describe('what is wished for, in an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(looseWishes, (loose) => {
        const tidy = tidyWishes(loose);
        expect(inQuery(tidy)).toEqual(tidy);
        const address = new URL(
          wantedAddress({ listingType: 'rent', criteria: {}, wishes: tidy }),
          'http://x',
        );
        expect(readWishes(address.searchParams)).toEqual(tidy);
      }),
    );
  });

  it('is what the API takes', () => {
    fc.assert(fc.property(looseWishes, (loose) => wishesSchema.safeParse(tidyWishes(loose)).success));
  });

  it('keeps lists readable', () => {
    const wishes: Wishes = {
      places: ['Clapham', 'St John’s Wood'],
      features: ['garden', 'pets'],
      anyOf: [['balcony', 'terrace']],
      commute: { to: 'Bank', minutes: 30 },
    };
    expect(wantedAddress({ listingType: 'rent', criteria: { beds: 2 }, wishes })).toBe(
      '/properties?type=rent&beds=2&places=Clapham|St+John%E2%80%99s+Wood&features=garden,pets&anyOf=balcony|terrace&commuteTo=Bank&commuteMinutes=30',
    );
  });

  it('leaves out what nobody knows and what is beyond bounds', () => {
    const query = new URLSearchParams(
      'features=helipad,garden&notFeatures=moat&anyOf=garden&commuteTo=Bank&commuteMinutes=0',
    );
    expect(readWishes(query)).toEqual({ features: ['garden'] });
  });
});

describe('tidy wishes', () => {
  it('do not want what they exclude, nor weigh what is not wanted', () => {
    expect(
      tidyWishes({
        features: ['garden'],
        notFeatures: ['garden', 'pool'],
        must: ['lift', 'garden'],
        ideally: ['garden'],
      }),
    ).toEqual({ features: ['garden'], notFeatures: ['pool'], must: ['garden'] });
  });

  it('know alternatives whatever their order', () => {
    expect(wishKey(['garden', 'balcony'])).toBe('balcony|garden');
    const wishes = tidyWishes({
      anyOf: [
        ['garden', 'balcony'],
        ['balcony', 'garden'],
      ],
      must: ['balcony|garden'],
    });
    expect(wishKeys(wishes)).toEqual(['balcony|garden']);
    expect(wishes.must).toEqual(['balcony|garden']);
  });
});

describe('wishes from a program', () => {
  it('name the feature that nobody knows', () => {
    const read = wishesSchema.safeParse({ features: ['garden', 'helipad'] });
    expect(read.error?.issues).toMatchObject([
      { path: ['features', 1], message: 'No feature is called “helipad”' },
    ]);
  });

  it('name a commute that is none', () => {
    const read = wishesSchema.safeParse({ commute: { to: 'Bank', minutes: 0 } });
    expect(read.error?.issues[0]?.path).toEqual(['commute', 'minutes']);
  });
});
