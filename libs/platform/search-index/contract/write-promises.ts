import { describe, expect, it } from '@jest/globals';
import type { FieldValue, IndexedDocument } from '../search-index.port.js';
import { idsOf, listing, LISTINGS, type OpenIndex, withIndex } from './harness.js';

export function writePromises(open: OpenIndex): void {
  describe('writes', () => {
    it('an older or equal version changes nothing', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a', { beds: 2 }, 2)]);
        await index.put([listing('a', { beds: 1 }, 1)]);
        await index.put([{ ...listing('a', { beds: 9 }, 2), source: 'another' }]);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 2 }] })).toEqual(['a']);
        expect(await index.get(['a'])).toEqual([{ listing: 'a', version: 2 }]);
      }));

    it('a source that was read before is the newer version’s, and another document’s where one was removed', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a')]);
        expect(await index.get(['a'])).toEqual([{ listing: 'a', version: 1 }]);
        await index.put([listing('a', {}, 2)]);
        expect(await index.get(['a'])).toEqual([{ listing: 'a', version: 2 }]);
        await index.remove([{ id: 'a', version: 3 }]);
        await index.put([listing('b')]);
        expect(await index.get(['a', 'b'])).toEqual([{ listing: 'b', version: 1 }]);
      }));

    it('whoever changes a source that they were given changes it for nobody else', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a')]);
        const [given] = await index.get(['a']);
        const changed = Reflect.set(given as object, 'version', 99);
        expect(changed || Object.isFrozen(given)).toBe(true);
        expect(await index.get(['a'])).toEqual([{ listing: 'a', version: 1 }]);
      }));

    it('a newer version takes the place of all that was there', () =>
      withIndex(open, async (index) => {
        await index.put([
          listing('a', {
            beds: 2,
            type: 'house',
            features: ['x', 'y'],
            location: 'Clapham',
            place: { latitude: 1, longitude: 1 },
          }),
        ]);
        await index.put([listing('a', { beds: 3, features: ['y', 'z'], location: 'Balham' }, 2)]);
        await index.flush();
        const { total, facets } = await index.search({ first: 0, facets: ['type', 'features', 'beds'] });
        expect(total).toBe(1);
        expect(facets).toEqual({
          type: [],
          features: [
            { value: 'y', count: 1 },
            { value: 'z', count: 1 },
          ],
          beds: [{ value: 3, count: 1 }],
        });
        expect(await idsOf(index, { filters: [{ field: 'location', contains: 'clap' }] })).toEqual([]);
        expect(await idsOf(index, { filters: [{ field: 'location', matches: 'balham' }] })).toEqual(['a']);
        expect(await idsOf(index, { filters: [{ field: 'place', exists: true }] })).toEqual([]);
      }));

    it('a long text is replaced by a short one and the other way about', () =>
      withIndex(open, async (index) => {
        const long = 'Spacious and bright throughout. '.repeat(20);
        await index.put([
          listing('a', { description: `${long} cellar` }),
          listing('b', { description: 'attic' }),
        ]);
        await index.put([
          listing('a', { description: 'attic' }, 2),
          listing('b', { description: `${long} cellar` }, 2),
        ]);
        for (const asked of [{ contains: 'cella' }, { matches: 'cellar' }, { contains: 'bright through' }]) {
          expect(await idsOf(index, { filters: [{ field: 'description', ...asked }] })).toEqual(['b']);
        }
        expect(await idsOf(index, { filters: [{ field: 'description', contains: 'attic' }] })).toEqual(['a']);
        await index.remove([{ id: 'b', version: 3 }]);
        expect(await idsOf(index, { filters: [{ field: 'description', contains: 'cellar' }] })).toEqual([]);
      }));

    it('a removed document is found no more, nor does an older put bring it back', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a', {}, 1), listing('b', {}, 1)]);
        await index.remove([{ id: 'a', version: 2 }]);
        await index.put([listing('a', {}, 1), listing('a', {}, 2)]);
        expect(await idsOf(index)).toEqual(['b']);
        expect(await index.get(['a', 'b'])).toEqual([{ listing: 'b', version: 1 }]);
      }));

    it('a newer put after a removal brings it back', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a', { beds: 1 }, 1)]);
        await index.remove([{ id: 'a', version: 2 }]);
        await index.put([listing('a', { beds: 3 }, 3)]);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 3 }] })).toEqual(['a']);
        await index.put([listing('a', { beds: 4 }, 2)]);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 3 }] })).toEqual(['a']);
      }));

    it('an older or equal removal removes nothing', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a', {}, 3)]);
        await index.remove([
          { id: 'a', version: 2 },
          { id: 'a', version: 3 },
        ]);
        expect(await idsOf(index)).toEqual(['a']);
      }));

    it('a removal that overtakes its put leaves nothing to find', () =>
      withIndex(open, async (index) => {
        await index.remove([{ id: 'a', version: 5 }]);
        await index.remove([{ id: 'a', version: 3 }]);
        await index.put([listing('a', {}, 4)]);
        expect(await idsOf(index)).toEqual([]);
      }));

    it('the same id several times in one batch ends at its highest version', () =>
      withIndex(open, async (index) => {
        await index.put([
          listing('a', { beds: 1 }, 1),
          listing('a', { beds: 3 }, 3),
          listing('b', { beds: 7 }, 1),
          listing('a', { beds: 2 }, 2),
        ]);
        await index.flush();
        const { total, facets } = await index.search({ first: 0, facets: ['beds'] });
        expect(total).toBe(2);
        expect(facets.beds).toEqual([
          { value: 3, count: 1 },
          { value: 7, count: 1 },
        ]);
      }));

    it('of nothing are fine', () =>
      withIndex(open, async (index) => {
        await index.put([]);
        await index.remove([]);
        expect(await idsOf(index)).toEqual([]);
        expect(await index.get([])).toEqual([]);
      }));

    it('version 0 is a version', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a', { beds: 1 }, 0)]);
        await index.put([listing('a', { beds: 2 }, 0)]);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 1 }] })).toEqual(['a']);
      }));

    it.each<[string, Partial<IndexedDocument<unknown>>, string]>([
      ['an unknown field', { fields: { colour: 'red' } }, 'fields.colour'],
      ['a text for a number', { fields: { price: '1' } }, 'fields.price'],
      ['no finite number', { fields: { price: Number.POSITIVE_INFINITY } }, 'fields.price'],
      ['a number for a keyword', { fields: { type: 1 } }, 'fields.type'],
      [
        'a list with a gap',
        { fields: { features: ['a', null] as unknown as FieldValue } },
        'fields.features',
      ],
      ['a keyword beyond the limit', { fields: { type: 'x'.repeat(10_001) } }, 'fields.type'],
      ['a list of texts', { fields: { location: ['a'] } }, 'fields.location'],
      ['a number for a boolean', { fields: { newBuild: 0 } }, 'fields.newBuild'],
      ['a place off the Earth', { fields: { place: { latitude: 0, longitude: 181 } } }, 'fields.place'],
      ['an empty id', { id: '' }, 'id'],
      ['an id of 513 bytes', { id: 'x'.repeat(513) }, 'id'],
      ['half a version', { version: 1.5 }, 'version'],
      ['a version below 0', { version: -1 }, 'version'],
    ])('%s is refused by name, and the whole batch with it', (_, wrong, field) =>
      withIndex(open, async (index) => {
        await index.put([listing('there', { beds: 1 })]);
        const batch = [
          listing('before'),
          listing('there', { beds: 2 }, 2),
          { ...listing('wrong'), ...wrong },
        ];
        await expect(index.put(batch)).rejects.toMatchObject({ name: 'InvalidDocument', field });
        expect(await idsOf(index)).toEqual(['there']);
        expect(await idsOf(index, { filters: [{ field: 'beds', equals: 1 }] })).toEqual(['there']);
        await index.put([listing('after')]);
        expect(await idsOf(index)).toEqual(['after', 'there']);
      }),
    );

    it('the longest id and keyword are taken', () =>
      withIndex(open, async (index) => {
        const id = 'i'.repeat(512);
        const type = 'x'.repeat(10_000);
        await index.put([listing(id, { type })]);
        expect(await idsOf(index, { filters: [{ field: 'type', equals: type }] })).toEqual([id]);
        const { hits } = await index.search({ first: 1, sort: [{ field: 'type', direction: 'ascending' }] });
        const next = {
          first: 1,
          sort: [{ field: 'type', direction: 'ascending' }] as const,
          after: hits[0]!.cursor,
        };
        expect(await index.search(next)).toMatchObject({ hits: [], total: 1 });
      }));
  });

  describe('get', () => {
    it('answers in the order of the ids, without those that are missing', () =>
      withIndex(open, async (index) => {
        await index.put(['a', 'b', 'c'].map((id) => ({ ...listing(id), source: id })));
        await index.flush();
        expect(await index.get(['c', 'nowhere', 'a', 'c'])).toEqual(['c', 'a', 'c']);
      }));
  });

  describe('opening again', () => {
    const request = {
      first: 24,
      facets: ['type', 'features', 'beds', 'newBuild'],
      filters: [
        {
          any: [
            { field: 'location', matches: 'claphm' },
            { field: 'description', contains: 'roof terrace' },
          ],
        },
      ],
      sort: [{ field: 'place', nearestTo: { latitude: 51.5, longitude: -0.1 } }],
    };

    it('finds everything as it was', () =>
      withIndex(open, async (index, opened) => {
        await index.put(
          Array.from({ length: 50 }, (_, number) =>
            listing(`listing ${number}`, {
              type: number % 2 ? 'house' : 'apartment',
              features: ['garden', `number ${number % 4}`],
              beds: number % 5,
              newBuild: number % 3 === 0,
              location: number % 2 ? 'Clapham' : 'Balham',
              description: 'A home of one’s own. '.repeat(20) + (number % 7 === 0 ? 'Roof terrace' : ''),
              place: { latitude: 51 + number / 100, longitude: -number / 50 },
            }),
          ),
        );
        await index.remove([{ id: 'listing 7', version: 2 }]);
        await index.put([listing('listing 9', { type: 'castle', location: 'Clapham' }, 2)]);
        await index.flush();
        const before = await index.search(request);
        expect(before.total).toBe(28);
        const again = await opened.reopen();
        expect(await again.search(request)).toEqual(before);
        await again.put([listing('listing 7', {}, 1), listing('listing 9', {}, 2)]);
        await again.flush();
        expect(await again.search(request)).toEqual(before);
        await again.put([listing('listing 7', { location: 'Clapham' }, 3)]);
        await again.flush();
        expect(await again.search(request)).toMatchObject({ total: 29 });
      }));

    it('with one more field, older documents have no value in it until they are put again', () =>
      withIndex(open, async (index, opened) => {
        await index.put([listing('a', { beds: 1 }), listing('b', { beds: 2 })]);
        const again = await opened.reopen({ ...LISTINGS, fields: { ...LISTINGS.fields, tenure: 'keyword' } });
        expect(await idsOf(again, { filters: [{ field: 'tenure', exists: false }] })).toEqual(['a', 'b']);
        await again.put([listing('a', { beds: 1, tenure: 'freehold' }, 2)]);
        expect(await idsOf(again, { filters: [{ field: 'tenure', equals: 'freehold' }] })).toEqual(['a']);
        expect(await idsOf(again, { filters: [{ field: 'beds', min: 2 }] })).toEqual(['b']);
      }));
  });

  describe('as an adapter', () => {
    it('is healthy while open, and closes twice without complaint', () =>
      withIndex(open, async (index) => {
        await index.put([listing('a')]);
        await index.flush();
        const { name, gauges } = await index.health();
        expect(name).toMatch(/^search-index: \w+/);
        expect(gauges.documents).toBe(1);
        await index.close();
        await index.close();
        await expect(index.health()).rejects.toThrow();
        await expect(index.search({ first: 1 })).rejects.toThrow();
      }));
  });
}
