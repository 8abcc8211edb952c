import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Executor } from '@graphql-tools/utils';
import { buildSchema } from 'graphql';
import { openObjectStore } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  IdentityKey,
  loadConfig,
  identityHeader,
  serviceAudience,
  apiAudience,
  type UpstreamContext,
} from '@lintel/service-kit';
import { embeddedSettings, eventually, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Gateway,
  gatewayConfigSchema,
  operationsAddress,
  startGateway,
  type Upstream,
} from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const clock = new FakeClock();
const identityKey = new IdentityKey('a secret for tests that is long enough');
const seen: UpstreamContext[] = [];

const upstream = (name: string, resolvers: Record<string, object>): Upstream =>
  upstreamOf(name, resolvers, (context) => seen.push(context));

const home = { id: 12, title: 'A home', listingType: 'sale', images: [], price: 500_000 };
const listings = upstream('listings', {
  Query: {
    listing: (_: unknown, { id }: { id: number }) => (id === 12 ? { ...home, description: 'Quiet' } : null),
  },
  Listing: { __resolveReference: () => home },
});
let similarHome = 13;
const away: Upstream = {
  name: 'search',
  execute: (() => Promise.reject(new Error('connect ECONNREFUSED'))) as Executor<UpstreamContext>,
  health: async () => [{ name: 'search', ready: false, reason: 'no answer' }],
};
const searching = upstream('search', {
  Query: {
    searchListings: () => ({
      total: 1,
      edges: [{ cursor: 'c', node: home }],
      pageInfo: { hasNextPage: false },
    }),
  },
  Listing: {
    __resolveReference: ({ id }: { id: number }) => ({ ...home, id }),
    similar: () => [{ ...home, id: similarHome }],
  },
});

let folder: string;
let release: (() => Promise<void>)[];
let address: string;
let degraded: string;
/** Where health and metrics are, by the address of the public. */
const operations = new Map<string, string>();

/** The status for one who says which host is asked, which `fetch` does not let anybody say. */
const statusFor = (port: string, path: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) =>
      resolve(answer.resume().statusCode),
    ).on('error', reject),
  );

async function start(upstreams: Upstream[], given: Record<string, string> = {}): Promise<string> {
  const settings = embeddedSettings(folder);
  const objects = await openObjectStore(settings);
  await objects.put('demo/plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    contentType: 'image/svg+xml',
  });
  const gateway: Gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, given), LINTEL_PORT: 0 },
    upstreams,
    objects,
    identityKey,
    clock,
    logger: createLogger('gateway', 'error'),
    metrics: createMetrics(),
  });
  release.push(
    () => gateway.stop(),
    () => objects.close(),
  );
  const at = `http://127.0.0.1:${await gateway.listen()}`;
  operations.set(at, `http://127.0.0.1:${gateway.operationsPort}`);
  return at;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-gateway-'));
  release = [];
  address = await start([listings, searching]);
  degraded = await start([listings, away]);
});
afterAll(async () => {
  for (const step of release) await step();
  await rm(folder, { recursive: true, force: true });
});

async function ask(
  query: string,
  { variables, headers, at = address }: { variables?: object; headers?: object; at?: string } = {},
) {
  const response = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as { data: any; errors?: any[] }) };
}

const PAGE = 'query ($id: Int!) { listing(id: $id) { id title description similar { id } } }';

describe('the federated schema', () => {
  it('answers one question from two services', async () => {
    const { data } = await ask(PAGE, { variables: { id: 12 } });
    expect(data.listing).toEqual({ id: 12, title: 'A home', description: 'Quiet', similar: [{ id: 13 }] });
  });

  it('is asked anew by each request, and in its own name', async () => {
    const tokenOf = (subject: string) =>
      identityKey.sign({ subject, role: 'user' }, { now: clock.now(), audience: apiAudience });
    const asPerson = async (subject: string) => {
      seen.length = 0;
      const headers = { authorization: `Bearer ${await tokenOf(subject)}` };
      const { data } = await ask(PAGE, { variables: { id: 12 }, headers });
      const told = seen.map(({ serviceHeaders }) => serviceHeaders[identityHeader]);
      const verified = await Promise.all(
        told.map((token) => identityKey.verify(token, { now: clock.now(), audience: serviceAudience })),
      );
      return { similar: data.listing.similar, asked: verified.map((identity) => identity?.subject) };
    };
    expect(await asPerson('odile')).toEqual({ similar: [{ id: 13 }], asked: ['odile', 'odile'] });
    similarHome = 14;
    expect(await asPerson('someone-else')).toEqual({
      similar: [{ id: 14 }],
      asked: ['someone-else', 'someone-else'],
    });
    similarHome = 13;
  });

  it('loses only the fields of a service that is down', async () => {
    const { status, data, errors } = await ask(PAGE, { variables: { id: 12 }, at: degraded });
    expect(status).toBe(200);
    expect(data.listing).toEqual({ id: 12, title: 'A home', description: 'Quiet', similar: null });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect(errors?.[0].message).not.toContain('ECONNREFUSED');
  });
});

describe('bad requests', () => {
  it.each([
    [
      'a wrong type',
      'query ($c: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $c) { total } }',
      { c: { beds: 'two' } },
      'c.beds',
    ],
    [
      'an unknown field',
      'query ($c: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $c) { total } }',
      { c: { bed: 2 } },
      'c',
    ],
    [
      'a choice that there is not',
      'query ($c: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $c) { total } }',
      { c: { maxCouncilTaxBand: 'Z' } },
      'c.maxCouncilTaxBand',
    ],
    ['a missing variable', PAGE, {}, 'id'],
  ])('with %s are told which field', async (_, query, variables, field) => {
    const { status, errors } = await ask(query, { variables });
    expect(status).toBe(400);
    expect(errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it.each([
    [{ c: { beds: 2, pasword: 'hush hush; hush' } }, 'c'],
    [{ c: { beds: 'hush' } }, 'c.beds'],
    [{ c: 'hush; hush' }, 'c'],
  ])('are not told what they sent, which may be a secret: %j', async (variables, field) => {
    const query =
      'query ($c: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $c) { total } }';
    const { status, errors } = await ask(query, { variables });
    expect(status).toBe(400);
    expect(errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(JSON.stringify(errors)).not.toContain('hush');
  });

  it.each([
    ['{ searchListings(listingType: sale, criteria: "hush") { total } }', 'criteria'],
    ['{ searchListings(listingType: sale, criteria: { beds: "hush" }) { total } }', 'beds'],
    [
      '{ searchListings(listingType: sale, criteria: { maxCouncilTaxBand: hush }) { total } }',
      'maxCouncilTaxBand',
    ],
    ['{ searchListings(listingType: "hush") { total } }', 'listingType'],
    ['{ searchListings(listingType: hush) { total } }', 'listingType'],
    ['{ searchListings "hush" { total } }', undefined],
  ])('are not told the value that stands in the question, but its field: %s', async (query, field) => {
    const { status, errors } = await ask(query);
    expect(status).toBe(400);
    expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0].extensions.field).toBe(field);
    expect(JSON.stringify(errors)).not.toContain('hush');
  });

  it('that go too deep, use too many aliases or cost too much are refused', async () => {
    const deep = `{ listing(id: 12) { ${'similar { '.repeat(9)} id ${'}'.repeat(9)} } }`;
    expect((await ask(deep)).errors?.[0].extensions.code).toMatch(/DEPTH_LIMIT|COST_LIMIT/);
    const wide = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: listing(id: 12) { id }`).join(' ')} }`;
    expect((await ask(wide)).errors?.[0].extensions.code).toBe('ALIAS_LIMIT');
    const dear =
      'query ($n: Int!) { searchListings(listingType: sale, first: $n) { edges { node { similar(first: 24) { id } } } } }';
    expect((await ask(dear, { variables: { n: 100 } })).errors?.[0].extensions.code).toBe('COST_LIMIT');
    expect((await ask(dear, { variables: { n: 24 } })).errors).toBeUndefined();
    const resultsPage = `query ($n: Int!) { searchListings(listingType: sale, first: $n) {
      total edges { node { id images { url srcset } } } facets { criterion options { value total } } } }`;
    expect((await ask(resultsPage, { variables: { n: 24 } })).errors?.[0].extensions.code).not.toBe(
      'COST_LIMIT',
    );
  });

  it('that ask for homes like homes like homes are refused, however the numbers are left out', async () => {
    for (const first of ['', '(first: null)']) {
      const nested = `{listing(id:12){similar${first}{similar${first}{similar${first}{id}}}}}`;
      expect((await ask(nested)).errors?.[0].extensions.code).toBe('COST_LIMIT');
    }
  });

  it.each([
    ['many words', `{ listing(id: 12) { ${'id '.repeat(2000)} } }`, 'BAD_USER_INPUT'],
    ['too long', `{ listing(id: 12) { id } } # ${'x'.repeat(65 * 1024)}`, 'TOO_LARGE'],
    ['a syntax tree', '{"kind":"Document","definitions":[]}', 'BAD_USER_INPUT'],
  ])('that are %s are not read', async (_what, query, code) => {
    const { status, errors } = await ask(query);
    expect([status, errors?.[0].extensions.code]).toEqual([400, code]);
  });

  it('that are larger than 256 KiB are refused before they are read', async () => {
    const { status, errors } = await ask(`# ${'x'.repeat(300_000)}\n{ listing(id: 1) { id } }`);
    expect(status).toBe(413);
    expect(errors).toEqual([
      {
        message: 'This is too much at once: at most 256 KiB are taken.',
        extensions: { code: 'TOO_LARGE' },
      },
    ]);
  });

  it('from a form of another site are refused', async () => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"query":"{ listing(id: 12) { id } }"}',
    });
    expect(response.status).toBe(400);
  });
});

describe('identity', () => {
  it('reaches services under our signature, and never as a visitor claims it', async () => {
    const agent = { subject: 'a', role: 'agent', agencyId: 'x' } as const;
    const token = await identityKey.sign(agent, { now: clock.now(), audience: apiAudience });
    seen.length = 0;
    await ask('{ listing(id: 12) { id } }', { headers: { authorization: `Bearer ${token}` } });
    await ask('{ listing(id: 12) { id } }', { headers: { [identityHeader]: token } });
    const signed = seen[0]!.serviceHeaders[identityHeader];
    expect(await identityKey.verify(signed, { now: clock.now(), audience: serviceAudience })).toEqual(agent);
    expect(seen[1]!.serviceHeaders[identityHeader]).toBeUndefined();
  });

  it('that is not valid is an error, not a visitor', async () => {
    const { errors } = await ask('{ listing(id: 12) { id } }', {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(errors?.[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', field: 'Authorization' });
  });
});

describe('operational addresses', () => {
  it('say to the public whether it lives, and nothing else', async () => {
    expect(await (await fetch(`${address}/livez`)).json()).toEqual({ live: true });
    for (const path of ['/readyz', '/metrics', '/readyz/', '/METRICS', '/%6detrics'])
      for (const method of ['GET', 'HEAD', 'POST'])
        expect([`${method} ${path}`, (await fetch(`${address}${path}`, { method })).status]).toEqual([
          `${method} ${path}`,
          404,
        ]);
  });

  it('say on a port of their own whether every part can work', async () => {
    expect(operations.get(address)).not.toBe(address);
    expect(await (await fetch(`${operations.get(address)}/livez`)).json()).toEqual({ live: true });
    expect((await fetch(`${operations.get(address)}/readyz`)).status).toBe(200);
    const notReady = await fetch(`${operations.get(degraded)}/readyz`);
    expect(notReady.status).toBe(503);
    expect(await notReady.json()).toMatchObject({
      ready: false,
      parts: [
        { ready: true },
        { name: 'search', ready: false, reason: 'no answer' },
        { name: 'gateway: requests', ready: true },
      ],
    });
    const metrics = await (await fetch(`${operations.get(address)}/metrics`)).text();
    for (const line of [
      /^process_cpu_seconds_total /m,
      /^lintel_http_request_seconds_count\{route="\/graphql",status="2xx"\} [1-9]/m,
    ])
      expect(metrics).toMatch(line);
    expect(await (await fetch(`${operations.get(degraded)}/metrics`)).text()).toContain(
      'lintel_ready{part="search"} 0',
    );
  });

  it.each([
    [{}, 3001],
    [{ LINTEL_PORT: '8080' }, 8081],
    [{ LINTEL_PORT: '0' }, 0],
    [{ LINTEL_PORT: '65535' }, 1],
    [{ LINTEL_PORT: '8080', LINTEL_OPERATIONS_PORT: '9000' }, 9000],
  ])('are where %j says, on this machine alone', (given, port) => {
    expect(operationsAddress(loadConfig(gatewayConfigSchema, given))).toEqual({ port, host: '127.0.0.1' });
  });

  it('tell of the gateway alone whoever watches the services by themselves', async () => {
    const answer = await fetch(`${operations.get(degraded)}/readyz?own`);
    const { ready, parts } = (await answer.json()) as { ready: boolean; parts: { name: string }[] };
    expect(ready).toBe(true);
    expect(parts).toContainEqual({
      ...{ name: 'gateway: requests', ready: true },
      gauges: { public_answers: expect.any(Number), public_failures: expect.any(Number) },
    });
    expect(parts.filter(({ name }) => !name.startsWith('gateway:'))).toEqual([]);
  });

  it('are not told to a page that reaches this machine under the name of its own site', async () => {
    const { port } = new URL(operations.get(address)!);
    expect(await statusFor(port, '/metrics', 'evil.example')).toBe(421);
    expect(await statusFor(port, '/metrics', `localhost:${port}`)).toBe(200);
  });

  it('name the setting when their port is taken', async () => {
    const taken = new URL(address).port;
    await expect(start([listings], { LINTEL_OPERATIONS_PORT: taken })).rejects.toThrow(
      `LINTEL_OPERATIONS_PORT: port ${taken} is taken.`,
    );
  });
});

describe('what others rely on', () => {
  it('has the JSON Schema of every event that leaves the house', async () => {
    const published = await fetch(`${address}/schemas/lintel.listing.published.v1.json`);
    expect(published.headers.get('access-control-allow-origin')).toBe('*');
    const schema = await published.json();
    expect(schema).toMatchObject({
      title: 'lintel.listing.published.v1',
      type: 'object',
      properties: { status: { 'x-unknown': 'underOffer' } },
    });
    // A later release may add to it.
    expect(schema).not.toHaveProperty('additionalProperties');
    for (const name of ['nothing', 'lintel.account.changed.v1'])
      expect((await fetch(`${address}/schemas/${name}.json`)).status).toBe(404);
  });

  it('has an AsyncAPI document whose server is this portal', async () => {
    const document = await (await fetch(`${address}/asyncapi.json`)).json();
    expect(document).toMatchObject({
      asyncapi: '3.0.0',
      servers: { portal: { host: `localhost:${new URL(address).port}`, protocol: 'http' } },
    });
    expect(document).toHaveProperty('channels.stream.messages', expect.objectContaining({}));
  });

  it('has the schema of questions', async () => {
    const schema = buildSchema(await (await fetch(`${address}/schema.graphql`)).text());
    expect(schema.getQueryType()!.getFields()).toHaveProperty('listing');
  });
});

describe('pictures', () => {
  it('are served with their type, may be kept, and run nothing', async () => {
    const response = await fetch(`${address}/media/demo/plan.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await fetch(`${address}/media/demo/plan.svg`, {
      headers: { 'if-none-match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it.each(['nothing.svg', '..%2f..%2fetc%2fpasswd', '%00', 'a\\b'])(
    'that are not there are a 404: %s',
    async (key) => {
      expect((await fetch(`${address}/media/${key}`)).status).toBe(404);
    },
  );
});

describe('requests that changed something or failed on our side', () => {
  it('are told to operations with their reference, and nothing of who asked or with what', async () => {
    const told: Record<string, unknown>[] = [];
    const operations = upstream('operations', {
      Mutation: {
        keepRequests: (_: unknown, { requests }: { requests: Record<string, unknown>[] }) =>
          told.push(...requests),
      },
    });
    const notifications = upstream('notifications', {
      Mutation: { subscribeToNewsletter: (_: unknown, { email }: { email: string }) => ({ email }) },
    });
    const at = await start([listings, away, operations, notifications]);
    const traceparent = (digit: string) => ({ traceparent: `00-${digit.repeat(32)}-b7ad6b7169203331-01` });
    const subscribe = 'mutation SECRET($email: String!) { subscribeToNewsletter(email: $email) { email } }';
    await ask(subscribe, { at, headers: traceparent('a'), variables: { email: 'robin@example.org' } });
    await ask(PAGE, { at, headers: traceparent('b'), variables: { id: 12 } });
    // Neither of these did: a question that was answered, and one that was refused.
    await ask('{ listing(id: 12) { id } }', { at });
    await ask(subscribe, { at, variables: {} });
    await eventually(() => expect(told).toHaveLength(2), { timeout: 5000 });
    // Never the trace that a visitor says: it may be somebody else's.
    const ours = expect.stringMatching(/^(?!a{32}|b{32})[\da-f]{32}$/) as unknown;
    expect(told).toMatchObject([
      { correlation: ours, name: 'subscribeToNewsletter', outcome: 'done' },
      { correlation: ours, name: 'listing', outcome: 'UNAVAILABLE' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/robin|SECRET|127\.0/);
  });
});
