import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRemovalEvent } from '@lintel/testing';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.harness.dispose());

const LONDON = { north: 51.7, east: 0.3, south: 51.3, west: -0.5 };

describe('the map', () => {
  const MAP = `query ($criteria: SearchCriteriaInput, $types: [PropertyType!], $within: AreaInput!, $zoom: Float!) {
    listingsMap(listingType: sale, criteria: $criteria, propertyTypes: $types, within: $within, zoom: $zoom) {
      total homes { id latitude } clusters { latitude longitude total } } }`;
  const map = async (variables: object) =>
    (await scene.ask(MAP, { within: LONDON, zoom: 11, ...variables })).listingsMap;
  const around = (latitude: number, longitude: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      latitude: latitude + n / 1e6,
      longitude: longitude - n / 1e6,
    }));

  it('shows each home inside the area while they are a hundred or fewer', async () => {
    await scene.listed(
      ...around(51.4618, -0.1384, 100),
      { latitude: 53, longitude: -1 },
      { latitude: null, longitude: null },
    );
    const { total, homes, clusters } = await map({});
    expect([total, homes.length, clusters]).toEqual([100, 100, []]);
    expect(homes.some(({ id }: any) => id > 100)).toBe(false);
  });

  it('gathers more into clusters, each at the middle of its homes', async () => {
    await scene.listed(...around(51.4618, -0.1384, 81), ...around(51.56, 0.1, 20), {
      latitude: 53,
      longitude: -1,
    });
    const { total, homes, clusters } = await map({});
    expect([total, homes]).toEqual([101, []]);
    expect(clusters.map((cluster: any) => cluster.total)).toEqual([81, 20]);
    expect(clusters[0].latitude).toBeCloseTo(51.4618 + 40e-6, 8);
    expect(clusters[0].longitude).toBeCloseTo(-0.1384 - 40e-6, 8);
  });

  it('gathers less and less the nearer it is looked at', async () => {
    await scene.listed(...around(51.461, -0.138, 60), ...around(51.465, -0.134, 60));
    const close = { north: 51.47, east: -0.12, south: 51.455, west: -0.15 };
    expect((await map({ zoom: 9 })).clusters).toHaveLength(1);
    expect((await map({ zoom: 15, within: close })).clusters).toHaveLength(2);
  });

  it('keeps to the filters', async () => {
    await scene.listed(
      { latitude: 51.5, longitude: 0, bedrooms: 3 },
      { latitude: 51.5, longitude: 0, bedrooms: 1, propertyType: 'house' },
    );
    expect((await map({ criteria: { beds: 2 } })).homes).toMatchObject([{ id: 1 }]);
    expect((await map({ types: ['house'] })).homes).toMatchObject([{ id: 2 }]);
  });

  it('answers with so many clusters as a screen can show, whatever zoom is asked of the whole world', async () => {
    await scene.listed(
      ...Array.from({ length: 300 }, (_, n) => ({ latitude: 51 + n / 100, longitude: -n / 50 })),
    );
    const { total, clusters } = await map({
      within: { north: 90, east: 180, south: -90, west: -180 },
      zoom: 22,
    });
    expect(total).toBe(300);
    expect(clusters.length).toBeLessThan(50);
  });

  it.each([-0.1, 22.5, 1e300])('refuses the zoom %d', async (zoom) => {
    expect(await scene.faults(MAP, { within: LONDON, zoom })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'zoom' },
    ]);
  });
});

describe('listings by their ids', () => {
  const BY_IDS = 'query ($ids: [Int!]!) { listingsByIds(ids: $ids) { id title } }';
  const byIds = async (ids: number[]) =>
    (await scene.ask(BY_IDS, { ids })).listingsByIds.map(({ id }: any) => id);

  it('come in their order, each once, without those that are not public', async () => {
    await scene.listed({}, {}, {});
    await scene.publish(aRemovalEvent(2, 2));
    expect(await byIds([3, 2, 99, 1, 3, -1])).toEqual([3, 1]);
    expect(await byIds([])).toEqual([]);
  });

  it('are a hundred at most', async () => {
    const ids = (length: number) => Array.from({ length }, (_, n) => n);
    expect(await byIds(ids(100))).toEqual([]);
    expect(await scene.faults(BY_IDS, { ids: ids(101) })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'ids' },
    ]);
  });
});

describe('suggestions of places', () => {
  const SUGGEST = `query ($text: String!, $first: Int) { suggestPlaces(text: $text, first: $first) {
    location place { name kind within latitude longitude } } }`;
  const suggest = async (text: string, first?: number) =>
    (await scene.ask(SUGGEST, { text, first })).suggestPlaces;

  it('tell places of one name apart, and say what to search for', async () => {
    const newports = await suggest('newport');
    expect(newports.map(({ location, place }: any) => [location, place.within])).toEqual([
      ['Newport, Wales', 'Wales'],
      ['Newport, Isle of Wight', 'Isle of Wight'],
      ['Newport, Shropshire', 'Shropshire'],
    ]);
    expect((await suggest('richmon'))[0]).toMatchObject({
      location: 'Richmond, London',
      place: { within: 'London' },
    });
    expect((await suggest('clapham'))[0]).toMatchObject({
      location: 'Clapham',
      place: { within: null, kind: 'area' },
    });
  });

  it('search where listings say they are', async () => {
    await scene.listed({ location: 'Newport, Isle of Wight' }, { location: 'Newport, Wales' });
    const [, island] = await suggest('newport');
    const { searchListings } = await scene.ask(
      'query ($location: String!) { searchListings(listingType: sale, criteria: { location: $location }) { edges { node { id } } } }',
      { location: island.location },
    );
    expect(searchListings.edges).toEqual([{ node: { id: 1 } }]);
  });

  it('are six unless more are asked for', async () => {
    expect(await suggest('s')).toHaveLength(6);
    expect(await suggest('s', 20)).toHaveLength(20);
    expect(await suggest('')).toEqual([]);
  });

  it.each([0, 21])('refuse %d at once', async (first) => {
    expect(await scene.faults(SUGGEST, { text: 's', first })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'first' },
    ]);
  });
});
