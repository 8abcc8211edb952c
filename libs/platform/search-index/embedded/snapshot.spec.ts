import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexDefinition, SearchIndex } from '../search-index.port.js';
import { openEmbeddedSearchIndex } from './index.js';

const definition: IndexDefinition = {
  name: 'listings',
  fields: {
    price: 'number',
    isNew: 'boolean',
    features: 'keyword',
    place: 'text',
    about: 'text',
    at: 'geo',
  },
};
const COUNT = 6_000;
const towns = ['Clapham', 'Hackney', 'Bath', 'Leeds', 'York'];
const features = ['garden', 'lift', 'parking'];
const home = (n: number, version = 1, more: object = {}) => ({
  id: `home-${n}`,
  version,
  fields: {
    price: (n * 7919) % 900_000,
    ...(n % 3 > 0 && { isNew: n % 3 === 1 }),
    features: features.filter((_, bit) => n & (1 << bit)),
    place: `${towns[n % towns.length]}, London`,
    about: `A home of ${n % 97} rooms. ${'Quiet, light. '.repeat(10)}`,
    ...(n % 4 > 0 && { at: { latitude: 51 + (n % 100) / 200, longitude: -0.1 - (n % 77) / 300 } }),
    ...more,
  },
  source: { n, version },
});

describe('a snapshot of the columns', () => {
  let folder: string;
  let index: SearchIndex<{ n: number }>;
  const open = async (name = 'index') =>
    (index = await openEmbeddedSearchIndex({ file: join(folder, name), definition }));
  const snapshotFile = (name = 'index') => join(folder, `${name}-columns`);
  const changedRows = () => {
    using db = new DatabaseSync(join(folder, 'index'), { readOnly: true });
    return db.prepare('select count(*) as rows from g1_documents_changed').get()!.rows;
  };
  /** What every kind of column says. */
  const said = async () => {
    const ask = (filters: object[]) =>
      index.search({
        first: 50,
        filters: filters as never,
        sort: [{ field: 'price', direction: 'ascending' }],
        facets: ['features', 'isNew'],
      });
    const asked = [
      [],
      [{ field: 'isNew', equals: true }],
      [{ field: 'features', in: ['lift', 'pool'] }],
      [{ field: 'place', matches: 'hackney' }],
      [{ field: 'about', contains: '13 rooms' }],
      [{ field: 'at', centre: { latitude: 51.2, longitude: -0.2 }, miles: 6 }],
    ];
    return Promise.all(
      asked.map(async (filters) => {
        const { hits, total, facets } = await ask(filters);
        return { total, facets, hits: hits.map(({ id, cursor, source }) => [id, cursor, source.n]) };
      }),
    );
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
    await open();
    for (let n = 0; n < COUNT; n += 1000)
      await index.put(Array.from({ length: 1000 }, (_, more) => home(n + more)));
  });

  afterEach(async () => {
    await index.close();
    rmSync(folder, { recursive: true });
  });

  it('answers as the documents do, after writes, removals and a new start', async () => {
    await index.remove([{ id: 'home-5', version: 2 }]);
    await index.put([home(6, 2, { price: 3, features: ['pool', 'lift'], place: 'Oxford' }), home(COUNT)]);
    const before = await said();
    await index.close();
    await open();
    expect(await said()).toEqual(before);
    await index.put([home(COUNT + 1), home(7, 3, { price: 2 })]);
    await index.remove([{ id: 'home-6', version: 3 }]);
    const then = await said();
    await index.close();
    rmSync(snapshotFile());
    await open();
    expect(await said()).toEqual(then);
  });

  it('is followed by what was written after it, when the process was killed', async () => {
    await index.close();
    await open();
    expect(changedRows()).toBe(0);
    await index.put([home(1, 2, { price: 1, place: 'Oxford' }), home(COUNT)]);
    await index.remove([{ id: 'home-2', version: 2 }]);
    expect(changedRows()).toBe(3);
    const before = await said();
    for (const suffix of ['', '-wal', '-columns'])
      copyFileSync(join(folder, `index${suffix}`), join(folder, `killed${suffix}`));
    await index.close();
    await open('killed');
    expect(await said()).toEqual(before);
    // A free row is taken anew, and no row twice.
    await index.put([home(COUNT + 1), home(COUNT + 2)]);
    expect((await index.search({ first: 0 })).total).toBe(COUNT + 2);
  });

  it('knows what a release wrote that knows of no snapshots', async () => {
    await index.close();
    using db = new DatabaseSync(join(folder, 'index'));
    db.exec(`update g1_documents set version = 2, fields = '[1]' where id = 'home-9'`);
    db.close();
    await open();
    const { hits } = await index.search({
      first: 1,
      filters: [{ field: 'price', max: 1 }],
      sort: [{ field: 'price', direction: 'descending' }],
    });
    expect(hits.map(({ id }) => id)).toEqual(['home-9']);
  });

  it.each([
    ['is lost', () => rmSync(snapshotFile())],
    ['is torn', () => writeFileSync(snapshotFile(), readFileSync(snapshotFile()).subarray(0, 90_000))],
    [
      'has a wrong byte',
      () => writeFileSync(snapshotFile(), readFileSync(snapshotFile()).fill(7, 70_000, 70_001)),
    ],
    ['is of another moment', () => copyFileSync(join(folder, 'older'), snapshotFile())],
  ])('which %s costs no more than reading the documents', async (_, harm) => {
    const before = await said();
    await index.close();
    copyFileSync(snapshotFile(), join(folder, 'older'));
    rmSync(snapshotFile());
    await open();
    await index.close();
    expect(existsSync(snapshotFile())).toBe(true);
    harm();
    await open();
    expect(await said()).toEqual(before);
  });

  it('is not used for other fields than it was taken of', async () => {
    await index.close();
    const { price, ...fields } = definition.fields;
    index = await openEmbeddedSearchIndex({
      file: join(folder, 'index'),
      definition: { ...definition, fields: { ...fields, price: price!, beds: 'number' } },
    });
    const { total } = await index.search({ first: 0, filters: [{ field: 'price', min: 0 }] });
    expect(total).toBe(COUNT);
    const { total: withBeds } = await index.search({ first: 0, filters: [{ field: 'beds', exists: true }] });
    expect(withBeds).toBe(0);
  });
});
