import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually } from '../../eventually.contract.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ContractSource } from '../search-index.contract.js';
import { searchIndexContract } from '../search-index.contract.js';
import type { IndexDefinition, SearchIndex } from '../search-index.port.js';
import { openEmbeddedSearchIndex } from './index.js';

searchIndexContract('embedded', async (definition) => {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'));
  const open = (now: IndexDefinition) =>
    openEmbeddedSearchIndex<ContractSource>({ file: join(folder, 'index.sqlite'), definition: now });
  let index = await open(definition);
  return {
    index,
    async reopen(now = definition) {
      await index.close();
      return (index = await open(now));
    },
    async dispose() {
      await index.close();
      rmSync(folder, { recursive: true });
    },
  };
});

describe('the embedded index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'));
  const file = join(folder, 'below', 'index.sqlite');
  const definition: IndexDefinition = {
    name: 'listings',
    fields: { beds: 'number', type: 'keyword', location: 'text' },
  };
  const indexes: SearchIndex<unknown>[] = [];
  const open = async (fields: IndexDefinition['fields'] = definition.fields) => {
    const index = await openEmbeddedSearchIndex<unknown>({ file, definition: { ...definition, fields } });
    indexes.push(index);
    return index;
  };
  const tables = () => {
    using db = new DatabaseSync(file, { readOnly: true });
    return db
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all()
      .map(({ name }) => name as string);
  };
  const document = (id: string, fields: Record<string, string | number>, version = 1) => ({
    id,
    version,
    fields,
    source: id,
  });
  const total = async (index: SearchIndex<unknown>, filter: object) =>
    (await index.search({ first: 0, filters: [filter as never] })).total;

  afterEach(async () => {
    for (const index of indexes.splice(0)) await index.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes the folder of its file', async () => {
    await open();
    expect(tables()).toContain('generations');
  });

  it('drops the tables of what was replaced, abandoned, or left by a process that ended', async () => {
    const index = await open();
    const before = tables().length;
    await (await index.startRebuild()).abandon();
    expect(tables()).toHaveLength(before);
    await (await index.startRebuild()).promote();
    expect(tables()).toHaveLength(before);
    const rebuild = await index.startRebuild();
    await rebuild.put([document('half', { location: 'Clapham '.repeat(50) })]);
    expect(tables().length).toBeGreaterThan(before);

    // Not closed, as after a kill.
    const again = await open();
    expect(tables()).toHaveLength(before);
    expect(await total(again, { field: 'beds', exists: false })).toBe(0);
  });

  it('keeps every write that has resolved when the process ends without closing', async () => {
    const index = await open();
    await index.put([document('a', { beds: 2 })]);
    const again = await open();
    expect(await total(again, { field: 'beds', equals: 2 })).toBe(1);
  });

  it('shows nothing of a batch that SQLite refuses, in memory or in the file', async () => {
    const index = await open();
    const long = (word: string) => `${'A quiet street. '.repeat(20)} ${word}`;
    // So many that parts of them are sought in the index and not by reading them.
    const others = Array.from({ length: 600 }, (_, at) => document(`other ${at}`, { location: long('x') }));
    await index.put([...others, document('a', { beds: 1, location: long('cellar') })]);
    using other = new DatabaseSync(file);
    const refuse = "new.id = 'refused' begin select raise(abort, 'disk full'); end";
    other.exec(`create trigger full before insert on g1_documents when ${refuse}`);
    const batch = [
      document('a', { beds: 9, location: long('attic') }, 2),
      document('b', { beds: 9 }),
      document('refused', {}),
    ];
    await expect(index.put(batch)).rejects.toThrow('disk full');
    other.exec('drop trigger full');
    for (const each of [index, await open()]) {
      expect(await total(each, { field: 'beds', min: 0 })).toBe(1);
      expect(await total(each, { field: 'location', contains: 'cellar' })).toBe(1);
      expect(await total(each, { field: 'location', contains: 'attic' })).toBe(0);
    }

    await index.put(batch);
    expect(other.prepare('select max(row) as last from g1_documents').get()!.last).toBe(602);
    for (const each of [index, await open()]) {
      expect(await total(each, { field: 'beds', equals: 9 })).toBe(2);
      expect(await total(each, { field: 'location', contains: 'attic' })).toBe(1);
    }
  });

  it('uses the rows of removed documents again', async () => {
    const index = await open();
    for (let round = 0; round < 50; round++) {
      const ids = Array.from({ length: 20 }, (_, at) => `${round} ${at}`);
      await index.put(ids.map((id) => document(id, { beds: round, type: id, location: id })));
      if (round < 49) await index.remove(ids.map((id) => ({ id, version: 2 })));
    }
    using db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('select max(row) as last from g1_documents').get()!.last).toBeLessThan(40);
    const { facets, total: all } = await index.search({ first: 0, facets: ['beds', 'type'] });
    expect(all).toBe(20);
    expect(facets.beds).toEqual([{ value: 49, count: 20 }]);
    expect(facets.type!.every(({ value }) => (value as string).startsWith('49 '))).toBe(true);
  });

  it('forgets what a field held when it has another type or is gone, even if it comes back', async () => {
    const long = 'Clapham '.repeat(50);
    await (await open()).put([document('a', { beds: 2, type: 'house', location: long })]);
    const changed = await open({ beds: 'keyword', type: 'keyword' });
    expect(await total(changed, { field: 'beds', exists: true })).toBe(0);
    expect(await total(changed, { field: 'type', equals: 'house' })).toBe(1);
    await changed.put([document('b', { beds: '2' })]);
    const back = await open();
    expect(await total(back, { field: 'beds', exists: true })).toBe(0);
    expect(await total(back, { field: 'location', exists: true })).toBe(0);
    await back.put([document('a', { beds: 3, location: long }, 2)]);
    expect(await total(back, { field: 'location', contains: 'clapham clap' })).toBe(1);
  });

  it('reads documents as an earlier release has them, beside those it writes, and gives back the pages of what it replaced', async () => {
    const prose = { card: 'A bay of three sash windows, and a garden that faces south-west. '.repeat(20) };
    const put = (each: SearchIndex<unknown>, id: string) =>
      each.put([{ ...document(id, { beds: 2, type: id }), source: prose }]);
    const index = await open();
    await put(index, 'a');
    await index.close();
    {
      using db = new DatabaseSync(file);
      db.exec(`drop table g1_documents_names; alter table g1_documents_sources drop column packed;
        update g1_documents set fields = '{"beds":2,"type":["a"]}'`);
      db.prepare('update g1_documents_sources set source = ?').run(JSON.stringify(prose));
    }
    const again = await open();
    await put(again, 'b');
    for (const each of [again, await open()]) {
      expect(await total(each, { field: 'beds', equals: 2 })).toBe(2);
      expect(await total(each, { field: 'type', equals: 'a' })).toBe(1);
      expect(await each.get(['a', 'b'])).toEqual([prose, prose]);
    }
    using db = new DatabaseSync(file);
    const packed = db
      .prepare('select packed is not null as packed from g1_documents_sources order by row')
      .all();
    expect(packed.map((row) => row.packed)).toEqual([0, 1]);
    await (await again.startRebuild()).promote();
    await eventually(() => expect(db.prepare('pragma freelist_count').get()).toEqual({ freelist_count: 0 }));
  });

  it('holds more distinct texts than it keeps in memory', async () => {
    const index = await open();
    await index.put(
      Array.from({ length: 51_500 }, (_, at) => document(`${at}`, { location: `Street ${at % 51_000}` })),
    );
    expect(await total(index, { field: 'location', contains: 'eet 50' })).toBe(1_112);
    expect(await total(index, { field: 'location', contains: 'street 50499' })).toBe(1);
    expect(await total(index, { field: 'location', matches: 'stret 50499' })).toBe(1);
    expect(await total(index, { field: 'location', matches: 'street 504' })).toBe(111);
    expect(await total(await open(), { field: 'location', contains: 'eet 50' })).toBe(1_112);
  });

  it.each([
    ['Beds', 'number'],
    ['price per month', 'number'],
    ['"; drop', 'number'],
    ['beds', 'integer'],
  ])('refuses a field %j of type %s', async (name, type) => {
    await expect(open({ [name]: type } as never)).rejects.toThrow(`fields.${name}`);
  });

  it('refuses fields that differ by case alone', async () => {
    await expect(open({ postCode: 'text', postcode: 'text' })).rejects.toThrow('fields.postcode');
  });
});
