import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { assertAffordable, limitRules, limits } from '../src/graphql/limits.js';
import { costOf } from '../src/graphql/query-cost.js';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const schema = buildSchema(readFileSync(at('gateway/schema.graphql'), 'utf8'));
const cost = (query: string, variables = {}) => costOf(schema, parse(query), variables).cost;
const asked =
  (query: string, variables = {}) =>
  () =>
    assertAffordable(schema, parse(query), variables);

/** Longer than any page that ours ask for, but for the one of an agency’s listings that is read whole, whose rows are short. */
const PAGE = 40;
const files = globSync('{apps/*,libs/web}/src/**/*.graphql', { cwd: fileURLToPath(at('')) });
const texts = files.map((file) => readFileSync(at(file), 'utf8'));
const all = parse(texts.join('\n'));
const operations = all.definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);
const fragments = all.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

describe('what our own pages ask', () => {
  it.each(operations.map((node) => [node.name!.value, node] as const))(
    'stays below half of the limit: %s',
    (_name, operation) => {
      const { cost, questions } = costOf(
        schema,
        { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
        { first: PAGE, ids: Array.from({ length: PAGE }, (_, id) => id) },
      );
      expect(cost).toBeLessThan(limits.cost / 2);
      expect(questions).toBeLessThanOrEqual(limits.questions);
    },
  );

  it.each(operations.map((node) => [node.name!.value, node] as const))(
    'is neither too deep nor has too many aliases: %s',
    (_name, operation) => {
      const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
      // Beyond the depth the rule throws.
      expect(validate(schema, document, limitRules)).toEqual([]);
    },
  );

  it('is read: there are more than fifty', () => {
    expect(operations.length).toBeGreaterThan(50);
  });
});

describe('the cost of a query', () => {
  it('counts lists in lists as often as both', () => {
    const one = cost('{ listing(id: 1) { similar(first: 10) { id } } }');
    const two = cost('{ listing(id: 1) { similar(first: 10) { similar(first: 10) { id } } } }');
    expect(two).toBeGreaterThan(10 * (one - 5));
  });

  it.each([
    ['left out', '{ featuredListings { id } }', {}],
    ['null', '{ featuredListings(first: null) { id } }', {}],
    ['a variable that is null', 'query ($n: Int) { featuredListings(first: $n) { id } }', { n: null }],
    ['a variable that is left out', 'query ($n: Int) { featuredListings(first: $n) { id } }', {}],
    ['a variable with a default', 'query ($n: Int = 3) { featuredListings(first: $n) { id } }', {}],
  ])('takes the default for a first that is %s', (_how, query, variables) => {
    expect(cost(query, variables)).toBe(cost('{ featuredListings(first: 3) { id } }'));
  });

  it('counts a page of a connection by its edges, in fragments as well', () => {
    const page = (first: number) =>
      cost(`{ searchListings(listingType: sale, first: ${first}) { total ...Page } }
        fragment Page on ListingConnection { edges { node { id } } }`);
    expect(page(40) - page(20)).toBeCloseTo(20 * 2.01);
    expect(page(20)).toBe(
      cost('{ searchListings(listingType: sale, first: 20) { total edges { node { id } } } }'),
    );
  });

  it('counts as many as ids were given', () => {
    const ids = 'query ($ids: [Int!]!) { listingsByIds(ids: $ids) { id } }';
    expect(cost(ids, { ids: Array(100).fill(1) })).toBeCloseTo(101);
    expect(cost('{ listingsByIds(ids: [1, 2]) { id } }')).toBeCloseTo(2.02);
  });

  it.each([
    ['homes like homes like homes', '{featuredListings{similar(first:null){similar(first:null){id}}}}'],
    ['the same without a word of how many', '{ listing(id: 1) { similar { similar { similar { id } } } } }'],
    [
      'the same by fragments',
      '{ listing(id: 1) { ...A } } fragment A on Listing { similar { ...B } } fragment B on Listing { similar { ...C } } fragment C on Listing { ... on Listing { similar { id } } }',
    ],
    [
      'homes like each of a long page',
      '{ searchListings(listingType: sale, first: 100) { edges { node { similar { id } } } } }',
    ],
    [
      'many questions under other names',
      `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: listing(id: ${n}) { similar(first: 24) { similar { id } } }`).join(' ')} }`,
    ],
    [
      'all that the schema says, again and again',
      `{ ${Array.from({ length: 12 }, (_, n) => `a${n}: __schema { types { name } }`).join(' ')} }`,
    ],
    [
      'one of two operations',
      'query A { me { id } } query B { listing(id: 1) { similar { similar { similar { id } } } } }',
    ],
  ])('is too much for %s', (_what, query) => {
    expect(asked(query)).toThrow(/This asks for too much at once/);
  });

  it('is that of each request’s own lengths, whatever the same text was asked with before', () => {
    const query = parse('query ($n: Int = 40) { a: featuredListings(first: $n) { id } }');
    const costs = [{ n: 3 }, { n: null }, {}, { n: 100 }, { n: 3 }].map((variables) => [
      assertAffordable(schema, query, variables),
      costOf(schema, query, variables).cost,
    ]);
    expect(costs.map(([one]) => one)).toEqual(costs.map(([, other]) => other));
    expect(new Set(costs.flat()).size).toBe(3);
  });

  it('is counted as fast as it is read, whatever spreads what', () => {
    const chain = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Listing { ... { ...F${n + 1} } ... { ...F${n + 1} } }`,
    ).join(' ');
    const query = parse(`{ listing(id: 1) { ...F0 } } ${chain} fragment F40 on Listing { similar { id } }`);
    expect(() => assertAffordable(schema, query, {})).toThrow(/too much/);
  });
});

describe('the depth of a query', () => {
  const read = (query: string) => () => validate(schema, parse(query), limitRules);
  const deep = (fields: number) =>
    `{ listing(id: 1) { ${'similar { '.repeat(fields - 2)} id ${'}'.repeat(fields)}`;

  it('is that of its fields', () => {
    expect(read(deep(limits.depth))()).toEqual([]);
    expect(read(deep(limits.depth + 1))).toThrow(/depth limit/);
  });
});
