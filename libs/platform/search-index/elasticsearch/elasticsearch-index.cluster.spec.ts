import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type ContractSource, searchIndexContract } from '../search-index.contract.js';
import type { FieldType, IndexDefinition } from '../search-index.port.js';
import { definition, document, engineOf, indexOf, suite, total, url, withFields } from './engine.fixture.js';
import { openElasticsearchIndex } from './index.js';

(!url ? describe.skip : describe)(suite('elasticsearch'), () => {
  const engine = engineOf();

  searchIndexContract(
    'elasticsearch',
    async (first) => {
      const prefix = `${engine.run}${randomUUID().slice(0, 8)}-`;
      const open = (now: IndexDefinition) =>
        openElasticsearchIndex<ContractSource>({
          url,
          definition: now,
          prefix,
          refreshIntervalMs: 60_000,
          requestTimeoutMs: 30_000,
        });
      let index = await open(first);
      return {
        index,
        async reopen(now = first) {
          await index.close();
          return (index = await open(now));
        },
        async dispose() {
          await index.close();
          await engine.deleteAll(prefix);
        },
      };
    },
    { runs: 25 },
  );

  describe('the elasticsearch index', () => {
    const { client } = engine;
    const { alias, open } = indexOf(engine);

    it('takes nothing but the fields of its definition, whoever writes', async () => {
      await open();
      const write = (body: object) => client.index({ index: alias, document: body });
      await expect(write({ id: 'a', live: true, colour: 'red' })).rejects.toThrow('strict_dynamic_mapping');
      await expect(write({ id: 'a', fields: { colour_1: 'red' } })).rejects.toThrow('strict_dynamic_mapping');
      await expect(write({ id: 'a', fields: { location_1: { x: 1 } } })).rejects.toThrow(
        'strict_dynamic_mapping',
      );
    });

    it('forgets what a field held when it has another type or is gone, even if it comes back', async () => {
      await (await open()).put([document('a', { beds: 2, type: 'house', location: 'Clapham' })]);
      const changed = await open(withFields({ beds: 'keyword', type: 'keyword' }));
      expect(await total(changed, { field: 'beds', exists: true })).toBe(0);
      expect(await total(changed, { field: 'type', equals: 'house' })).toBe(1);
      await changed.put([document('b', { beds: '2' })]);
      const back = await open();
      expect(await total(back, { field: 'beds', exists: true })).toBe(0);
      expect(await total(back, { field: 'location', exists: true })).toBe(0);
      await back.put([document('a', { beds: 3, location: 'Clapham' }, 2)]);
      expect(await total(back, { field: 'location', contains: 'clap' })).toBe(1);
      expect(await total(back, { field: 'beds', min: 0 })).toBe(1);
    });

    it('counts facets exactly on several shards, however many values there are', async () => {
      const index = await open({ shards: 3 });
      const count = 33_000;
      await index.put(
        Array.from({ length: count }, (_, at) => document(`${at}`, { beds: at, type: `${at % 7}` })),
      );
      await index.put(Array.from({ length: 50 }, (_, at) => document(`again ${at}`, { beds: at * 600 })));
      await index.flush();
      const { facets, total: found } = await index.search({ first: 0, facets: ['beds', 'type'] });
      expect(found).toBe(count + 50);
      expect(facets.beds!.slice(0, 50)).toEqual(
        Array.from({ length: 50 }, (_, at) => ({ value: at * 600, count: 2 })),
      );
      expect(facets.beds!.slice(50, 52)).toEqual([
        { value: 1, count: 1 },
        { value: 2, count: 1 },
      ]);
      expect(facets.beds).toHaveLength(1000);
      expect(facets.type!.map((each) => each.count).reduce((a, b) => a + b)).toBe(count);
    });

    it('compares words of any usual length, and longer ones by their first 10,000 characters', async () => {
      const index = await open();
      const long = 'abcdefghij'.repeat(1_200);
      const word = (length: number) => long.slice(0, length);
      await index.put(
        [255, 256, 257, 9_999, 12_000].map((length) => document(`${length}`, { location: word(length) })),
      );
      const found = async (matches: string) => {
        await index.flush();
        const { hits } = await index.search({ first: 10, filters: [{ field: 'location', matches }] });
        return hits.map((hit) => hit.id);
      };
      expect(await found(word(253))).toEqual(['12000', '255', '256', '257', '9999']);
      expect(await found(`${word(253)} abcd`)).toEqual(['255']);
      expect(await found(`${word(254)} abcd`)).toEqual(['255', '256']);
      expect(await found(`x${word(256)} abcd`)).toEqual(['255', '256', '257']);
      expect(await found(`${word(258)} abcd`)).toEqual(['256', '257']);
      expect(await found(word(12_000))).toEqual(['12000']);
      expect(await found(`${word(10_000)}y`)).toEqual(['12000']);
    });

    it('counts the edits of a word as the rules do for letters beyond the basic plane', async () => {
      const index = await open();
      // Letters of two units each: one that is replaced may be one edit or two.
      await index.put([document('gothic', { location: '𐌰𐌱𐌲𐌳' }), document('other', { location: '𐌰𐌱𐌲𐍄' })]);
      expect(await total(index, { field: 'location', matches: '𐌰𐌱𐌲𐌳' })).toBe(2);
      expect(await total(index, { field: 'location', contains: '𐌲𐌳' })).toBe(1);
      expect(await total(index, { field: 'location', matches: '𐌰𐌱' })).toBe(2);
    });

    it('finds a place within no distance of itself', async () => {
      const index = await open();
      const centre = { latitude: 51.507351, longitude: -0.127758 };
      await index.put([{ ...document('a'), fields: { place: centre } }]);
      expect(await total(index, { field: 'place', centre, miles: 0 })).toBe(1);
      expect(await total(index, { field: 'place', northEast: centre, southWest: centre })).toBe(1);
    });

    it('takes more in one write than one request should hold', async () => {
      const index = await open();
      const location = 'A bright home near the park. '.repeat(100);
      await index.put(Array.from({ length: 2_500 }, (_, at) => document(`${at}`, { location, beds: at })));
      expect(await total(index, { field: 'beds', min: 0 })).toBe(2_500);
    });

    it.each<[string, readonly unknown[]]>([
      ['no number', ['beds ascending', 'a', 'x']],
      ['an infinite one', ['beds ascending', 'a', '1e400']],
      ['no id', ['beds ascending', null, 1]],
      ['half a character for an id', ['beds ascending', '\ud800', 1]],
      ['a value too many', ['beds ascending', 'a', 1, 2]],
    ])('refuses a cursor with %s before its engine does', async (_, parts) => {
      const index = await open();
      const json = JSON.stringify(parts).replace('"1e400"', '1e400');
      const after = Buffer.from(json).toString('base64url');
      const sort = [{ field: 'beds', direction: 'ascending' as const }];
      await expect(index.search({ first: 1, sort, after })).rejects.toMatchObject({
        name: 'InvalidSearch',
        field: 'after',
      });
    });

    it('tells how it is', async () => {
      const index = await open();
      await index.put([document('a'), document('b')]);
      await index.remove([{ id: 'b', version: 2 }]);
      await index.flush();
      const { gauges } = await index.health();
      expect(gauges).toMatchObject({ documents: 1, cluster_status: 0, rebuilds: 0 });
      expect(gauges.bytes).toBeGreaterThan(0);
      expect(gauges.request_milliseconds).toBeGreaterThan(0);
    });

    it.each([
      ['Beds', 'number'],
      ['price per month', 'number'],
      ['beds', 'integer'],
    ])('refuses a field %j of type %s', async (name, type) => {
      await expect(open(withFields({ [name]: type as FieldType }))).rejects.toThrow(`fields.${name}`);
    });

    it('refuses a name that no index can have, and fields that differ by case alone', async () => {
      await expect(open({ definition: { ...definition, name: 'Listings' } })).rejects.toThrow('name');
      await expect(open(withFields({ postCode: 'text', postcode: 'text' }))).rejects.toThrow(
        'fields.postcode',
      );
    });
  });
});
