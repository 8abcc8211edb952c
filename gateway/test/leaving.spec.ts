import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

let folder: string;
let asked: PromiseWithResolvers<void>;
let answer: PromiseWithResolvers<void>;
let gateway: Gateway;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-leaving-'));
  asked = Promise.withResolvers();
  answer = Promise.withResolvers();
  const listing = async () => {
    asked.resolve();
    await answer.promise;
    return { id: 12, title: 'A home' };
  };
  gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [upstreamOf('listings', { Query: { listing } })],
    objects: await openObjectStore(embeddedSettings(folder)),
    ...{ identityKey: new IdentityKey('a secret that is long enough for anybody'), clock: new FakeClock() },
    ...{ logger: createLogger('gateway', 'silent'), metrics: createMetrics() },
  });
  address = `http://127.0.0.1:${await gateway.listen()}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ask = (query: string) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

it('a gateway that goes says so, answers what still comes, and ends each connection with its answer', async () => {
  const health = `http://127.0.0.1:${gateway.operationsPort}`;
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
});

it('a gateway that goes does not wait for connections by which nothing was asked, or half of something', async () => {
  const silent = ['', 'GET /livez HTTP/1.1\r\nhost: lo'].map((said) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    socket.resume().write(said);
    return socket;
  });
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const underWay = ask('{ listing(id: 12) { title } }');
  await asked.promise;
  const ended = silent.map((socket) => once(socket, 'close'));
  const stopped = gateway.stop();
  await Promise.all(ended);
  answer.resolve();
  expect(await (await underWay).json()).toEqual({ data: { listing: { title: 'A home' } } });
  await stopped;
});
