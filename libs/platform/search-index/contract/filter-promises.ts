import { describe, expect, it } from '@jest/globals';
import type { Filter } from '../search-index.port.js';
import { indexOf, listing, type OpenIndex } from './harness.js';

export function filterPromises(open: OpenIndex): void {
  describe('filters', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const { ids } = indexOf(open, [
      listing('a', {
        type: 'apartment',
        features: ['garden', 'balcony'],
        price: 500_000,
        beds: 2,
        newBuild: true,
        location: 'Clapham',
        place: london,
      }),
      listing('b', {
        type: 'house',
        features: ['garden'],
        price: 750_000.5,
        beds: 3,
        newBuild: false,
        location: 'Balham',
      }),
      listing('c', { type: 'House', features: [], price: 0, beds: -1, location: '' }),
      listing('d', { type: null, price: undefined }),
      listing('e', { type: 'two words, "quoted"', features: ['garden', 'garden', 'parking'], beds: 2 }),
    ]);
    const search = (filter: unknown) => ids(filter as Filter);

    it.each<[string, Filter, string]>([
      ['keyword equals', { field: 'type', equals: 'house' }, 'b'],
      ['keyword equals, case counts', { field: 'type', equals: 'House' }, 'c'],
      ['keyword equals, never part of a value', { field: 'type', equals: 'two' }, ''],
      ['keyword equals, with quotes and spaces', { field: 'type', equals: 'two words, "quoted"' }, 'e'],
      ['keyword in', { field: 'type', in: ['apartment', 'House', 'castle'] }, 'ac'],
      ['keyword in an empty list', { field: 'type', in: [] }, ''],
      ['keyword list equals one of its values', { field: 'features', equals: 'garden' }, 'abe'],
      ['keyword list in', { field: 'features', in: ['parking', 'balcony'] }, 'ae'],
      ['number equals', { field: 'price', equals: 500_000 }, 'a'],
      ['number equals zero', { field: 'price', equals: -0 }, 'c'],
      ['number in', { field: 'beds', in: [3, -1, 7] }, 'bc'],
      ['number in an empty list', { field: 'beds', in: [] }, ''],
      ['number from', { field: 'price', min: 500_000 }, 'ab'],
      ['number to', { field: 'price', max: 500_000 }, 'ac'],
      ['number between, both ends included', { field: 'price', min: 500_000, max: 750_000.5 }, 'ab'],
      ['number between, nothing there', { field: 'price', min: 2, max: 1 }, ''],
      ['boolean true', { field: 'newBuild', equals: true }, 'a'],
      ['boolean false is not missing', { field: 'newBuild', equals: false }, 'b'],
      ['keyword exists', { field: 'type', exists: true }, 'abce'],
      ['an empty list is missing', { field: 'features', exists: true }, 'abe'],
      ['number exists, zero included', { field: 'price', exists: true }, 'abc'],
      ['boolean exists', { field: 'newBuild', exists: true }, 'ab'],
      ['an empty text is missing', { field: 'location', exists: true }, 'ab'],
      ['geo exists', { field: 'place', exists: true }, 'a'],
      ['number missing', { field: 'price', exists: false }, 'de'],
      ['geo missing', { field: 'place', exists: false }, 'bcde'],
      ['not takes in those without a value', { not: { field: 'price', min: 1 } }, 'cde'],
      ['not of not', { not: { not: { field: 'beds', equals: 2 } } }, 'ae'],
      [
        'any of two',
        {
          any: [
            { field: 'beds', equals: 3 },
            { field: 'newBuild', equals: true },
          ],
        },
        'ab',
      ],
      [
        'any of the same twice',
        {
          any: [
            { field: 'beds', equals: 2 },
            { field: 'beds', equals: 2 },
          ],
        },
        'ae',
      ],
      ['any of nothing', { any: [] }, ''],
      ['not any of nothing', { not: { any: [] } }, 'abcde'],
      [
        'any with not and any inside',
        {
          any: [
            { not: { field: 'type', exists: true } },
            {
              any: [
                { field: 'beds', max: -1 },
                { field: 'location', contains: 'clap' },
              ],
            },
          ],
        },
        'acd',
      ],
    ])('%s', async (_, filter, expected) => {
      expect((await search(filter)).join('')).toBe(expected);
    });

    it('must all hold, in whatever order they are given', async () => {
      const filters: Filter[] = [
        { field: 'location', contains: 'ham' },
        { field: 'features', equals: 'garden' },
        { field: 'beds', min: 3 },
      ];
      expect(await ids(...filters)).toEqual(['b']);
      expect(await ids(...filters.toReversed())).toEqual(['b']);
      expect(await ids(...filters, { field: 'newBuild', equals: true })).toEqual([]);
    });

    it('without any, every document matches', async () => {
      expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it.each<[string, unknown, string]>([
      ['an unknown field', { field: 'colour', equals: 'red' }, 'filters.colour'],
      [
        'an unknown field deep inside',
        { any: [{ not: { field: 'colour', exists: true } }] },
        'filters.colour',
      ],
      ['a name every object has', { field: 'constructor', exists: true }, 'filters.constructor'],
      ['a range of keywords', { field: 'type', min: 1 }, 'filters.type'],
      ['a number as a keyword', { field: 'type', equals: 1 }, 'filters.type'],
      ['a text as a number', { field: 'price', equals: '500000' }, 'filters.price'],
      ['a range without an end', { field: 'price' }, 'filters.price'],
      ['a range to no number', { field: 'price', max: Number.NaN }, 'filters.price'],
      ['a number as a boolean', { field: 'newBuild', equals: 1 }, 'filters.newBuild'],
      ['a substring of a keyword', { field: 'type', contains: 'apart' }, 'filters.type'],
      ['equality of a text', { field: 'location', equals: 'Clapham' }, 'filters.location'],
      ['a distance from a number', { field: 'price', centre: london, miles: 1 }, 'filters.price'],
      [
        'a distance from nowhere',
        { field: 'place', centre: { latitude: 91, longitude: 0 }, miles: 1 },
        'filters.place',
      ],
      ['a negative distance', { field: 'place', centre: london, miles: -1 }, 'filters.place'],
      [
        'a box whose south is north of its north',
        {
          field: 'place',
          northEast: { latitude: 51, longitude: 0 },
          southWest: { latitude: 52, longitude: -1 },
        },
        'filters.place',
      ],
      ['a polygon of two points', { field: 'place', polygon: [london, london] }, 'filters.place'],
      ['a polygon of 101 points', { field: 'place', polygon: Array(101).fill(london) }, 'filters.place'],
      [
        'a polygon off the globe',
        { field: 'place', polygon: [london, london, { latitude: 51, longitude: NaN }] },
        'filters.place',
      ],
      [
        'a polygon wider than half the globe',
        {
          field: 'place',
          polygon: [london, { latitude: 1, longitude: 179 }, { latitude: 1, longitude: -2 }],
        },
        'filters.place',
      ],
      ['a circle of no size', { field: 'place', circles: [{ centre: london, miles: -1 }] }, 'filters.place'],
      ['a circle around nowhere', { field: 'place', circles: [{ centre: null, miles: 1 }] }, 'filters.place'],
      [
        '1,001 circles',
        { field: 'place', circles: Array(1001).fill({ centre: london, miles: 1 }) },
        'filters.place',
      ],
      ['circles in a number', { field: 'price', circles: [] }, 'filters.price'],
      ['a polygon in a number', { field: 'price', polygon: [london, london, london] }, 'filters.price'],
    ])('%s is refused by name', async (_, filter, field) => {
      await expect(search(filter)).rejects.toMatchObject({ name: 'InvalidSearch', field });
    });

    it('deeper inside each other than the limit are refused', async () => {
      const nested = (depth: number): Filter =>
        depth === 0 ? { field: 'beds', equals: 2 } : { not: nested(depth - 1) };
      expect(await ids(nested(16))).toEqual(['a', 'e']);
      await expect(ids(nested(17))).rejects.toMatchObject({ name: 'InvalidSearch', field: 'filters' });
    });
  });
}
