import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import {
  apiAudience,
  createLogger,
  createMetrics,
  IdentityKey,
  loadConfig,
  sessionAudience,
} from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const clock = new FakeClock();
const identityKey = new IdentityKey('a secret for tests that is long enough');
const search = upstreamOf('search', { Query: { featuredListings: () => [] } });

let at: string;
const release: (() => Promise<void>)[] = [];
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-limits-'));
  const objects = await openObjectStore(embeddedSettings(folder));
  const gateway = await startGateway({
    config: {
      ...loadConfig(gatewayConfigSchema, {}),
      LINTEL_PORT: 0,
      LINTEL_READ_LIMIT: 10,
      LINTEL_TRUST_PROXY: '127.0.0.1',
    },
    upstreams: [search],
    objects,
    identityKey,
    clock,
    logger: createLogger('gateway', 'error'),
    metrics: createMetrics(),
  });
  release.push(
    () => gateway.stop(),
    () => objects.close(),
    () => rm(folder, { recursive: true, force: true }),
  );
  at = `http://127.0.0.1:${await gateway.listen()}`;
});
afterAll(async () => {
  for (const step of release) await step();
});

const CHEAP = '{ featuredListings(first: 1) { id } }';
async function ask(headers: Record<string, string> = {}, query = CHEAP) {
  const answer = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const of = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    limit: of('ratelimit-limit'),
    remaining: Number(of('ratelimit-remaining')),
    reset: of('ratelimit-reset'),
    retryAfter: of('retry-after'),
    body: (await answer.json()) as { errors?: { extensions: object }[] },
  };
}
const usedUp = async (headers?: Record<string, string>) => {
  for (let n = 0; n < 10; n++) expect((await ask(headers)).status).toBe(200);
};

describe('a limited route', () => {
  it('says in each answer what is left, and refuses in our format with when to come again', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      limit: '10',
      remaining: 9,
      reset: '6',
      retryAfter: null,
    });
    expect(await ask({}, '{ nonsense }')).toMatchObject({ status: 400, limit: '10', remaining: 8 });
    for (let n = 0; n < 8; n++) await ask();
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, limit: '10', remaining: 0, reset: '60' });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(refused.body.errors![0]!.extensions).toEqual({ code: 'TOO_MANY_REQUESTS' });
  });

  it('refuses who opens an address in a browser by a page that says so and loads itself again', async () => {
    await usedUp();
    const opened = await fetch(`${at}/graphql?query={__typename}`, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    const page = await opened.text();
    expect([opened.status, opened.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('You ask for a lot.');
    expect(page).toContain(`http-equiv="refresh" content="${opened.headers.get('retry-after')}"`);
  });

  it('counts what is asked for, not only how often', async () => {
    const dear = '{ listingsByIds(ids: [' + '1,'.repeat(900) + ']) { id } }';
    expect(await ask({}, dear)).toMatchObject({ status: 200, remaining: 0 });
    expect((await ask()).status).toBe(429);
  });

  it('is one for all of them, and no other', async () => {
    await usedUp();
    for (const [method, path] of [
      ['POST', '/session'],
      ['DELETE', '/session'],
      ['GET', '/live'],
      ['GET', '/graphql?query={__typename}'],
    ] as const)
      expect([path, (await fetch(`${at}${path}`, { method })).status]).toEqual([path, 429]);
    for (const path of ['/livez', '/media/none.webp'])
      expect((await fetch(`${at}${path}`)).headers.get('ratelimit-limit')).toBeNull();
  });

  it('is counted by address, or the network of one of IPv6', async () => {
    await usedUp({ 'x-forwarded-for': '2001:db8::1' });
    expect((await ask({ 'x-forwarded-for': '2001:db8::2' })).status).toBe(429);
    expect((await ask({ 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200);
    expect((await ask({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(200);
  });

  it('is counted by account or program where there is one, wherever it asks from', async () => {
    await usedUp();
    const token = await identityKey.sign(
      { subject: 'a program', role: 'agent', agencyId: 'an-agency' },
      { now: clock.now(), audience: apiAudience },
    );
    const access = await identityKey.sign(
      { subject: 'ada', role: 'user' },
      { now: clock.now(), audience: sessionAudience },
    );
    const signed: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `lintel_access=${access}` },
    ];
    for (const headers of signed) expect(await ask(headers)).toMatchObject({ status: 200, remaining: 9 });
    // A token that nobody signed identifies nobody.
    expect((await ask({ cookie: 'lintel_access=made.up.somehow' })).status).toBe(429);
    expect((await ask({ authorization: 'Bearer made.up.somehow' })).status).toBe(429);
  });
});
