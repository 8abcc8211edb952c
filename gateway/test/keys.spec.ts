import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  identityHeader,
  IdentityKey,
  loadConfig,
  serviceAudience,
  type UpstreamContext,
} from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const clock = new FakeClock();
const identityKey = new IdentityKey('a secret that is long enough for anybody');
const feed = { keyId: 'feed', agencyId: 'acme', scopes: ['listings:read'] };
const holders: Record<string, object | null> = {};
let lookedUp = 0;
let away = false;
const asked: UpstreamContext[] = [];
/** In whose name the services were asked. */
const names = () =>
  Promise.all(
    asked.map(({ serviceHeaders }) =>
      identityKey.verify(serviceHeaders[identityHeader], { now: clock.now(), audience: serviceAudience }),
    ),
  );

const integrations = upstreamOf('integrations', {
  Query: {
    keyHolder: (_: unknown, { secret }: { secret: string }) => {
      lookedUp++;
      if (away) throw new Error('the documents are away');
      return holders[secret] ?? null;
    },
  },
});
const listings = upstreamOf(
  'listings',
  { Query: { listing: () => ({ id: 12, title: 'A home' }), agencyListings: () => ({ total: 3 }) } },
  (context) => asked.push(context),
);

let folder: string;
let gateway: Gateway;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-keys-'));
  gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, { LINTEL_READ_LIMIT: '100' }), LINTEL_PORT: 0 },
    upstreams: [listings, integrations],
    objects: await openObjectStore(embeddedSettings(folder)),
    ...{ identityKey, clock, logger: createLogger('gateway', 'silent'), metrics: createMetrics() },
  });
  address = `http://127.0.0.1:${await gateway.listen()}`;
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const secret of Object.keys(holders)) delete holders[secret];
  holders['lintel_feed'] = feed;
  clock.advance({ seconds: 60 });
  [lookedUp, away] = [0, false];
  asked.length = 0;
});

async function ask(query: string, secret: string) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: any; errors?: any[] };
  return { status: response.status, data, code: errors?.[0]?.extensions.code, errors, response };
}
const OURS = '{ agencyListings { total } }';

describe('a key', () => {
  it('acts for its agency where a scope of it opens what is asked', async () => {
    expect((await ask(OURS, 'lintel_feed')).data).toEqual({ agencyListings: { total: 3 } });
    expect(await names()).toEqual([{ subject: 'key:feed', role: 'agent', agencyId: 'acme', key: true }]);
  });

  it('is a visitor’s where anybody may ask', async () => {
    expect((await ask('{ listing(id: 12) { title } }', 'lintel_feed')).data.listing.title).toBe('A home');
    expect(await names()).toEqual([null]);
  });

  it.each([
    ['for what it has no scope for', 'mutation { removeListing(id: 12) { id } }', 'removeListing'],
    ['for both kinds at once', '{ agencyListings { total } me { id } }', 'me'],
    [
      'in a fragment',
      'mutation { ...f } fragment f on Mutation { removeListing(id: 1) { id } }',
      'removeListing',
    ],
  ])('is refused %s', async (_what, query, field) => {
    const { status, errors } = await ask(query, 'lintel_feed');
    expect(status).toBe(403);
    expect(errors![0].extensions).toMatchObject({ code: 'FORBIDDEN', field });
    expect(asked).toEqual([]);
  });

  it('of the whole portal is no agency’s', async () => {
    holders['lintel_all'] = { ...feed, keyId: 'all', agencyId: null };
    await ask(OURS, 'lintel_all');
    expect(await names()).toEqual([{ subject: 'key:all', role: 'user', key: true }]);
  });

  it('is looked up once for many requests, and lets nobody in two seconds after it is revoked', async () => {
    for (let request = 0; request < 3; request++) await ask(OURS, 'lintel_feed');
    expect(lookedUp).toBe(1);
    delete holders['lintel_feed'];
    clock.advance({ seconds: 2 });
    expect(await ask(OURS, 'lintel_feed')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('is told so while keys cannot be looked up', async () => {
    away = true;
    expect(await ask(OURS, 'lintel_feed')).toMatchObject({ code: 'UNAVAILABLE' });
    away = false;
    expect((await ask(OURS, 'lintel_feed')).data).toEqual({ agencyListings: { total: 3 } });
  });

  it('has a limit of its own, which each answer tells', async () => {
    holders['lintel_busy'] = { ...feed, keyId: 'busy' };
    const first = await ask(OURS, 'lintel_busy');
    const other = await ask(OURS, 'lintel_feed');
    const left = ({ response }: typeof first) => response.headers.get('ratelimit-remaining');
    expect([left(first), left(other)]).toEqual(['99', '99']);
  });

  it('that nobody has is asked for once in two seconds', async () => {
    for (let request = 0; request < 3; request++)
      expect((await ask(OURS, 'lintel_none')).code).toBe('UNAUTHENTICATED');
    expect(lookedUp).toBe(1);
  });
});
