import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { normalizedExecutor } from '@graphql-tools/executor';
import { openObjectStore } from '@lintel/platform/adapters';
import {
  apiAudience,
  clientAddressHeader,
  createLogger,
  createMetrics,
  identityHeader,
  IdentityKey,
  loadConfig,
} from '@lintel/service-kit';
import { embeddedSettings, eventually, FakeClock } from '@lintel/testing';
import {
  buildASTSchema,
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  typeFromAST,
} from 'graphql';
import { gatewayConfigSchema, startGateway, type Upstream } from '../src/index.js';
import { httpUpstream } from '../src/upstream.js';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFile(new URL(path, root), 'utf8');

/** A value of the type that says where it stands, the same each time. */
function made(type: GraphQLOutputType, name: string, id: unknown): unknown {
  const wanted = getNullableType(type);
  if (isListType(wanted)) return [made(wanted.ofType, name, 1), made(wanted.ofType, name, 2)];
  if (isEnumType(wanted)) return wanted.getValues()[0]!.value;
  if (!isLeafType(wanted)) return { id: getNamedType(wanted).name === 'Listing' ? (id ?? 7) : undefined };
  return scalar(wanted.name, `"errors": ${name} \u2028 ${String(id)}`);
}

const scalar = (type: string, text: string) =>
  ({ Int: 3, Float: 2.5, Boolean: true })[type] ?? (type === 'ID' ? 'an-id' : text);

/** A value that the type takes. */
function given(type: GraphQLInputType, depth = 0): unknown {
  const wanted = getNullableType(type);
  if (isListType(wanted)) return [given(wanted.ofType, depth + 1)];
  if (isEnumType(wanted)) return wanted.getValues()[0]!.name;
  if (!isInputObjectType(wanted)) return scalar(wanted.name, 'a text');
  const needed = Object.values(wanted.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(needed.map((field) => [field.name, given(field.type, depth + 1)]));
}

const clock = new FakeClock();
const identityKey = new IdentityKey('a secret for tests that is long enough');

let asked: { body: string; address: unknown; signed: boolean }[] = [];
let failing: string | undefined;
let held: Promise<unknown> | undefined;
/** A home that no service but the first knows. */
let unknown: number | undefined;

const answering: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  if (info.fieldName === failing)
    throw new GraphQLError('Not today.', { extensions: { code: 'CONFLICT', field: 'day' } });
  const known = (source ?? {}) as Record<string, unknown>;
  if (info.fieldName === '_entities' && unknown !== undefined)
    return (args['representations'] as { id: number }[]).map((one) => (one.id === unknown ? null : one));
  return known[info.fieldName] ?? made(info.returnType, info.fieldName, known['id']);
};

async function serve(name: string): Promise<Server> {
  const schema = buildSubgraphSchema([{ typeDefs: parse(await textOf(`services/${name}/schema.graphql`)) }]);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    // The gateway asks that for itself, now and then.
    if (!body.includes('revocations'))
      asked.push({
        body,
        address: request.headers[clientAddressHeader],
        signed: request.headers[identityHeader] !== undefined,
      });
    await held;
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const answer = await normalizedExecutor({
      schema,
      document: parse(query),
      variableValues: variables,
      fieldResolver: answering,
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

let documents: { name: string; document: DocumentNode }[];
let api: GraphQLSchema;
let address: string;
let servers: Map<string, Server>;
const release: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const names = (await readdir(new URL('services/', root))).sort();
  servers = new Map(await Promise.all(names.map(async (name) => [name, await serve(name)] as const)));
  const upstreams: Upstream[] = [...servers].map(([name, server]) =>
    httpUpstream(name, [`http://127.0.0.1:${(server.address() as AddressInfo).port}`]),
  );
  api = buildASTSchema(parse(await textOf('gateway/schema.graphql')), { assumeValidSDL: true });
  documents = [];
  for (const folder of ['apps/', 'libs/'])
    for (const path of await readdir(new URL(folder, root), { recursive: true }))
      if (path.endsWith('.graphql') && !path.includes('node_modules'))
        documents.push({ name: path, document: parse(await textOf(folder + path)) });
  const folder = await mkdtemp(join(tmpdir(), 'lintel-straight-'));
  const objects = await openObjectStore(embeddedSettings(folder));
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0, LINTEL_READ_LIMIT: 0 },
    upstreams,
    objects,
    identityKey,
    clock,
    logger: createLogger('gateway', 'error'),
    metrics: createMetrics(),
  });
  address = `http://127.0.0.1:${await gateway.listen()}/graphql`;
  release.push(
    () => gateway.stop(),
    () => objects.close(),
    () => rm(folder, { recursive: true, force: true }),
  );
});
afterAll(async () => {
  for (const step of release) await step();
  for (const server of servers.values()) server.closeAllConnections();
  await Promise.all([...servers.values()].map((server) => new Promise((done) => server.close(done))));
});

interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}
const outcome = async (response: Response) => ({ status: response.status, text: await response.text() });

/** As pages ask, and straight to the service where one answers it whole. */
const post = async (question: Asked, headers: Record<string, string> = {}) =>
  outcome(
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(question),
    }),
  );
const signedIn = async () => {
  const somebody = { subject: 'somebody', role: 'user' } as const;
  const token = await identityKey.sign(somebody, { now: clock.now(), audience: apiAudience });
  return { authorization: `Bearer ${token}` };
};
/** Answered by the stitched schema, whatever it is. */
const stitched = async ({ query, variables = {} }: Asked) =>
  outcome(
    await fetch(`${address}?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, {
      headers: { 'mercurius-require-preflight': '1' },
    }),
  );

/** Every query of the product's pages, with variables that it takes. */
const queries = () =>
  documents.flatMap(({ name, document }) =>
    document.definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== 'query') return [];
      const fragments = documents.flatMap((one) =>
        one.document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION),
      );
      const used = new Set<string>();
      const follow = (text: string): void => {
        for (const [, fragment] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g))
          if (!used.has(fragment!)) {
            used.add(fragment!);
            follow(print(fragments.find((one) => one.name.value === fragment)!));
          }
      };
      follow(print(node));
      const definitions = [node, ...fragments.filter((one) => used.has(one.name.value))];
      const variables = Object.fromEntries(
        (node.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          given(typeFromAST(api, type as never) as unknown as GraphQLInputType),
        ]),
      );
      return [{ name, query: print({ kind: Kind.DOCUMENT, definitions }), variables }];
    }),
  );

/** Whether several services were asked by prepared texts, which have no name. */
const wasPlanned = () => asked.length > 1 && asked.every(({ body }) => !body.includes('operationName'));

const HOMES = 'query Homes($first: Int) { searchListings(listingType: sale, first: $first) { total } }';

describe('a query that one service answers whole', () => {
  it('is answered as the stitched schema answers it, for every query of our pages', async () => {
    const all = queries();
    expect(all.length).toBeGreaterThan(20);
    let [straight, apart] = [0, 0];
    for (const { name, ...question } of all) {
      asked = [];
      const answer = await post(question);
      straight += asked.length === 1 && asked[0]!.body.includes('"variables"') ? 1 : 0;
      apart += wasPlanned() ? 1 : 0;
      expect({ name, ...answer }).toEqual({ name, ...(await stitched(question)) });
      expect({ name, text: answer.text }).toEqual({ name, text: expect.stringMatching(/^{"data":{/) });
    }
    expect(straight).toBeGreaterThan(15);
    expect(apart).toBeGreaterThan(6);
  });

  it.each(['total', 'searchListings', 'title', 'edges'])(
    'has the same words for a failure of %s',
    async (field) => {
      failing = field;
      const question = {
        query: `{ a: searchListings(listingType: sale) { total edges { node { title similar { title } } } } }`,
      };
      asked = [];
      const answer = await post(question);
      expect(asked).toHaveLength(1);
      const same = await stitched(question);
      failing = undefined;
      expect(answer).toEqual(same);
      expect(answer.text).toContain('Not today.');
    },
  );

  it('goes to the service once, without what a visitor wrote beside it', async () => {
    asked = [];
    await post({ query: `# hush\n${HOMES}`, variables: { first: 2, more: 'hush' } });
    expect(asked).toEqual([{ body: expect.not.stringContaining('hush'), address: undefined, signed: false }]);
  });

  describe('while the same is being read', () => {
    const same = { query: HOMES, variables: { first: 3 } };
    const other = { query: HOMES, variables: { first: 4 } };
    let go: (value?: unknown) => void;
    beforeEach(() => {
      asked = [];
      held = new Promise((resolve) => (go = resolve));
    });
    afterEach(() => {
      held = failing = undefined;
    });
    const arrived = (count: number) => eventually(async () => expect(asked).toHaveLength(count));

    it('is not asked again', async () => {
      const first = post(same);
      await arrived(1);
      const more = [post(same), post(same), post(other)];
      await arrived(2);
      go();
      const [one, two, three] = await Promise.all([first, ...more]);
      expect([two, three]).toEqual([one, one]);
      expect(asked.map(({ body }) => /"first":(\d)/.exec(body)![1])).toEqual(['3', '4']);
    });

    it('is asked again for somebody who is signed in', async () => {
      const first = post(same);
      await arrived(1);
      const theirs = post(same, await signedIn());
      await arrived(2);
      go();
      await Promise.all([first, theirs]);
      expect(asked.map(({ signed }) => signed)).toEqual([false, true]);
    });

    it('is asked again by everybody when the answer has errors', async () => {
      failing = 'searchListings';
      const first = post(same);
      await arrived(1);
      const more = [post(same), post(other)];
      await arrived(2);
      go();
      await Promise.all([first, ...more]);
      expect(asked).toHaveLength(3);
    });
  });

  it('is asked anew by whoever comes later', async () => {
    asked = [];
    await post({ query: HOMES });
    await post({ query: HOMES });
    expect(asked).toHaveLength(2);
  });
});

describe('a query that several services answer', () => {
  const query = `query Several($with: Boolean = true, $first: Int = 3) {
    listing(id: 7) { __typename title reducedFrom similar(first: $first) { ...Short address @include(if: $with) } }
    again: listing(id: 8) { ...Short similar { ...Short similar { reducedFrom } } }
    searchListings(listingType: sale) { edges { node { id ...Short keyFeatures agent { name } } } }
    me { id agency { id } }
  }
  fragment Short on Listing { id title ... on Listing { images { url } } images { alt } nearestStation description }`;
  beforeEach(() => {
    asked = [];
  });
  afterEach(() => {
    failing = unknown = undefined;
  });

  it.each([[undefined], [{ with: true }], [{ with: false, first: 2 }], [{ first: null }]])(
    'is asked of each by a prepared text, and answered as the stitched schema answers it: %j',
    async (variables) => {
      const question = { query, ...(variables ? { variables } : {}) };
      const answer = await post(question);
      expect(wasPlanned()).toBe(true);
      expect(answer).toEqual(await stitched(question));
      expect(answer.text).toMatch(/^{"data":{/);
      expect(answer.text.includes('address')).toBe(!(variables && 'with' in variables && !variables.with));
    },
  );

  it.each(['me', 'title', 'description', 'nearestStation', 'edges', 'agency'])(
    'has the same words for a failure of %s',
    async (field) => {
      failing = field;
      const answer = await post({ query });
      expect(answer).toEqual(await stitched({ query }));
      expect(answer.text).toContain('Not today.');
    },
  );

  it.each(['reducedFrom', 'description'])(
    'has the same words for a home whose %s nobody knows',
    async (field) => {
      unknown = 7;
      const question = {
        query: `{ listing(id: 7) { id ${field} title } searchListings(listingType: sale) { edges { node { id ${field} } } } }`,
      };
      expect(await post(question)).toEqual(await stitched(question));
    },
  );

  it.each(['__proto__', 'toString', 'representations', '__batch_reps_0'])(
    'may be called %s',
    async (name) => {
      const question = {
        query: `query ($${name}: Int = 2) { ${name}: listing(id: 7) { ${name}: images { url } similar(first: $${name}) { ${name}: address } } }`,
      };
      const answer = await post(question);
      const withoutIds = (text: string) => text.replace(/"correlationId":"\w+"/g, '');
      expect(withoutIds(answer.text)).toBe(withoutIds((await stitched(question)).text));
      expect(({} as { url?: string }).url).toBeUndefined();
    },
  );

  it('is refused for what it costs, before anybody is asked', async () => {
    const dear = `{ listing(id: 1) { address similar(first: 24) { description similar(first: 24) { description similar(first: 24) { id } } } } }`;
    const answer = await post({ query: dear });
    expect(answer).toEqual(await stitched({ query: dear }));
    expect(answer.text).toContain('COST_LIMIT');
    expect(asked).toEqual([]);
  });

  it('is asked once while the same is being read in nobody’s name, without an address', async () => {
    let go: (value?: unknown) => void = () => undefined;
    held = new Promise((resolve) => (go = resolve));
    const first = post({ query, variables: { first: 4 } });
    await eventually(async () => expect(asked.length).toBeGreaterThan(2));
    const second = post({ query, variables: { first: 4 } });
    const other = post({ query: query.replace('id: 8', 'id: 9') });
    await eventually(async () => expect(asked.filter(({ body }) => body.includes('id: 9'))).toHaveLength(1));
    go();
    held = undefined;
    expect(await second).toEqual(await first);
    await other;
    expect(new Set(asked.map(({ body }) => body)).size).toBe(asked.length);
    expect(asked.filter(({ address: from }) => from !== undefined)).toEqual([]);
  });

  it('shares its parts with other questions in nobody’s name, also when whoever was first goes away', async () => {
    const named = (name: string) => ({
      query: `query ${name} { listing(id: 7) { title } myViewings { id } }`,
    });
    const right = await stitched(named('Right'));
    asked = [];
    let go: (value?: unknown) => void = () => undefined;
    held = new Promise((resolve) => (go = resolve));
    const leaving = new AbortController();
    const first = fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(named('First')),
      signal: leaving.signal,
    }).catch(() => 'gone');
    await eventually(async () => expect(asked).toHaveLength(2));
    const second = post(named('Second'));
    const theirs = post(named('Theirs'), await signedIn());
    await eventually(async () => expect(asked).toHaveLength(4));
    leaving.abort();
    expect(await first).toBe('gone');
    go();
    held = undefined;
    expect(await Promise.all([second, theirs])).toEqual([right, right]);
    expect(asked.map(({ signed }) => signed)).toEqual([false, false, true, true]);
  });

  it('is asked in the name of whoever is signed in', async () => {
    await post({ query }, await signedIn());
    expect(wasPlanned()).toBe(true);
    expect(asked.every(({ signed }) => signed)).toBe(true);
  });
});

describe('a query whose service is gone', () => {
  it('has the words of the stitched schema, and waits for it once', async () => {
    const server = servers.get('viewings')!;
    const { name, ...question } = queries().find(({ query }) => query.includes('viewing'))!;
    expect(name).toBeDefined();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const answer = await post(question);
    expect(answer).toEqual(await stitched(question));
    expect(answer.text).toContain('UNAVAILABLE');
  });

  it('keeps what other services answer of it', async () => {
    const question = { query: '{ myViewings { id } listing(id: 7) { id title } }' };
    const answer = await post(question);
    expect(answer).toEqual(await stitched(question));
    expect(JSON.parse(answer.text)).toMatchObject({ data: { listing: { id: 7 } } });
  });
});
