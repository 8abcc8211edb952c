import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Filter, SearchIndex } from '../search-index.port.js';
import { ColumnStore } from './column-store.js';
import { parseFilters } from './conditions.js';
import { openEmbeddedSearchIndex } from './index.js';
import { type Answer, KeptAnswers } from './kept-answers.js';
import { KeptSets } from './kept-sets.js';
import { Matches } from './matches.js';
import { Scratch, Selection } from './selection.js';

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

it('is made anew where a match has changed, not where one has come', () => {
  const columns = new ColumnStore({ name: 'homes', fields: { beds: 'number' } });
  columns.reserve(100);
  const put = (row: number, beds: number) => columns.set(row, `${row}`, { beds });
  for (let row = 0; row < 50; row++) put(row, row % 4);
  const ground = () => ({ rows: columns.ids.length, scratch: new Scratch(), texts: new Map() });
  const kept = new KeptAnswers(columns, ground);
  const request = { filters: [{ field: 'beds', min: 3 }], first: 10 };
  const conditions = parseFilters(columns, request.filters);
  const made = { anew: 0, added: [] as number[] };
  const ask = () =>
    kept.of(request, conditions, {
      find(keep) {
        made.anew++;
        const all = columns.all();
        const sets = new KeptSets(columns, ground);
        const matches = new Matches(ground(), sets, conditions, all, new Selection(new Uint32Array(100)));
        keep(matches);
        return {
          hits: [],
          total: matches.count,
          hasMore: true,
          facets: {},
          counts: {},
          clusters: [],
        } as Answer;
      },
      add(answer, rows) {
        made.added.push(...rows);
        return { ...answer, total: answer.total + rows.length };
      },
    }).total;

  expect([ask(), ask(), ask()]).toEqual([12, 12, 12]);
  expect(made).toEqual({ anew: 2, added: [] });

  put(60, 3);
  put(61, 1);
  expect([ask(), ask()]).toEqual([13, 13]);
  // A row far behind all others has a set of its own length.
  put(99, 5);
  expect(ask()).toBe(14);
  expect(made).toEqual({ anew: 2, added: [60, 99] });

  put(60, 4);
  expect(ask()).toBe(14);
  columns.clear(99);
  expect(ask()).toBe(13);
  expect(made).toEqual({ anew: 4, added: [60, 99] });
});
