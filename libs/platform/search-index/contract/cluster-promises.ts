import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { Cluster, ClusterRequest, Filter, GeoPoint, IndexedDocument } from '../search-index.port.js';
import { indexOf, listing, type OpenIndex } from './harness.js';

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });
/** About a centimetre. */
const TOLERANCE = 1e-6;

/** With tiles of at most zoom 12, no place in thousandths of a degree and a little is so near to an edge that rounding moves it over. */
const degree = (limit: number) =>
  fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((thousandths) => (thousandths + 0.37) / 1000);
/** Half of them near each other, and some where the map ends. */
const anyPlace = fc.oneof(
  { weight: 4, arbitrary: fc.record({ latitude: degree(84), longitude: degree(179) }) },
  { weight: 5, arbitrary: fc.record({ latitude: degree(1).map((n) => 51 + n), longitude: degree(1) }) },
  { weight: 1, arbitrary: fc.constantFrom(at(89.9, 10.2), at(-88, -170.3), at(90, 0.1), at(0.2, 179.999)) },
);

export function clusterPromises(open: OpenIndex): void {
  describe('clusters', () => {
    const listings = indexOf(open, [
      listing('charing cross', { place: at(51.5074, -0.1278), beds: 1 }),
      listing('soho', { place: at(51.5136, -0.1365), beds: 2 }),
      listing('clapham', { place: at(51.4618, -0.1384), beds: 2 }),
      listing('bath', { place: at(51.3811, -2.359), beds: 3 }),
      listing('nowhere', { beds: 2 }),
    ]);
    const clusters = async (zoom: number, ...filters: Filter[]) =>
      (await listings.index.search({ first: 0, filters, clusters: { field: 'place', zoom } })).clusters;

    it('gather the matches of each tile of the map, at the middle of them, the largest first', async () => {
      const [first, ...rest] = await clusters(10);
      expect(first!.count).toBe(3);
      expect(first!.centre.latitude).toBeCloseTo((51.5074 + 51.5136 + 51.4618) / 3, 5);
      expect(first!.centre.longitude).toBeCloseTo((-0.1278 - 0.1365 - 0.1384) / 3, 5);
      expect(rest.map(({ count }) => count)).toEqual([1]);
      expect(rest[0]!.centre.longitude).toBeCloseTo(-2.359, 5);
    });

    it('are one at zoom 0 and one a place when the tiles are small, without what has no place', async () => {
      expect((await clusters(0)).map(({ count }) => count)).toEqual([4]);
      expect((await clusters(26)).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
      expect(await clusters(10, { field: 'place', exists: false })).toEqual([]);
    });

    it('hold what the filters leave, on every page', async () => {
      const filters: Filter[] = [{ field: 'beds', equals: 2 }];
      const request = { filters, clusters: { field: 'place', zoom: 8 } };
      const { clusters: found, total, hits } = await listings.index.search({ ...request, first: 1 });
      expect([total, hits.length, found.map(({ count }) => count)]).toEqual([3, 1, [2]]);
      expect(
        (await listings.index.search({ ...request, first: 1, after: hits[0]!.cursor })).clusters,
      ).toEqual(found);
    });

    it.each<[string, ClusterRequest, string]>([
      ['an unknown field', { field: 'colour', zoom: 3 }, 'clusters.colour'],
      ['a number', { field: 'beds', zoom: 3 }, 'clusters.beds'],
      ['half a zoom', { field: 'place', zoom: 3.5 }, 'clusters.zoom'],
      ['a zoom below 0', { field: 'place', zoom: -1 }, 'clusters.zoom'],
      ['a zoom beyond 26', { field: 'place', zoom: 27 }, 'clusters.zoom'],
      ['no zoom', { field: 'place', zoom: Number.NaN }, 'clusters.zoom'],
    ])('of %s are refused by name', async (_, asked, field) => {
      await expect(listings.index.search({ first: 0, clusters: asked })).rejects.toMatchObject({
        name: 'InvalidSearch',
        field,
      });
    });

    describe('wherever places lie', () => {
      const scattered = fc.sample(anyPlace, { numRuns: 300, seed: 7 });
      const documents = scattered.map((place, number) => listing(`${number}`, { place, beds: number % 4 }));
      const everywhere = indexOf(open, documents);

      it('are those of the tiles of web maps', async () => {
        const asked = fc.record({
          zoom: fc.integer({ min: 0, max: 12 }),
          beds: fc.integer({ min: 0, max: 4 }),
        });
        await fc.assert(
          fc.asyncProperty(asked, async ({ zoom, beds }) => {
            const { clusters: found } = await everywhere.index.search({
              first: 0,
              filters: [{ field: 'beds', min: beds }],
              clusters: { field: 'place', zoom },
            });
            const matches = documents.filter(({ fields }) => (fields.beds as number) >= beds);
            expectSame(found, expectedOf(matches, zoom));
          }),
          { numRuns: 30 },
        );
      });
    });
  });
}

/** The rule in its plainest form: OpenStreetMap's formula for the tile of a place. */
function expectedOf(documents: readonly IndexedDocument<unknown>[], zoom: number): Cluster[] {
  const tiles = 2 ** zoom;
  const clamped = (value: number) => Math.min(tiles - 1, Math.max(0, Math.floor(value)));
  const byTile = new Map<string, GeoPoint[]>();
  for (const { fields } of documents) {
    const place = fields.place as GeoPoint;
    const radians = (place.latitude * Math.PI) / 180;
    const x = clamped(((place.longitude + 180) / 360) * tiles);
    const y = clamped(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
    byTile.set(`${x} ${y}`, [...(byTile.get(`${x} ${y}`) ?? []), place]);
  }
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return [...byTile.values()].map((places) => ({
    centre: at(mean(places.map(({ latitude }) => latitude)), mean(places.map(({ longitude }) => longitude))),
    count: places.length,
  }));
}

function expectSame(found: readonly Cluster[], expected: readonly Cluster[]): void {
  expect(found.map(({ count }) => count)).toEqual(expected.map(({ count }) => count).sort((a, b) => b - a));
  for (const { centre, count } of expected)
    expect([
      `a cluster of ${count} at ${centre.latitude}, ${centre.longitude}`,
      found.some(
        (each) =>
          each.count === count &&
          Math.abs(each.centre.latitude - centre.latitude) < TOLERANCE &&
          Math.abs(each.centre.longitude - centre.longitude) < TOLERANCE,
      ),
    ]).toEqual([`a cluster of ${count} at ${centre.latitude}, ${centre.longitude}`, true]);
}
