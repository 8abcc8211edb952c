import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { openObjectStore } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { createLogger, createMetrics, IdentityKey, loadConfig, sessionAudience } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { GraphQLError } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type GatewayOptions, gatewayConfigSchema, startGateway } from '../src/index.js';
import { LiveListener } from './live.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

const clock = new FakeClock();
const identityKey = new IdentityKey('a secret for tests that is long enough');
const ada = 'account-ada';
const ben = 'account-ben';

/** Knows one refresh token, of Ada's. */
const accounts = upstreamOf('accounts', {
  Mutation: {
    renewSession: async (_: unknown, { refreshToken }: { refreshToken: string }) => {
      if (refreshToken !== 'good')
        throw new GraphQLError('This session has ended.', { extensions: { code: 'UNAUTHENTICATED' } });
      const at = new Date(clock.now().getTime() + 300_000).toISOString();
      return {
        accessToken: await access(ada),
        accessExpiresAt: at,
        refreshToken: 'next',
        refreshExpiresAt: at,
      };
    },
    endSession: () => ({ accepted: true }),
  },
});

const access = (subject: string, sessionId?: string) =>
  identityKey.sign(
    { subject, role: 'user', ...(sessionId ? { sessionId } : {}) },
    { now: clock.now(), audience: sessionAudience, seconds: 300 },
  );
const cookieOf = async (subject: string, sessionId?: string) => ({
  cookie: `lintel_access=${await access(subject, sessionId)}`,
});

let folder: string;
let bus: EventBus;
const release: (() => Promise<void>)[] = [];
const listeners: LiveListener[] = [];

async function gateway(options: Partial<GatewayOptions> = {}) {
  const objects = await openObjectStore(embeddedSettings(folder));
  const started = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [accounts],
    objects,
    bus,
    identityKey,
    clock,
    logger: createLogger('gateway', 'error'),
    metrics: createMetrics(),
    ...options,
  });
  const stop = () => started.stop();
  release.push(stop, () => objects.close());
  const at = `http://127.0.0.1:${await started.listen()}`;
  return { at, operations: `http://127.0.0.1:${started.operationsPort}`, stop };
}

async function listen(at: string, headers: Record<string, string>, after?: string) {
  const listener = await LiveListener.open(at, headers, after);
  listeners.push(listener);
  return listener;
}

let events = 0;
async function publish(type: string, data: object): Promise<CloudEvent> {
  const definition = findEventDefinition(type)!;
  const event: CloudEvent = {
    specversion: '1.0',
    id: `event-${(events += 1)}`,
    source: '/services/search',
    type,
    subject: `subject-${events}`,
    time: clock.now().toISOString(),
    sequence: 1,
    datacontenttype: 'application/json',
    dataschema: `/schemas/${type}.json`,
    data: { ...(definition.example as object), ...data },
  };
  await bus.publish(definition.topic, [event]);
  await bus.drain();
  return event;
}
const saves = (accountId: string) => publish('lintel.saved-property.saved.v1', { accountId });
/** With its place, which is that of the time. */
const told = ({ id }: CloudEvent, at = clock.now()) => ({
  id: `${id}@${at.getTime()}`,
  event: 'saved-properties',
  data: {},
});

/** Every position names the time, which these tests are not about. */
const withoutPositions = (all: readonly { event: string }[]) =>
  all.filter(({ event }) => event !== 'position');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-live-'));
  bus = await openEmbeddedEventBus({ file: join(folder, 'log.sqlite') });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(async () => {
  for (const step of release) await step();
  await bus.close();
  await rm(folder, { recursive: true, force: true });
});

describe('live updates', () => {
  it('reach every browser of the account, and no other account', async () => {
    const { at, operations } = await gateway();
    const [first, second] = [await listen(at, await cookieOf(ada)), await listen(at, await cookieOf(ada))];
    const other = await listen(at, await cookieOf(ben));
    for (const listener of [first, second, other]) await listener.until('position');
    const saved = await saves(ada);
    const own = await saves(ben);
    expect([await first.next(), await second.next()]).toEqual([told(saved), told(saved)]);
    expect(await other.next()).toEqual(told(own));
    const metrics = await (await fetch(`${operations}/metrics`)).text();
    expect(metrics).toContain('lintel_live_connections 3');
    expect(metrics).toContain('lintel_live_updates_total{type="saved-properties"} 3');
  });

  it('are never kept by anything between, nor compressed', async () => {
    const { at } = await gateway();
    const headers = { ...(await cookieOf(ada)), 'accept-encoding': 'br, gzip' };
    expect((await listen(at, headers)).headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect((await listen(at, headers)).headers['content-encoding']).toBeUndefined();
  });

  it('are for those who are signed in', async () => {
    const { at } = await gateway();
    for (const headers of [{}, { cookie: 'lintel_access=nonsense' }, { cookie: 'lintel_refresh=bad' }]) {
      const answer = await fetch(`${at}/live`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
  });

  it('are not for pages of other sites', async () => {
    const { at } = await gateway();
    const cookie = await cookieOf(ada);
    for (const from of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await fetch(`${at}/live`, { headers: { ...cookie, ...from } })).status).toBe(403);
  });

  it('renew a session on the way, as everything does', async () => {
    const { at } = await gateway();
    const listener = await listen(at, { cookie: 'lintel_refresh=good' });
    expect(listener.status).toBe(200);
    expect(listener.headers['set-cookie']?.join()).toMatch(/lintel_access=.*lintel_refresh=next/);
  });
});

describe('a browser that comes again', () => {
  it('hears what it missed, whichever replica it asks', async () => {
    const [a, b] = [await gateway(), await gateway()];
    clock.advance({ seconds: 120 });
    const cookie = await cookieOf(ada);
    const first = await listen(a.at, cookie);
    await first.until('position');
    const seen = await saves(ada);
    const { id: place } = (await first.next())!;
    expect(place).toBe(told(seen).id);
    first.close();
    clock.advance({ seconds: 20 });
    const missed = await saves(ada);
    for (const { at } of [a, b]) {
      const again = await listen(at, cookie, place);
      // What it has seen may come once more: replicas do not hear in the same order.
      expect((await again.until('position')).at(-1)).toEqual(told(missed));
    }
    const byHeader = await listen(b.at, { ...cookie, 'last-event-id': place! }, 'a-stale-address');
    expect((await byHeader.until('position')).at(-1)).toEqual(told(missed));
  });

  it('hears what it missed after a stream in which nothing happened', async () => {
    const { at } = await gateway();
    clock.advance({ seconds: 120 });
    const quiet = await listen(at, await cookieOf(ada));
    const { id: position } = (await quiet.next())!;
    quiet.close();
    clock.advance({ seconds: 100 });
    const missed = await saves(ada);
    const again = await listen(at, await cookieOf(ada), position);
    expect(await again.until('position')).toEqual([told(missed)]);
  });

  it.each([
    ['unheard of', () => 'unheard-of'],
    ['no id', () => ''],
    ['one before this replica was there', () => `@${clock.now().getTime() - 30_000}`],
  ])('with a place that is %s is told to ask anew', async (_what, after) => {
    const { at } = await gateway();
    const listener = await listen(at, await cookieOf(ada), await after());
    expect(await listener.until('position')).toMatchObject([{ event: 'reset' }]);
  });

  it('after too long is told to ask anew', async () => {
    const { at } = await gateway();
    const saved = await saves(ada);
    const then = clock.now();
    clock.advance({ seconds: 301 });
    const listener = await listen(at, await cookieOf(ada), told(saved, then).id);
    expect(await listener.until('position')).toMatchObject([{ event: 'reset' }]);
  });
});

describe('a stream', () => {
  it('of a session that is signed out ends, and no other', async () => {
    const { at } = await gateway();
    const cookie = await cookieOf(ada, 'session-1');
    const [ending, staying] = [await listen(at, cookie), await listen(at, await cookieOf(ada, 'session-2'))];
    await fetch(`${at}/session`, { method: 'DELETE', headers: cookie });
    await ending.rest();
    expect([ending.ended, staying.ended]).toEqual([true, false]);
  });

  it('ends at once when the gateway stops', async () => {
    const { at, stop } = await gateway();
    const listener = await listen(at, await cookieOf(ada));
    await listener.until('position');
    await stop();
    expect(withoutPositions(await listener.rest())).toEqual([]);
  });

  it('of a browser beyond the twentieth takes the place of the oldest', async () => {
    const { at } = await gateway();
    const cookie = await cookieOf(ada);
    const all = [];
    for (let nth = 0; nth < 21; nth++) all.push(await listen(at, cookie));
    await all[0]!.rest();
    expect(all.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(20).fill(false)]);
  });
});

describe('without an event bus', () => {
  it('there are no live updates, and all else is as ever', async () => {
    const { at, operations } = await gateway({ bus: undefined });
    const answer = await fetch(`${at}/live`, { headers: await cookieOf(ada) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect((await fetch(`${operations}/readyz`)).status).toBe(200);
  });

  it('that is away yet, browsers wait, and ask anew when it is there', async () => {
    const late = Promise.withResolvers<EventBus>();
    const starting = startedLate(late.promise);
    const { at, operations } = await starting;
    const readiness = await fetch(`${operations}/readyz`);
    expect(readiness.status).toBe(200);
    expect(await readiness.json()).toMatchObject({
      parts: expect.arrayContaining([
        expect.objectContaining({ name: 'gateway: live updates', ready: false, spare: true }),
      ]),
    });
    const listener = await listen(at, await cookieOf(ada));
    await listener.until('position');
    late.resolve(bus);
    expect(await listener.next()).toMatchObject({ event: 'reset' });
    const saved = await saves(ada);
    expect(await listener.next()).toEqual(told(saved));
  });

  const startedLate = (late: Promise<EventBus>) => gateway({ bus: late });
});
