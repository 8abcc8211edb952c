import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { openObjectStore } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import {
  createLogger,
  createMetrics,
  IdentityKey,
  identityHeader,
  loadConfig,
  serviceAudience,
  sessionAudience,
  type UpstreamContext,
} from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { LiveListener } from './live.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

/** What gateways on one bus make of sessions that end and rights that change. */
export function revocationCases(openBus: (folder: string) => Promise<EventBus>): void {
  const clock = new FakeClock();
  const identityKey = new IdentityKey('a secret for tests that is long enough');
  const ada = 'account-ada';

  const access = (sessionId: string, accountVersion = 3) =>
    identityKey.sign(
      { subject: ada, role: 'user', sessionId, accountVersion },
      { now: clock.now(), audience: sessionAudience, seconds: 300 },
    );

  /** Refresh tokens that are good, by the session. */
  let good: Set<string>;
  let revoked: object[];
  let seen: UpstreamContext[];
  let renewals: number;
  const accounts = upstreamOf(
    'accounts',
    {
      Query: { me: () => null, revocations: () => revoked },
      Mutation: {
        renewSession: async (_: unknown, { refreshToken }: { refreshToken: string }) => {
          renewals += 1;
          if (!good.has(refreshToken))
            throw new GraphQLError('This session has ended.', { extensions: { code: 'UNAUTHENTICATED' } });
          const at = new Date(clock.now().getTime() + 300_000).toISOString();
          const accessToken = await access(refreshToken, 4);
          return { accessToken, accessExpiresAt: at, refreshToken, refreshExpiresAt: at };
        },
        endSession: () => ({ accepted: true }),
      },
    },
    (context) => seen.push(context),
  );

  let folder: string;
  let bus: EventBus;
  let release: (() => Promise<void> | void)[];
  beforeEach(async () => {
    [good, revoked, seen, renewals] = [new Set(), [], [], 0];
    folder = await mkdtemp(join(tmpdir(), 'lintel-revocation-'));
    bus = await openBus(folder);
    release = [() => rm(folder, { recursive: true, force: true }), () => bus.close()];
  });
  afterEach(async () => {
    for (const step of release.reverse()) await step();
  });

  async function gateway(config: object = {}, hears = true): Promise<string> {
    const objects = await openObjectStore(embeddedSettings(folder));
    const started = await startGateway({
      config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0, ...config },
      upstreams: [accounts],
      objects,
      ...(hears ? { bus } : {}),
      identityKey,
      clock,
      logger: createLogger('gateway', 'error'),
      metrics: createMetrics(),
    });
    release.push(
      () => objects.close(),
      () => started.stop(),
    );
    const port = await started.listen();
    while (hears && !(await isHearing(started.operationsPort)));
    return `http://127.0.0.1:${port}`;
  }

  /** A group takes its time to take somebody in. */
  async function isHearing(operationsPort: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${operationsPort}/readyz`);
    const { parts } = (await answer.json()) as { parts: { name: string; ready: boolean }[] };
    return parts.some(({ name, ready }) => name === 'gateway: live updates' && ready);
  }

  let events = 0;
  async function tell(type: string, data: object): Promise<void> {
    const event: CloudEvent = {
      specversion: '1.0',
      id: `event-${(events += 1)}`,
      source: '/services/accounts',
      type,
      subject: ada,
      time: clock.now().toISOString(),
      sequence: events,
      datacontenttype: 'application/json',
      dataschema: `/schemas/${type}.json`,
      data,
    };
    await bus.publish(findEventDefinition(type)!.topic, [event]);
    await bus.drain();
  }
  const end = (sessionId: string) =>
    tell('lintel.account-access.session-ended.v1', { accountId: ada, sessionId });
  const change = (fromVersion: number) =>
    tell('lintel.account-access.changed.v1', { accountId: ada, fromVersion });

  const cookieOf = async (session: string, refresh?: string) => ({
    cookie: `lintel_access=${await access(session)}${refresh ? `; lintel_refresh=${refresh}` : ''}`,
  });
  async function listen(at: string, headers: Record<string, string>) {
    const listener = await LiveListener.open(at, headers);
    release.push(() => listener.close());
    return listener;
  }
  /** As whom a service is asked; undefined for a visitor. */
  async function askedAs(at: string, headers: Record<string, string>) {
    seen.length = 0;
    const answer = await fetch(`${at}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ me { id } }"}',
    });
    expect(answer.status).toBe(200);
    const told = seen.map(({ serviceHeaders }) => serviceHeaders[identityHeader]).find(Boolean);
    const identity = await identityKey.verify(told, { now: clock.now(), audience: serviceAudience });
    return { session: identity?.sessionId, cookies: answer.headers.getSetCookie() };
  }

  describe('a session that ends', () => {
    it('ends at every gateway, with its streams, and no other does', async () => {
      const all = [await gateway(), await gateway()];
      const [ending, staying] = [await cookieOf('session-1'), await cookieOf('session-2')];
      const streams = await Promise.all(
        all.map(async (at) => ({ ending: await listen(at, ending), staying: await listen(at, staying) })),
      );
      for (const at of all) expect((await askedAs(at, ending)).session).toBe('session-1');
      await end('session-1');
      for (const [nth, at] of all.entries()) {
        await streams[nth]!.ending.rest();
        expect(streams[nth]!.staying.ended).toBe(false);
        expect((await askedAs(at, ending)).session).toBeUndefined();
        expect((await askedAs(at, staying)).session).toBe('session-2');
        expect((await listen(at, ending)).status).toBe(401);
      }
    });

    it('loses its cookies where they are presented again', async () => {
      const at = await gateway();
      await end('session-1');
      const { cookies } = await askedAs(at, await cookieOf('session-1', 'ended'));
      expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
        'lintel_access=',
        'lintel_refresh=',
        'lintel_signed_in=',
      ]);
    });

    it('by signing out here is not waited for', async () => {
      const at = await gateway({}, false);
      const headers = await cookieOf('session-1', 'session-1');
      await fetch(`${at}/session`, { method: 'DELETE', headers });
      expect((await askedAs(at, await cookieOf('session-1'))).session).toBeUndefined();
    });
  });

  describe('rights that change', () => {
    it('are asked for anew by whoever comes with earlier ones, once', async () => {
      const at = await gateway();
      good.add('session-1');
      const headers = await cookieOf('session-1', 'session-1');
      const stream = await listen(at, headers);
      await change(4);
      await stream.rest();
      const { session, cookies } = await askedAs(at, headers);
      expect(session).toBe('session-1');
      expect(renewals).toBe(1);
      const renewed = cookies.find((cookie) => cookie.startsWith('lintel_access='))!.split(';')[0]!;
      expect((await askedAs(at, { cookie: renewed })).session).toBe('session-1');
      expect(renewals).toBe(1);
    });

    it('leave no session whose owner is out, nor its stream', async () => {
      const at = await gateway();
      const stream = await listen(at, await cookieOf('session-1', 'ended'));
      await change(4);
      await stream.rest();
      expect((await listen(at, await cookieOf('session-1', 'ended'))).status).toBe(401);
    });
  });

  describe('a gateway that was not there when it was told', () => {
    it('asks for what it missed before it takes a request', async () => {
      revoked = [
        { accountId: ada, sessionId: 'session-1' },
        { accountId: 'account-ben', fromVersion: 9 },
      ];
      for (const hears of [true, false]) {
        const at = await gateway({}, hears);
        expect((await askedAs(at, await cookieOf('session-1'))).session).toBeUndefined();
        expect((await askedAs(at, await cookieOf('session-2'))).session).toBe('session-2');
      }
    });
  });

  describe('over https', () => {
    it('cookies of a session are this host’s alone, and no other name counts', async () => {
      const at = await gateway({ LINTEL_PUBLIC_URL: 'https://lintel.example' });
      good.add('session-1');
      const { cookies, session } = await askedAs(at, { cookie: '__Host-lintel_refresh=session-1' });
      expect(session).toBe('session-1');
      const [access, refresh] = cookies.filter((cookie) => cookie.startsWith('__Host-'));
      for (const cookie of [access, refresh]) {
        expect(cookie).toMatch(
          /^__Host-lintel_(access|refresh)=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
        );
        expect(cookie).not.toContain('Domain');
      }
      expect((await askedAs(at, await cookieOf('session-1', 'session-1'))).session).toBeUndefined();
    });
  });
}
