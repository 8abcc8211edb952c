import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  type FieldValue,
  type Filter,
  type GeoPoint,
  type IndexedDocument,
  isPolygon,
  type SearchIndex,
  type Sort,
} from '../search-index.port.js';
import { type ContractSource, LISTINGS, type OpenIndex, walk, withIndex } from './harness.js';
import { countsOf, degreesToRing, milesBetween, Oracle } from './oracle.js';

/*
 * Values are drawn from few, so that they meet: a question about 60 documents should rarely find none or all.
 */
const keyword = fc.oneof(
  fc.constantFrom('house', 'apartment', 'House', '', 'a b', '\uff21', '🏠'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 5 }),
  fc.constantFrom(0.5, 1023, 1024, 1e15),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const word = fc.constantFrom(
  'Clapham',
  'clapham',
  'Balham',
  "King's",
  'Kings',
  'São',
  'road',
  'SW11',
  'SW12',
  'of',
  '🏠',
  'a_b%c',
  '*',
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
/** Long ones too, as an adapter may keep them elsewhere. */
const text = fc.oneof(
  phrase,
  phrase.map((words) => `${'A home near the park, '.repeat(8)}${words}`),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const degree = (limit: number) =>
  fc.oneof(fc.integer({ min: -limit, max: limit }), fc.constantFrom(-limit, 0, 51.5, 51.47, -0.14, limit));
const place = fc.record({ latitude: degree(90), longitude: degree(180) });

/** Off the whole degrees on which places lie. */
const corner = fc.record({
  latitude: fc.integer({ min: -90, max: 89 }).map((degrees) => degrees + 0.37),
  longitude: fc
    .oneof(fc.integer({ min: -90, max: 89 }), fc.integer({ min: -9, max: 9 }))
    .map((degrees) => degrees + 0.43),
});

const fields = fc.record<Record<string, FieldValue>>(
  {
    type: fc.option(keyword),
    features: fc.oneof(fc.array(keyword, { maxLength: 4 }), keyword),
    price: fc.option(number),
    beds: fc.integer({ min: 0, max: 3 }),
    newBuild: fc.option(fc.boolean()),
    location: fc.option(text),
    description: text,
    place: fc.option(place),
  },
  { requiredKeys: [] },
);
const id = fc.oneof(fc.integer({ min: 0, max: 40 }).map(String), fc.constantFrom('é', '🏠', '\uff21', 'a'));
const version = fc.integer({ min: 0, max: 4 });
const document: fc.Arbitrary<IndexedDocument<ContractSource>> = fc.record({
  id,
  version,
  fields,
  source: fc.jsonValue(),
});
const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.array(document, { maxLength: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.array(fc.record({ id, version }), { maxLength: 5 }) }) },
);

const anyField = fc.constantFrom(...Object.keys(LISTINGS.fields));
const keywordField = fc.constantFrom('type', 'features');
const numberField = fc.constantFrom('price', 'beds');
const textField = fc.constantFrom('location', 'description');
const piece = fc.oneof(
  fc.tuple(phrase, fc.nat(6), fc.nat(12)).map(([words, from, length]) => words.slice(from, from + length)),
  fc.constantFrom(
    'park, cl',
    'ar the p',
    'PARK',
    "king's",
    'king\u2019s',
    ' ',
    '%',
    '_',
    '',
    'zz',
    'ome near',
    ', ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
);
const misspelt = fc.oneof(
  phrase,
  fc.constantFrom('claphm', 'balahm', 'clap', 'king', 'parks', 'hom a', 'sao road', 'SW13', 'rode', 'hoem'),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof<fc.Arbitrary<Filter>[]>(
      fc.record({ field: keywordField, equals: keyword }),
      fc.record({ field: keywordField, in: fc.array(keyword, { maxLength: 3 }) }),
      fc.record({ field: numberField, equals: number }),
      fc.record({ field: numberField, in: fc.array(number, { maxLength: 3 }) }),
      fc.record({ field: numberField, min: number }),
      fc.record({ field: numberField, max: number }),
      fc.record({ field: numberField, min: number, max: number }),
      fc.record({ field: fc.constant('newBuild'), equals: fc.boolean() }),
      fc.record({ field: textField, contains: piece }),
      fc.record({ field: textField, matches: misspelt }),
      fc.record({ field: anyField, exists: fc.boolean() }),
      fc.record({
        field: fc.constant('place'),
        centre: place,
        miles: fc.constantFrom(0.5, 5, 333, 4000, 10_000),
      }),
      fc.record({
        field: fc.constant('place'),
        circles: fc.array(fc.record({ centre: place, miles: fc.constantFrom(0.5, 2, 5, 333) }), {
          maxLength: 6,
        }),
      }),
      fc.tuple(place, place).map(([a, b]) => {
        const [southWest, northEast] = a.latitude <= b.latitude ? [a, b] : [b, a];
        return { field: 'place', southWest, northEast };
      }),
      fc
        .record({ field: fc.constant('place'), polygon: fc.array(corner, { minLength: 3, maxLength: 9 }) })
        .filter(({ polygon }) => isPolygon(polygon)),
    ),
    fc.record({ any: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ not: tie('filter') }),
  ),
}));
const sort: fc.Arbitrary<Sort> = fc.oneof(
  fc.record({
    field: fc.constantFrom('type', 'features', 'price', 'beds', 'newBuild'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  fc.record({ field: fc.constant('place'), nearestTo: place }),
  fc.record({
    satisfying: fc.array(fc.record({ filter, weight: fc.integer({ min: 1, max: 100 }) }), { maxLength: 4 }),
  }),
);
const FACETS = ['type', 'features', 'price', 'beds', 'newBuild'];
const question = fc.record({
  filters: fc.array(filter, { maxLength: 3 }),
  sort: fc
    .array(sort, { maxLength: 2 })
    .filter((sorts) => sorts.filter((each) => 'satisfying' in each).length < 2),
  first: fc.integer({ min: 1, max: 30 }),
  counted: fc.array(fc.array(filter, { maxLength: 2 }), { maxLength: 4 }),
});

export function propertyPromises(open: OpenIndex, runs: number): void {
  describe('whatever is written and asked', () => {
    it('the answer is that of looking at every document', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(write, { minLength: 1, maxLength: 5 }),
          fc.array(question, { minLength: 1, maxLength: 8 }),
          fc.boolean(),
          (writes, questions, reopens) =>
            withIndex(open, async (opened, { reopen }) => {
              const oracle = new Oracle();
              for (const step of writes) {
                if ('put' in step) {
                  oracle.put(step.put);
                  await opened.put(step.put);
                } else {
                  oracle.remove(step.remove);
                  await opened.remove(step.remove);
                }
              }
              const index = reopens ? await reopen() : opened;
              await index.flush();
              for (const each of questions) await compare(index, oracle, each);
            }),
        ),
        { numRuns: runs },
      );
    });
  });
}

type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

async function compare(
  index: SearchIndex<ContractSource>,
  oracle: Oracle,
  { filters, sort: sorts, first, counted }: Question,
) {
  const everything = oracle.matches([], []);
  // Engines round places and distances a little: nothing is promised for what lies on the very edge, or exactly as far as another.
  if (
    [filters, weighedBy(sorts), ...counted].flat().some((each) => touchesAnEdge(each, everything)) ||
    hasCloseDistances(sorts, everything)
  )
    return;

  const expected = oracle.matches(filters, sorts);
  const counts = Object.fromEntries(counted.map((further, at) => [`count ${at}`, further]));
  const answer = await index.search({ filters, sort: sorts, first, facets: FACETS, counts });
  const { hits, total, facets } = answer;
  expect(hits.map((hit) => hit.id)).toEqual(expected.slice(0, first).map((each) => each.id));
  expect(hits.map((hit) => hit.source)).toEqual(
    expected.slice(0, first).map((each) => JSON.parse(JSON.stringify(each.source))),
  );
  expect(total).toBe(expected.length);
  expect(facets).toEqual(Object.fromEntries(FACETS.map((field) => [field, countsOf(expected, field)])));
  expect(answer.counts).toEqual(
    Object.fromEntries(
      Object.entries(counts).map(([name, further]) => [
        name,
        oracle.matches([...filters, ...further], []).length,
      ]),
    ),
  );
  expect(await walk(index, { filters, sort: sorts, first })).toEqual(expected.map((each) => each.id));
}

const weighedBy = (sorts: readonly Sort[]): readonly Filter[] =>
  sorts.flatMap((each) => ('satisfying' in each ? each.satisfying.map(({ filter: one }) => one) : []));

function placesOf(documents: readonly IndexedDocument<unknown>[]): readonly GeoPoint[] {
  return documents.map((each) => each.fields.place as GeoPoint | undefined | null).filter((each) => !!each);
}

function touchesAnEdge(each: Filter, documents: readonly IndexedDocument<unknown>[]): boolean {
  if ('any' in each) return each.any.some((inner) => touchesAnEdge(inner, documents));
  if ('not' in each) return touchesAnEdge(each.not, documents);
  if ('polygon' in each) return placesOf(documents).some((at) => degreesToRing(at, each.polygon) < 1e-6);
  if ('circles' in each)
    return each.circles.some((circle) => touchesAnEdge({ field: each.field, ...circle }, documents));
  if (!('centre' in each)) return false;
  return placesOf(documents).some((at) => Math.abs(milesBetween(at, each.centre) - each.miles) < 0.01);
}

function hasCloseDistances(sorts: readonly Sort[], documents: readonly IndexedDocument<unknown>[]): boolean {
  return sorts.some((each) => {
    if (!('nearestTo' in each)) return false;
    const places = new Map(placesOf(documents).map((at) => [`${at.latitude} ${at.longitude}`, at]));
    const miles = [...places.values()].map((at) => milesBetween(at, each.nearestTo)).sort((a, b) => a - b);
    return miles.some((distance, at) => at > 0 && distance - miles[at - 1]! < 0.01);
  });
}
