import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Filter, SearchIndex } from '../search-index.port.js';
import { openEmbeddedSearchIndex } from './index.js';

const HOMES = 200;

describe('an answer that is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-answers-'));
  let index: SearchIndex<string>;
  let version = 1;

  const put = (number: number, type: string, beds: number) =>
    index.put([
      { id: `${1000 + number}`, version: version++, fields: { type, beds }, source: `${type} ${beds}` },
    ]);
  const ask = async (filter: Filter) => {
    const { hits, total, facets, counts } = await index.search({
      filters: [filter],
      sort: [{ field: 'beds', direction: 'descending' }],
      first: 2,
      facets: ['beds'],
      counts: { large: [{ field: 'beds', min: 20 }] },
    });
    const most = facets['beds']![0]!.count;
    return { total, most, large: counts['large'], shown: hits.map(({ source }) => source) };
  };
  /** Often enough that it is kept. */
  const settled = async (filter: Filter) => {
    for (let times = 0; times < 3; times++) await ask(filter);
    return ask(filter);
  };

  beforeAll(async () => {
    const definition = { name: 'homes', fields: { type: 'keyword', beds: 'number' } } as const;
    index = await openEmbeddedSearchIndex({ file: join(folder, 'index.sqlite'), definition });
    for (let number = 0; number < HOMES; number++) await put(number, number % 2 ? 'flat' : 'house', 1);
    await put(0, 'castle', 2);
  });
  afterAll(async () => {
    await index.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    { of: 'many matches', type: 'flat', before: 100 },
    { of: 'few matches', type: 'castle', before: 1 },
  ])('follows what comes, changes and goes, of $of', async ({ type, before }) => {
    const wanted: Filter = { field: 'type', equals: type };
    const first = await settled(wanted);
    expect(first).toMatchObject({ total: before, large: 0 });

    await put(500, 'barn', 30);
    expect(await ask(wanted)).toEqual(first);

    await put(500, type, 30);
    expect(await settled(wanted)).toMatchObject({ total: before + 1, large: 1 });
    expect((await ask(wanted)).shown[0]).toBe(`${type} 30`);

    await put(500, type, 25);
    expect((await settled(wanted)).shown[0]).toBe(`${type} 25`);

    await put(500, 'barn', 25);
    expect(await settled(wanted)).toEqual(first);

    await put(500, type, 40);
    await settled(wanted);
    await index.remove([{ id: '1500', version: version++ }]);
    expect(await ask(wanted)).toEqual(first);
  });
});
