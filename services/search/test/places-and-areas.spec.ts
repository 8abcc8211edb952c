import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicListing } from '@lintel/contracts';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.dispose());

const SEARCH = `query ($criteria: SearchCriteriaInput, $wishes: WishesInput) {
  searchListings(listingType: sale, criteria: $criteria, wishes: $wishes, first: 100) {
    edges { node { id } } didYouMean { location insteadOf } } }`;

const found = async (wishes: object, criteria: object = {}): Promise<number[]> => {
  const { searchListings } = await scene.ask(SEARCH, { criteria, wishes });
  return searchListings.edges.map((edge: any) => edge.node.id).sort((a: number, b: number) => a - b);
};
const refused = (wishes: object, criteria: object = {}) => scene.faults(SEARCH, { criteria, wishes });

const named = (location: string): Partial<PublicListing> => ({ location, latitude: null, longitude: null });
const at = (latitude: number, longitude: number, location = 'A quiet road'): Partial<PublicListing> => ({
  location,
  latitude,
  longitude,
});
const around = (north: number, east: number, south: number, west: number) => [
  { latitude: north, longitude: west },
  { latitude: north, longitude: east },
  { latitude: south, longitude: east },
  { latitude: south, longitude: west },
];

describe('several places', () => {
  it('find the homes of any one of them, with the location or without', async () => {
    await scene.listed(named('Clapham'), named('Balham'), named('Bath'), named('The Shire'));
    expect(await found({ places: ['Clapham', 'Balham'] })).toEqual([1, 2]);
    expect(await found({ places: ['Balham', 'the shire'] }, { location: 'Clapham' })).toEqual([1, 2, 4]);
  });

  it('each reach as far as usual, or as far as was said', async () => {
    // 0.9 miles from Clapham, 2 from it, and one by Bath.
    await scene.listed(at(51.4748, -0.1384), at(51.4908, -0.1384), at(51.382, -2.36));
    expect(await found({ places: ['Bath'] }, { location: 'Clapham' })).toEqual([1, 3]);
    expect(await found({ places: ['Bath'] }, { location: 'Clapham', radius: 3 })).toEqual([1, 2, 3]);
  });

  it('may be twelve, and no more', async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => `Place ${String.fromCharCode(65 + n)}`);
    await scene.listed(named('Place L'), named('Place M'));
    expect(await found({ places: twelve })).toEqual([1]);
    expect(await refused({ places: [...twelve, 'Place M'] })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'wishes.places' },
    ]);
  });

  it('when they find nothing, say what each may have meant', async () => {
    await scene.listed(named('Clapham'), named('Bath'));
    const { searchListings } = await scene.ask(SEARCH, {
      criteria: {},
      wishes: { places: ['Claphamm', 'Nowhere at all', 'Batth'] },
    });
    expect(searchListings.didYouMean).toEqual(
      expect.arrayContaining([
        { location: 'Clapham', insteadOf: 'Claphamm' },
        { location: 'Bath', insteadOf: 'Batth' },
      ]),
    );
  });
});

describe('places that are not wanted', () => {
  it('leave out the homes that name them, in whole words', async () => {
    await scene.listed(
      named('Croydon'),
      named('East Croydon, London'),
      named('Croydonville'),
      named('CROYDON'),
    );
    expect(await found({ notPlaces: ['Croydon'] })).toEqual([3]);
    expect(await found({ notPlaces: ['ham'] })).toEqual([1, 2, 3, 4]);
  });

  it('leave out the homes that lie there, and not those of its neighbours', async () => {
    const brixton = [51.4613, -0.1156] as const;
    await scene.listed(at(...brixton), at(brixton[0] + 0.011, brixton[1]), {
      ...named('Loughborough Road'),
      outcode: 'SW9',
    });
    expect(await found({ notPlaces: ['Brixton'] })).toEqual([2, 3]);
    expect(await found({ notPlaces: ['SW9'] })).toEqual([1, 2]);
  });

  it('leave places of like names alone', async () => {
    await scene.listed(named('Clapham, London'), named('Clapham North, London'));
    expect(await found({ notPlaces: ['Clapham North'] }, { location: 'Clapham' })).toEqual([1]);
  });

  it('cannot be wanted too', async () => {
    const clash = [{ code: 'BAD_USER_INPUT', field: 'wishes.notPlaces' }];
    expect(await refused({ notPlaces: ['CLAPHAM'] }, { location: 'Clapham' })).toMatchObject(clash);
    expect(await refused({ places: ['St. Albans'], notPlaces: ['Saint Albans'] })).toMatchObject(clash);
  });
});

describe('drawn areas', () => {
  it('find the homes in any one of them', async () => {
    await scene.listed(at(51.46, -0.14), at(51.38, -2.36), at(53, -1), named('Clapham'));
    const [clapham, bath] = [around(51.5, -0.1, 51.4, -0.2), around(51.4, -2.3, 51.3, -2.4)];
    expect(await found({ areas: [clapham] })).toEqual([1]);
    expect(await found({ areas: [clapham, bath] })).toEqual([1, 2]);
    expect(await found({ areas: [around(61, 2, 49, -9)] })).toEqual([1, 2, 3]);
  });

  it('whose line crosses itself are all that it goes round', async () => {
    await scene.listed(at(51.45, -0.18), at(51.45, -0.12), at(51.49, -0.15));
    const [a, b, c, d] = around(51.5, -0.1, 51.4, -0.2);
    expect(await found({ areas: [[a, c, b, d]] })).toEqual([1, 2]);
  });

  it('that are none are refused by name', async () => {
    const areas = [around(51.5, -0.1, 51.5, -0.1)];
    expect(await refused({ areas })).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'wishes.areas.0' }]);
  });
});
