import { describe, expect, it } from '@jest/globals';
import type { FacetCount, Filter, SearchRequest, Sort } from '../search-index.port.js';
import { idsOf, indexOf, listing, LISTINGS, type OpenIndex, walk, withIndex } from './harness.js';

const byPrice: Sort = { field: 'price', direction: 'ascending' };
const byBeds: Sort = { field: 'beds', direction: 'descending' };
/** One bed weighs 3, the letters a and c 2, no letter at all 1. */
const mostWanted: Sort = {
  satisfying: [
    { filter: { field: 'beds', equals: 1 }, weight: 3 },
    { filter: { field: 'features', in: ['a', 'c'] }, weight: 2 },
    { filter: { not: { field: 'features', exists: true } }, weight: 1 },
  ],
};
const weighing = (filter: Filter, weight: number): Sort => ({ satisfying: [{ filter, weight }] });
const numbered = (number: number) => `listing-${String(number).padStart(3, '0')}`;

export function pagePromises(open: OpenIndex): void {
  describe('sorting', () => {
    const listings = indexOf(open, [
      listing('f', { type: 'a', beds: 1, price: 5, features: ['m', 'b'], newBuild: true }),
      listing('a', { type: 'b', beds: 2, price: 5, features: ['c'], newBuild: false }),
      listing('é', { type: 'Z', beds: 2, price: -1.5 }),
      listing('b', { type: '\u{1f3e0}', beds: 1, price: 5, features: ['a', 'z'] }),
      listing('10', { type: '\uff21', price: 1e15 }),
      listing('9', { beds: 3 }),
    ]);

    it.each<[string, readonly Sort[], string]>([
      ['without a sort, by id in the order of code points', [], '10 9 a b f é'],
      ['numbers ascending, ties by id, missing last', [byPrice], 'é a b f 10 9'],
      [
        'numbers descending, ties by id, missing last',
        [{ ...byPrice, direction: 'descending' }],
        '10 a b f é 9',
      ],
      ['a second clause settles ties of the first', [byPrice, byBeds], 'é a b f 10 9'],
      ['a second clause before the id', [byPrice, { ...byBeds, direction: 'ascending' }], 'é b f a 10 9'],
      ['keywords by code point', [{ field: 'type', direction: 'ascending' }], 'é f a 10 b 9'],
      ['keywords descending', [{ field: 'type', direction: 'descending' }], 'b 10 a f é 9'],
      ['lists by their first value', [{ field: 'features', direction: 'ascending' }], 'b f a 10 9 é'],
      [
        'lists descending by their last value',
        [{ field: 'features', direction: 'descending' }],
        'b f a 10 9 é',
      ],
      ['booleans, false first', [{ field: 'newBuild', direction: 'ascending' }], 'a f 10 9 b é'],
      ['what satisfies most first, then by the next clause', [mostWanted, byPrice], 'b f a é 10 9'],
      ['what satisfies most among equals', [byPrice, mostWanted], 'é b f a 10 9'],
      ['nothing to satisfy', [{ satisfying: [] }], '10 9 a b f é'],
    ])('%s', async (_, sort, expected) => {
      expect(await idsOf(listings.index, { sort })).toEqual(expected.split(' '));
      expect(await walk(listings.index, { sort, first: 1 })).toEqual(expected.split(' '));
    });

    it.each<[string, unknown, string]>([
      ['an unknown field', { field: 'colour', direction: 'ascending' }, 'sort.colour'],
      ['a text', { field: 'location', direction: 'ascending' }, 'sort.location'],
      ['a place in a direction', { field: 'place', direction: 'ascending' }, 'sort.place'],
      ['no direction', { field: 'price' }, 'sort.price'],
      ['distance of a number', { field: 'price', nearestTo: { latitude: 0, longitude: 0 } }, 'sort.price'],
      ['a filter that weighs nothing', weighing({ field: 'beds', min: 1 }, 0), 'sort.satisfying'],
      ['a filter that weighs too much', weighing({ field: 'beds', min: 1 }, 101), 'sort.satisfying'],
      ['an unknown field', weighing({ field: 'colour', equals: 'a' }, 1), 'sort.satisfying.colour'],
      ['too many filters', { satisfying: Array.from({ length: 65 }, () => ({})) }, 'sort.satisfying'],
      ['distance from nowhere', { field: 'place', nearestTo: { latitude: 0, longitude: 181 } }, 'sort.place'],
    ])('by %s is refused by name', async (_, sort, field) => {
      const request = { sort: [sort as Sort], first: 1 };
      await expect(listings.index.search(request)).rejects.toMatchObject({ name: 'InvalidSearch', field });
    });
  });

  describe('pages', () => {
    const documents = Array.from({ length: 100 }, (_, number) =>
      listing(numbered(number), {
        price: number % 9 === 0 ? null : (number * 37) % 10,
        beds: number % 3,
        place: number % 7 === 0 ? null : { latitude: 51 + (number % 5) / 10, longitude: 0 },
      }),
    );
    const listings = indexOf(open, documents);
    const sorts: readonly (readonly [string, readonly Sort[]])[] = [
      ['no sort', []],
      ['price', [byPrice]],
      ['price down', [{ ...byPrice, direction: 'descending' }]],
      ['beds and price', [byBeds, byPrice]],
      ['what satisfies most', [weighing({ field: 'beds', min: 1 }, 2), byPrice]],
      ['price, then what satisfies most', [byPrice, weighing({ field: 'beds', min: 1 }, 2)]],
      ['distance', [{ field: 'place', nearestTo: { latitude: 51.2, longitude: 0.3 } }]],
    ];

    it.each(sorts)('24 a page give each match once and in order: %s', async (_, sort) => {
      const whole = await idsOf(listings.index, { sort });
      expect(whole).toHaveLength(100);
      expect(await walk(listings.index, { sort, first: 24 })).toEqual(whole);
    });

    it('say how many there are in all and whether more follow', async () => {
      const filters = [{ field: 'beds', equals: 0 }];
      const page = await listings.index.search({ filters, first: 24 });
      expect(page).toMatchObject({ total: 34, hasMore: true });
      expect(page.hits).toHaveLength(24);
      const last = await listings.index.search({ filters, first: 10, after: page.hits.at(-1)!.cursor });
      expect(last).toMatchObject({ total: 34, hasMore: false });
      expect(last.hits).toHaveLength(10);
      const beyond = await listings.index.search({ filters, first: 10, after: last.hits.at(-1)!.cursor });
      expect(beyond).toMatchObject({ total: 34, hasMore: false, hits: [] });
    });

    it('of no documents give the total only', async () => {
      const page = await listings.index.search({
        first: 0,
        filters: [{ field: 'beds', equals: 0 }],
        sort: [byPrice],
      });
      expect(page).toEqual({ hits: [], total: 34, hasMore: true, facets: {}, counts: {}, clusters: [] });
      expect(await listings.index.search({ first: 0, filters: [{ any: [] }] })).toMatchObject({
        total: 0,
        hasMore: false,
      });
    });

    it.each([-1, 1001, 1.5, Number.NaN])('of %d documents are refused', async (first) => {
      await expect(listings.index.search({ first })).rejects.toMatchObject({
        name: 'InvalidSearch',
        field: 'first',
      });
    });

    it('with a cursor of another sort are refused', async () => {
      const cursorOf = async (sort: readonly Sort[]) =>
        (await listings.index.search({ sort, first: 1 })).hits[0]!.cursor;
      for (const [name, sort] of sorts) {
        for (const [other, otherSort] of sorts) {
          if (name === other) continue;
          const tried = `a cursor of ${other} with ${name}`;
          const after = await cursorOf(otherSort);
          const refusal = await listings.index
            .search({ sort, first: 1, after })
            .catch((error: Error) => error);
          expect([tried, refusal]).toMatchObject([tried, { name: 'InvalidSearch', field: 'after' }]);
        }
      }
      const nearElsewhere: Sort = { field: 'place', nearestTo: { latitude: 0, longitude: 0 } };
      const after = await cursorOf(sorts.at(-1)![1]);
      await expect(listings.index.search({ sort: [nearElsewhere], first: 1, after })).rejects.toMatchObject({
        field: 'after',
      });
    });

    it.each(['', 'garbage', '🏠', 'bnVsbA', 'e30', 'W10', 'WzEsMiwzXQ', 'x'.repeat(10_000)])(
      'with %j for a cursor are refused',
      async (after) => {
        const error = { name: 'InvalidSearch', field: 'after' };
        await expect(listings.index.search({ first: 1, after })).rejects.toMatchObject(error);
      },
    );

    it('hand back each source as it was given', async () => {
      const source = { text: 'King’s "Cross" \u0000 🏠', nested: [1.5, null, { deep: true }], empty: {} };
      await withIndex(open, async (index) => {
        await index.put([
          { id: 'x/y?z=1&"ü', version: 1, fields: {}, source },
          { ...listing('null'), source: null },
        ]);
        await index.flush();
        const { hits } = await index.search({ first: 2 });
        expect(hits.map((hit) => [hit.id, hit.source])).toEqual([
          ['null', null],
          ['x/y?z=1&"ü', source],
        ]);
      });
    });
  });

  describe('pages while documents come and go', () => {
    it('neither repeat nor skip what was there all along', async () => {
      await withIndex(open, async (index) => {
        const there = Array.from({ length: 60 }, (_, number) =>
          listing(numbered(number), { price: number % 5 }),
        );
        await index.put(there);
        await index.flush();
        const whole = await idsOf(index, { sort: [byPrice] });
        const walked = await walk(index, { sort: [byPrice], first: 7 }, async (page) => {
          await index.put([
            listing(`before-${page}`, { price: -1 }),
            listing(`listing-000-${page}`, { price: page % 5 }),
            listing(`zzz-${page}`, {}),
          ]);
          await index.flush();
        });
        expect(walked.filter((id) => whole.includes(id))).toEqual(whole);
        expect(new Set(walked).size).toBe(walked.length);
      });
    });

    it('go on from a cursor whose document has gone', async () => {
      await withIndex(open, async (index) => {
        await index.put(['a', 'b', 'c', 'd'].map((id) => listing(id, { type: id })));
        await index.flush();
        const sort: Sort[] = [{ field: 'type', direction: 'descending' }];
        const { hits } = await index.search({ sort, first: 2 });
        await index.remove([{ id: 'c', version: 2 }]);
        expect(await idsOf(index, { sort, after: hits[1]!.cursor })).toEqual(['b', 'a']);
      });
    });
  });

  describe('facets', () => {
    const listings = indexOf(open, [
      listing('a', { type: 'house', features: ['garden', 'garage'], beds: 2, price: 0.5, newBuild: true }),
      listing('b', { type: 'house', features: ['garden', 'garden'], beds: -2, price: 1e12, newBuild: false }),
      listing('c', { type: 'apartment', features: 'garage', beds: 2, newBuild: false }),
      listing('d', { type: 'House', features: [], beds: 5000, newBuild: false }),
      listing('e', { location: 'Clapham' }),
    ]);
    const facetsOf = async (request: Partial<SearchRequest>) =>
      (await listings.index.search({ first: 1, ...request })).facets;
    const pairs = (counts: readonly FacetCount[] | undefined) =>
      counts?.map(({ value, count }) => [value, count]);

    it('count each value among all matches, the most frequent first, then by value', async () => {
      const { type, features, beds, price, newBuild } = await facetsOf({
        facets: ['type', 'features', 'beds', 'price', 'newBuild'],
      });
      expect(pairs(type)).toEqual([
        ['house', 2],
        ['House', 1],
        ['apartment', 1],
      ]);
      expect(pairs(features)).toEqual([
        ['garage', 2],
        ['garden', 2],
      ]);
      expect(pairs(beds)).toEqual([
        [2, 2],
        [-2, 1],
        [5000, 1],
      ]);
      expect(pairs(price)).toEqual([
        [0.5, 1],
        [1e12, 1],
      ]);
      expect(pairs(newBuild)).toEqual([
        [false, 3],
        [true, 1],
      ]);
    });

    it('count what the filters leave and nothing else', async () => {
      const { type, newBuild } = await facetsOf({
        filters: [{ field: 'beds', min: 2 }],
        facets: ['type', 'newBuild'],
      });
      expect(pairs(type)).toEqual([
        ['House', 1],
        ['apartment', 1],
        ['house', 1],
      ]);
      expect(pairs(newBuild)).toEqual([
        [false, 2],
        [true, 1],
      ]);
      expect(await facetsOf({ filters: [{ any: [] }], facets: ['type'] })).toEqual({ type: [] });
    });

    it('are the same on every page and on a page of none', async () => {
      const { hits, facets } = await listings.index.search({ first: 2, facets: ['type'] });
      expect(await facetsOf({ facets: ['type'], after: hits[1]!.cursor })).toEqual(facets);
      expect(await facetsOf({ facets: ['type'], first: 0 })).toEqual(facets);
    });

    it.each(['colour', 'location', 'place'])('of %s are refused by name', async (field) => {
      const error = { name: 'InvalidSearch', field: `facets.${field}` };
      await expect(facetsOf({ facets: [field] })).rejects.toMatchObject(error);
    });

    it('stop at a thousand values', async () => {
      await withIndex(
        open,
        async (index) => {
          await index.put(
            Array.from({ length: 1_100 }, (_, number) => listing(numbered(number), { price: number })),
          );
          await index.put([listing('again', { price: 1_099 })]);
          await index.flush();
          const { facets } = await index.search({ first: 0, facets: ['price'] });
          expect(facets.price).toHaveLength(1_000);
          expect(facets.price![0]).toEqual({ value: 1_099, count: 2 });
        },
        LISTINGS,
      );
    });
  });
}
