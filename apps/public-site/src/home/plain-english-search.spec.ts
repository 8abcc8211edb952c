import { criterionNames, type ListingType } from '@lintel/web';
import type { Understanding } from './understand-queries.js';
import { describe, expect, it } from '@jest/globals';
import { failureText, readDescription, unknownFailure } from './plain-english-search.js';

/** As the API answers for what is not asked. */
const none = Object.fromEntries(criterionNames.map((name) => [name, null])) as Understanding['criteria'];
const understood = (
  criteria: Partial<Understanding['criteria']>,
  listingType: ListingType | null = null,
): Understanding => ({
  criteria: { ...none, ...criteria },
  wishes: null,
  propertyTypes: [],
  sort: null,
  parts: [],
  listingType,
  unrecognised: [],
  notes: [],
});

describe('a home described in plain English', () => {
  it('leads to its results, with how it was read beside them', async () => {
    const understanding = understood({ beds: 2, location: 'Clapham', maxPrice: 600_000 });
    const text = 'two bed flat in Clapham under £600k';
    expect(await readDescription(text, 'sale', () => Promise.resolve(understanding))).toEqual({
      address: '/properties?type=sale&beds=2&location=Clapham&maxPrice=600000',
      state: { searched: { text, understanding } },
    });
  });

  it('keeps the type of the button that was pressed, whatever the words say', async () => {
    const asked: ListingType[] = [];
    const read = (_: string, listingType: ListingType) => {
      asked.push(listingType);
      return Promise.resolve(understood({ beds: 1 }, 'rent'));
    };
    expect((await readDescription('1 bed to rent', 'sale', read)).address).toBe(
      '/properties?type=sale&beds=1',
    );
    expect(asked).toEqual(['sale']);
  });

  it('is for sale with the Enter key, unless its words speak of renting: then prices are read again as rents', async () => {
    const read = (_: string, listingType: ListingType) =>
      Promise.resolve(understood({ maxPrice: listingType === 'rent' ? 2383 : 550 }, 'rent'));
    expect((await readDescription('to rent, £550pw', undefined, read)).address).toBe(
      '/properties?type=rent&maxPrice=2383',
    );
    expect((await readDescription('a flat', undefined, () => Promise.resolve(understood({})))).address).toBe(
      '/properties?type=sale',
    );
  });
});

describe('wishes and types of homes', () => {
  it('stand in the address beside the criteria', async () => {
    const understanding: Understanding = {
      ...understood({ location: 'Clapham' }),
      propertyTypes: ['flat'],
      sort: 'priceAscending',
      wishes: {
        places: ['Clapham', 'St John’s Wood'],
        notPlaces: null,
        areas: null,
        notPropertyTypes: null,
        features: ['garden'],
        notFeatures: ['basement'],
        anyOf: [['lift', 'ground-floor']],
        must: ['garden'],
        ideally: null,
        commute: { to: 'Bank', minutes: 30 },
      },
    };
    const { address } = await readDescription('words', 'sale', () => Promise.resolve(understanding));
    expect(address).toBe(
      '/properties?type=sale&location=Clapham&propertyType=flat&places=Clapham|St+John%E2%80%99s+Wood&features=garden&notFeatures=basement&anyOf=ground-floor|lift&must=garden&commuteTo=Bank&commuteMinutes=30&sort=price-up',
    );
  });
});

describe('a search that fails', () => {
  it('shows the message of an error, and the specified text for anything else', () => {
    expect(failureText(new Error('No content in OpenAI response'))).toBe('No content in OpenAI response');
    for (const thrown of ['text', undefined, null, { message: 'x' }, new Error('')])
      expect(failureText(thrown)).toBe(unknownFailure);
  });
});
