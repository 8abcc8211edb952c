import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

it('a gateway that goes says so, answers what still comes, and ends each connection with its answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-leaving-'));
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const listing = async () => {
    asked.resolve();
    await answer.promise;
    return { id: 12, title: 'A home' };
  };
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [upstreamOf('listings', { Query: { listing } })],
    objects: await openObjectStore(embeddedSettings(folder)),
    ...{ identityKey: new IdentityKey('a secret that is long enough for anybody'), clock: new FakeClock() },
    ...{ logger: createLogger('gateway', 'silent'), metrics: createMetrics() },
  });
  const address = `http://127.0.0.1:${await gateway.listen()}`;
  const health = `http://127.0.0.1:${gateway.operationsPort}`;
  const ask = (query: string) =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  expect((await fetch(`${health}/readyz?own`)).status).toBe(200);
  const underWay = ask('{ listing(id: 12) { title } }');
  await asked.promise;
  const noticed = Promise.withResolvers<void>();
  const stopped = gateway.stop(noticed.promise);

  const readiness = await fetch(`${health}/readyz?own`);
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toMatchObject({
    parts: [{ name: 'gateway: stop', ready: false }, { name: 'gateway: requests' }],
  });
  expect((await fetch(`${health}/livez`)).status).toBe(200);
  expect((await fetch(`${address}/livez`)).status).toBe(503);
  const late = await ask('{ __typename }');
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  expect(await late.json()).toEqual({ data: { __typename: 'Query' } });

  noticed.resolve();
  answer.resolve();
  expect(await (await underWay).json()).toEqual({ data: { listing: { title: 'A home' } } });
  await stopped;
  await expect(ask('{ __typename }')).rejects.toThrow('fetch failed');
  await rm(folder, { recursive: true, force: true });
});
