import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { searchOf, toSaved } from './saved-searches.js';
import { savedSearchesIn, savedSearchesKey } from './saved-searches-in.js';

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [[savedSearchesKey, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    content: () => JSON.parse(kept.get(savedSearchesKey) ?? 'null') as unknown,
  };
}

const search = {
  listingType: 'sale' as const,
  criteria: { beds: 2, location: 'Clapham', maxPrice: 600_000, maxTubeDistance: 0.5 },
  propertyTypes: ['flat' as const],
};
const about = {
  id: 'search-1',
  name: 'Flats in Clapham',
  dateCreated: '2026-11-21T09:00:00.000Z',
  alertFrequency: 'weekly' as const,
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a saved search', () => {
  it('has the fields of the specification and the distances, null where there is no filter', async () => {
    const local = storage();
    await savedSearchesIn(local).save(toSaved(search, about));
    expect(local.content()).toEqual([
      {
        id: 'search-1',
        name: 'Flats in Clapham',
        type: 'sale',
        location: 'Clapham',
        beds: 2,
        baths: null,
        minPrice: null,
        maxPrice: 600_000,
        dateCreated: '2026-11-21T09:00:00.000Z',
        alertFrequency: 'weekly',
        radius: null,
        maxTubeDistance: 0.5,
        maxBusDistance: null,
        maxTrainDistance: null,
        maxCouncilTaxBand: null,
        propertyTypes: ['flat'],
        area: null,
        wishes: null,
      },
    ]);
  });

  it('asks for what it was saved as', () => {
    const area = { north: 51.5, east: 0.1, south: 51.4, west: -0.1 };
    const wishes = { features: ['garden' as const], commute: { to: 'Bank', minutes: 30 } };
    expect(searchOf(toSaved({ ...search, area, wishes }, about))).toEqual({ ...search, area, wishes });
  });

  it('takes the place of one that asks for the same homes', async () => {
    const saved = savedSearchesIn(storage());
    expect(await saved.save(toSaved(search, about))).toBe('device');
    await saved.save(toSaved({ ...search, listingType: 'rent' }, { ...about, id: 'search-2' }));
    await saved.save(toSaved(search, { ...about, name: 'Renamed' }));
    expect(saved.get().map(({ id, name }) => [id, name])).toEqual([
      ['search-2', 'Flats in Clapham'],
      ['search-1', 'Renamed'],
    ]);
  });

  it('can be given another name and other alerts', async () => {
    const local = storage();
    const saved = savedSearchesIn(local);
    await saved.save(toSaved(search, about));
    await saved.rename('search-1', 'By the common');
    await saved.changeFrequency('search-1', 'instant');
    expect(local.content()).toMatchObject([{ name: 'By the common', alertFrequency: 'instant' }]);
    expect(savedSearchesIn(local).get()).toEqual(saved.get());
  });

  it('comes back from local storage, whatever is wrong beside it', () => {
    const good = toSaved(search, about);
    const content = JSON.stringify([
      good,
      null,
      'text',
      { id: 4 },
      {
        id: 'x',
        name: '  ',
        type: 'lease',
        beds: -2,
        maxPrice: 'cheap',
        area: { north: 1 },
        propertyTypes: ['castle'],
      },
    ]);
    const read = savedSearchesIn(storage(content)).get();
    expect(read[0]).toEqual(good);
    expect(read).toHaveLength(2);
    expect(read[1]).toMatchObject({ name: 'Saved search', dateCreated: '', alertFrequency: 'daily' });
    expect(searchOf(read[1]!)).toEqual({ listingType: 'sale', criteria: {}, propertyTypes: [] });
  });

  it('keeps its wishes, leaves out what is none, and needs none', () => {
    const { wishes: _, ...old } = toSaved(search, about);
    const wished = {
      places: ['Clapham', 'Balham', 7],
      features: ['garden', 'helipad'],
      anyOf: [['lift', 'ground-floor'], 'lift'],
      must: 'garden',
      commute: { to: 'Bank', minutes: 'soon' },
    };
    const content = JSON.stringify([old, { ...old, wishes: wished }, { ...old, wishes: 'a garden' }]);
    const read = savedSearchesIn(storage(content)).get();
    expect(read.map(({ wishes }) => wishes)).toEqual([
      null,
      { places: ['Clapham', 'Balham'], features: ['garden'], anyOf: [['ground-floor', 'lift']] },
      null,
    ]);
  });

  it.each(['{', '"text"', '{}', 'null'])(
    'is none, with a console error, when the content is %s',
    (content) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(savedSearchesIn(storage(content)).get()).toEqual([]);
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('says so when the browser cannot keep it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const saved = savedSearchesIn({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(await saved.save(toSaved(search, about))).toBe('page');
    expect(saved.get()).toHaveLength(1);
  });
});
