import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from '@jest/globals';
import { walk } from '../contract/harness.js';
import { countsOf, Oracle } from '../contract/oracle.js';
import type { Filter, IndexDefinition, IndexedDocument, Sort } from '../search-index.port.js';
import { openEmbeddedSearchIndex } from './index.js';

const definition: IndexDefinition = {
  name: 'listings',
  fields: { type: 'keyword', features: 'keyword', price: 'number', beds: 'number', location: 'text' },
};
const FACETS = ['type', 'features', 'beds'];
const HOMES = 1_200;

const fields = fc.record({
  type: fc.constantFrom('house', 'flat', null),
  features: fc.subarray(['garden', 'lift', 'pets', 'study']),
  price: fc.option(fc.integer({ min: -1, max: 600 }), { freq: 20 }),
  beds: fc.integer({ min: 0, max: 5 }),
  location: fc.constantFrom('Balham', 'Clapham', 'Clapham North', 'a long way from Balham '.repeat(8)),
});
const idOf = (number: number) => String(number).padStart(5, '0');

/** Few, so that each is asked again and again: what is kept of it has to follow the writes between. */
const filters: readonly Filter[] = [
  { field: 'type', equals: 'flat' },
  { field: 'beds', min: 1 },
  { field: 'beds', min: 2, max: 4 },
  { field: 'price', max: 450 },
  { field: 'location', contains: 'clapham' },
  { field: 'location', matches: 'balhm' },
  { not: { field: 'features', in: ['pets', 'lift'] } },
  { not: { field: 'price', min: 100 } },
  {
    any: [
      { field: 'type', equals: 'house' },
      { field: 'features', equals: 'study' },
    ],
  },
];
const wish = fc.record({
  filter: fc.constantFrom<Filter[]>(
    { field: 'features', equals: 'garden' },
    { field: 'features', in: ['lift', 'pets'] },
    { field: 'features', equals: 'study' },
    { field: 'beds', min: 3 },
  ),
  weight: fc.constantFrom(1, 2, 5),
});
const sort = fc.tuple(
  fc.option(
    fc.array(wish, { maxLength: 3 }).map((satisfying): Sort => ({ satisfying })),
    { freq: 2 },
  ),
  fc.constantFrom<Sort[][]>(
    [{ field: 'price', direction: 'ascending' }],
    [
      { field: 'price', direction: 'descending' },
      { field: 'beds', direction: 'ascending' },
    ],
    [{ field: 'beds', direction: 'descending' }],
    [],
  ),
);
const question = fc.record({
  filters: fc.subarray([...filters], { maxLength: 2 }),
  sorts: sort.map(([wishes, plain]) => [...(wishes ? [wishes] : []), ...plain]),
  counted: fc.array(fc.subarray([...filters], { maxLength: 3 }), { maxLength: 4 }),
});
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

const step = fc.oneof(
  // Homes that nothing was known of: answers that are kept grow by them.
  {
    weight: 3,
    arbitrary: fc.uniqueArray(fc.tuple(fc.integer({ min: 3000, max: 9000 }), fields), {
      minLength: 1,
      maxLength: 30,
      selector: ([number]) => number,
    }),
  },
  { weight: 3, arbitrary: fc.array(fc.tuple(fc.nat(HOMES + 100), fields), { maxLength: 200, size: 'max' }) },
  // More than an order keeps beside itself.
  { weight: 1, arbitrary: fc.tuple(fc.nat(400), fields).map(([from, each]) => manyOf(from, each)) },
  { weight: 2, arbitrary: fc.array(fc.nat(HOMES), { maxLength: 40 }) },
);

function manyOf<Fields extends { readonly beds: number }>(from: number, each: Fields): [number, Fields][] {
  return Array.from({ length: 600 }, (_, at) => [from + at, { ...each, beds: (each.beds + at) % 6 }]);
}

describe('what is kept of earlier questions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-kept-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;

  it('is that of looking at every document, whatever is written between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fields, { minLength: 40, maxLength: 40 }),
        fc.array(question, { minLength: 3, maxLength: 4 }),
        fc.array(step, { minLength: 3, maxLength: 5 }),
        async (homes, questions, steps) => {
          const file = join(folder, `${files++}.sqlite`);
          const index = await openEmbeddedSearchIndex<null>({ file, definition });
          const oracle = new Oracle();
          let version = 1;
          const put = async (changed: readonly (readonly [number, (typeof homes)[number]])[]) => {
            const documents = changed.map(([number, each]): IndexedDocument<null> => ({
              id: idOf(number),
              version: version++,
              fields: each,
              source: null,
            }));
            oracle.put(documents);
            await index.put(documents);
          };
          const check = async ({ filters: asked, sorts, counted }: Question) => {
            const expected = oracle.matches(asked, sorts).map(({ id }) => id);
            const counts = Object.fromEntries(counted.map((further, at) => [`count ${at}`, further]));
            const answer = await index.search({
              filters: asked,
              sort: sorts,
              first: 30,
              facets: FACETS,
              counts,
            });
            expect(answer.hits.map(({ id }) => id)).toEqual(expected.slice(0, 30));
            expect(answer.total).toBe(expected.length);
            const matches = oracle.matches(asked, []);
            expect(answer.facets).toEqual(
              Object.fromEntries(FACETS.map((field) => [field, countsOf(matches, field)])),
            );
            expect(answer.counts).toEqual(
              Object.fromEntries(
                Object.entries(counts).map(([name, further]) => [
                  name,
                  oracle.matches([...asked, ...further], []).length,
                ]),
              ),
            );
            expect(await walk(index, { filters: asked, sort: sorts, first: 400 })).toEqual(expected);
          };
          try {
            await put(Array.from({ length: HOMES }, (_, at) => [at, homes[(at * at) % homes.length]!]));
            for (const each of [...questions, ...questions]) await check(each);
            for (const changed of steps) {
              const [first] = changed;
              if (Array.isArray(first)) await put(changed as [number, (typeof homes)[number]][]);
              else {
                const gone = (changed as number[]).map((each) => ({ id: idOf(each), version: version++ }));
                oracle.remove(gone);
                await index.remove(gone);
              }
              for (const each of questions) await check(each);
            }
          } finally {
            await index.close();
          }
        },
      ),
      { numRuns: 6 },
    );
  });
});
