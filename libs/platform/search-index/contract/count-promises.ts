import { describe, expect, it } from '@jest/globals';
import type { Filter } from '../search-index.port.js';
import { indexOf, listing, type OpenIndex } from './harness.js';

export function countPromises(open: OpenIndex): void {
  describe('counts', () => {
    const listings = indexOf(open, [
      listing('a', { type: 'house', beds: 3, price: 300, location: 'Clapham' }),
      listing('b', { type: 'house', beds: 2, price: 200 }),
      listing('c', { type: 'apartment', beds: 1, price: 100, location: 'Clapham' }),
      listing('d', { type: 'apartment', beds: 2, price: null }),
    ]);
    const counts = async (asked: Readonly<Record<string, readonly Filter[]>>, ...filters: Filter[]) =>
      (await listings.index.search({ first: 0, filters, counts: asked })).counts;
    const twoBeds: Filter = { field: 'beds', min: 2 };

    it('tell how many of the matches satisfy further filters, all of them', async () => {
      const asked = {
        all: [],
        '2+ beds': [twoBeds],
        'in Clapham': [{ field: 'location', contains: 'clapham' }],
        both: [twoBeds, { field: 'location', contains: 'clapham' }],
        either: [
          {
            any: [
              { field: 'beds', min: 3 },
              { field: 'price', max: 100 },
            ],
          },
        ],
        dear: [{ field: 'price', min: 1_000 }],
        'no price': [{ not: { field: 'price', exists: true } }],
        7: [{ any: [] }],
        constructor: [{ field: 'type', equals: 'house' }],
      } satisfies Record<string, readonly Filter[]>;
      expect(await counts(asked)).toEqual({
        all: 4,
        '2+ beds': 3,
        'in Clapham': 2,
        both: 1,
        either: 2,
        dear: 0,
        'no price': 1,
        7: 0,
        constructor: 2,
      });
      expect(await counts({ all: [], '2+ beds': [twoBeds] }, { field: 'type', equals: 'apartment' })).toEqual(
        {
          all: 2,
          '2+ beds': 1,
        },
      );
      expect(await counts({ '2+ beds': [twoBeds] }, { any: [] })).toEqual({ '2+ beds': 0 });
    });

    it('change nothing else of the answer', async () => {
      const request = { first: 3, facets: ['type'], filters: [twoBeds] };
      const plain = await listings.index.search(request);
      const counted = await listings.index.search({
        ...request,
        counts: { houses: [{ field: 'type', equals: 'house' }] },
      });
      expect(counted).toEqual({ ...plain, counts: { houses: 2 } });
    });

    it('of a hundred are taken, of more refused', async () => {
      const many = (length: number) =>
        Object.fromEntries(
          Array.from({ length }, (_, at): [string, Filter[]] => [
            `from ${at}`,
            [{ field: 'price', min: at }],
          ]),
        );
      const found = await counts(many(100));
      expect(Object.keys(found)).toHaveLength(100);
      expect(found['from 99']).toBe(3);
      await expect(counts(many(101))).rejects.toMatchObject({ name: 'InvalidSearch', field: 'counts' });
    });

    it('of what cannot be asked are refused by name', async () => {
      const wrong: Filter = { not: { field: 'colour', equals: 'red' } };
      await expect(counts({ red: [wrong] })).rejects.toMatchObject({
        name: 'InvalidSearch',
        field: 'counts.red.colour',
      });
    });
  });
}
