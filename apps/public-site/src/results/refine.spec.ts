import { criterionNames, type ListingType, type PropertyType } from '@lintel/web';
import { readResults, resultsAddress } from './results-address.js';
import type { Understanding } from '../home/understand-queries.js';
import { describe, expect, it } from '@jest/globals';
import { refine } from './refine.js';

const read = (query: string) => readResults(new URLSearchParams(query));
/** As the API answers for what is not asked. */
const none = Object.fromEntries(criterionNames.map((name) => [name, null])) as Understanding['criteria'];
const understanding = (
  criteria: Partial<Understanding['criteria']>,
  { type, listingType = null }: { type?: PropertyType; listingType?: ListingType | null } = {},
): Understanding => ({
  criteria: { ...none, ...criteria },
  wishes: null,
  propertyTypes: type ? [type] : [],
  sort: null,
  parts: type
    ? [
        {
          criterion: 'propertyType',
          strength: null,
          value: type,
          text: type,
          start: 0,
          end: 1,
          confidence: 'certain',
          note: null,
        },
      ]
    : [],
  listingType,
  unrecognised: [],
  notes: [],
});
const noWishes = {
  places: null,
  notPlaces: null,
  areas: null,
  notPropertyTypes: null,
  features: null,
  notFeatures: null,
  anyOf: null,
  must: null,
  ideally: null,
  commute: null,
};
const refined = async (query: string, ...answers: Understanding[]) => {
  const asked: ListingType[] = [];
  const { search, searched } = await refine(read(query), 'words', (_, listingType) => {
    asked.push(listingType);
    return Promise.resolve(answers[asked.length - 1]!);
  });
  expect(searched.understanding).toBe(answers.at(-1));
  return { address: resultsAddress(search).replace('/properties?', ''), asked };
};

describe('a search in words from the results', () => {
  it('replaces all eight criteria and keeps type, sort and view', async () => {
    expect(
      await refined(
        'type=rent&beds=4&maxTubeDistance=1&sort=price-up&view=map',
        understanding({ location: 'Balham' }),
      ),
    ).toEqual({ address: 'type=rent&location=Balham&sort=price-up&view=map', asked: ['rent'] });
  });

  it('follows words of the other type, whose prices are read again', async () => {
    expect(
      await refined(
        'type=sale',
        understanding({ maxPrice: 550 }, { listingType: 'rent' }),
        understanding({ maxPrice: 2383 }, { listingType: 'rent' }),
      ),
    ).toEqual({ address: 'type=rent&maxPrice=2383', asked: ['sale', 'rent'] });
  });

  it('takes named types of homes in place of chosen ones, and keeps those when none is named', async () => {
    const address = async (answer: Understanding) =>
      (await refined('type=sale&propertyType=flat', answer)).address;
    expect(await address(understanding({ beds: 2 }))).toBe('type=sale&beds=2&propertyType=flat');
    expect(await address(understanding({}, { type: 'flat' }))).toBe('type=sale&propertyType=flat');
    expect(await address(understanding({}, { type: 'house' }))).toBe('type=sale&propertyType=house');
  });

  it('replaces wishes, and the sort where the words name one', async () => {
    const query = 'type=sale&features=lift&must=lift&sort=price-up';
    const answer = understanding({ beds: 2 });
    expect((await refined(query, answer)).address).toBe('type=sale&beds=2&sort=price-up');
    const wishes = { ...noWishes, notFeatures: ['basement'] };
    expect((await refined(query, { ...answer, wishes, sort: 'nearest' })).address).toBe(
      'type=sale&beds=2&notFeatures=basement&sort=nearest',
    );
  });

  it('leaves the map’s area for a named place', async () => {
    const query = 'type=sale&location=Clapham&area=51.5,0,51.4,-0.1';
    expect((await refined(query, understanding({ beds: 2 }))).address).toBe(
      'type=sale&beds=2&area=51.5,0,51.4,-0.1',
    );
    expect((await refined(query, understanding({ location: 'Balham' }))).address).toBe(
      'type=sale&location=Balham',
    );
  });
});
