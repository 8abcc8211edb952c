import type { Family } from '../family.ts';
import { allowed, codeOf, errorsOf, holds, refused } from '../held.ts';

const many = (times: number, text: (n: number) => string): string =>
  Array.from({ length: times }, (_, n) => text(n)).join(' ');
const nested = (times: number, open: string, close = ' }'): string =>
  `${open.repeat(times)} id ${close.repeat(times)}`;
const search = (args: string, read: string) => `{ searchListings(listingType: sale, ${args}) { ${read} } }`;
const edges = 'edges { node { id images { url } similar(first: 24) { id } } }';

/** Small to send, and dear to answer. */
const dear: readonly (readonly [string, string, object?])[] = [
  [
    'similar homes of similar homes',
    '{ listing(id: 1) { similar(first: 24) { similar(first: 24) { similar(first: 24) { id } } } } }',
  ],
  [
    'similar homes of similar homes, without a number',
    '{ listing(id: 1) { similar { similar { similar { id } } } } }',
  ],
  ['the same in 69 bytes', '{featuredListings(first:24){similar(first:24){similar(first:24){id}}}}'],
  [
    'similar homes of a page that is null long',
    'query ($n: Int) { featuredListings(first: $n) { similar(first: 24) { similar(first: 24) { id } } } }',
    { n: null },
  ],
  ['a page of ten thousand', search('first: 10000', edges)],
  ['a page of two thousand million', search('first: 2147483647', edges)],
  ['a page of minus one', search('first: -1', edges)],
  ['a page of none', search('first: 0', edges)],
  [
    'a page that is null',
    search('first: null', 'edges { node { similar(first: 24) { similar(first: 24) { id } } } }'),
  ],
  [
    'similar homes of all of a page',
    search('first: 100', 'edges { node { similar(first: 24) { title description } } }'),
  ],
  ['ten thousand public homes with all they have', '{ publicListings(first: 100000) { id } }'],
  [
    'a hundred names for one question',
    `{ ${many(100, (n) => `a${n}: featuredListings(first: 24) { id }`)} }`,
  ],
  ['a thousand names for one field', `{ listing(id: 1) { ${many(1000, (n) => `a${n}: description`)} } }`],
  [
    'sixteen searches at once',
    `{ ${many(16, (n) => `a${n}: searchListings(listingType: sale, first: 100) { total }`)} }`,
  ],
  [
    'fifteen names, each with its own dear list',
    `{ ${many(15, (n) => `a${n}: featuredListings(first: 24) { similar(first: 24) { id } }`)} }`,
  ],
  [
    'names hidden in a fragment',
    `{ ...A } fragment A on Query { ${many(100, (n) => `a${n}: featuredListings(first: 24) { id }`)} }`,
  ],
  ['fragments that hold each other', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['a fragment that holds itself', '{ listing(id: 1) { ...A } } fragment A on Listing { similar { ...A } }'],
  [
    'fragments that double, thirty times',
    `{ ...F0 } ${many(30, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on Query { featuredListings { id } }`,
  ],
  [
    'fragments that double the cost',
    `{ listing(id: 1) { ...F0 } } ${many(8, (n) => `fragment F${n} on Listing { similar(first: 24) { ...F${n + 1} } }`)} fragment F8 on Listing { id }`,
  ],
  ['thirty levels', `{ listing(id: 1) { ${nested(30, 'similar { ')} } }`],
  ['a thousand levels', `{ listing(id: 1) { ${nested(1000, 'similar { ')} } }`],
  [
    'depth hidden in fragments on nothing',
    `{ listing(id: 1) { ${nested(12, '... { similar { ', ' } }')} } }`,
  ],
  [
    'depth hidden in typed fragments',
    `{ listing(id: 1) { ${nested(12, '... on Listing { similar { ', ' } }')} } }`,
  ],
  ['a thousand directives', `{ listing(id: 1) { id ${'@include(if: true) '.repeat(1000)} } }`],
  ['directives that there are none', `{ listing(id: 1) { id ${many(500, (n) => `@d${n}`)} } }`],
  ['twenty thousand fields', `{ ${'me { id } '.repeat(20_000)} }`],
  [
    'ten thousand ids',
    'query ($ids: [Int!]!) { listingsByIds(ids: $ids) { id description } }',
    { ids: Array.from({ length: 10_000 }, (_, n) => n) },
  ],
  [
    'ids with all similar homes',
    `query ($ids: [Int!]!) { listingsByIds(ids: $ids) { similar(first: 24) { id } } }`,
    { ids: Array.from({ length: 100 }, (_, n) => n + 1) },
  ],
  [
    'a list in a list of a variable',
    'query ($ids: [Int!]!) { listingsByIds(ids: $ids) { id } }',
    { ids: [[[[1]]]] },
  ],
  [
    'a week of viewings that lasts a century',
    '{ viewingSlots(listingId: 1, from: "2026-12-01", days: 36500) { times } }',
  ],
  [
    'introspection in itself',
    `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
  ],
];

/** A caller who is refused asks for next to nothing. */
const AT_ONCE_MS = 1000;

export const cost: Family = {
  name: 'cost',
  async attack(ground, { attempt, control }) {
    await control('the dearest page of our own is answered', async () => {
      const visitor = ground.visitor();
      const data = allowed(
        await visitor.ask(
          'query { searchListings(listingType: sale, first: 24) { total facets { criterion options { value total } } edges { node { id title images { url } } } } }',
        ),
      );
      holds(data.searchListings.total > 0, 'nothing is found');
      allowed(
        await visitor.ask('{ listing(id: 1) { title similar(first: 6) { id title images { url } } } }'),
      );
    });
    for (const [what, query, variables] of dear)
      await attempt(`${what} is answered`, async () => {
        const begun = performance.now();
        const answer = await ground.visitor().ask(query, variables ?? {});
        const took = performance.now() - begun;
        // A page of less than one, or of null, is what its field does with it: cheap, or refused.
        if (errorsOf(answer).length > 0) refused(answer);
        else holds(/of (minus one|none)$/.test(what), 'it is answered');
        holds(codeOf(answer) !== 'INTERNAL', 'it is a fault of the product');
        holds(took < AT_ONCE_MS, `it took ${Math.round(took)} ms`);
      });
    await attempt('a list of queries is answered as one request', async () => {
      const body = Array.from({ length: 50 }, () => ({ query: '{ featuredListings(first: 24) { id } }' }));
      refused(await ground.visitor().send('/graphql', { method: 'POST', body }));
    });
    await attempt('queries separated by their names are all answered', async () => {
      refused(
        await ground
          .visitor()
          .ask(`${many(40, (n) => `query Q${n} { featuredListings(first: 24) { id } }`)}`),
      );
    });
    await attempt('parts of the schema that are the gateway’s alone can be asked about', async () => {
      const { text } = await ground
        .visitor()
        .ask('{ __schema { mutationType { fields { name } } queryType { fields { name } } } }');
      holds(!/"(openSession|renewSession|endSession|_entities|_service)"/.test(text), 'they are there');
    });
  },
};
