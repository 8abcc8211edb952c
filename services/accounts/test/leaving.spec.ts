import { once } from 'node:events';
import { connect } from 'node:net';
import { isReady } from '@lintel/service-kit';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { AgencyScene } from './agency-scene.js';

let scene: AgencyScene;
beforeEach(async () => (scene = await AgencyScene.start()));
afterEach(() => scene.harness.dispose());

const at = async () => {
  const address = `http://127.0.0.1:${await scene.accounts.listen(0, '127.0.0.1')}`;
  const ask = () =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
  return { address, ask };
};

it('a service that goes says so, answers what still comes, and ends each connection with its answer', async () => {
  const { address, ask } = await at();
  const kept = await ask();
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive']);
  await kept.text();
  const noticed = Promise.withResolvers<void>();
  const stopped = scene.accounts.stop(noticed.promise);
  for (const path of ['/readyz', '/readyz?needed']) {
    const readiness = await fetch(`${address}${path}`);
    const { parts } = (await readiness.json()) as { parts: object[] };
    expect([readiness.status, parts[0]]).toEqual([
      503,
      { name: 'accounts: stop', ready: false, reason: 'is under way' },
    ]);
  }
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  const late = await ask();
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await late.text();
  noticed.resolve();
  await stopped;
  await expect(ask()).rejects.toThrow('fetch failed');
});

it('a service that goes does not wait for connections by which nothing was asked, or half of something', async () => {
  const { address, ask } = await at();
  const silent = ['', 'GET /livez HTTP/1.1\r\nhost: lo'].map((said) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    socket.resume().write(said);
    return socket;
  });
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  // Connections are taken in the order in which they came.
  await (await ask()).text();
  const ended = silent.map((socket) => once(socket, 'close'));
  await scene.accounts.stop();
  await Promise.all(ended);
});

it('a balancer asks a service only for what it cannot do without', async () => {
  const { address } = await at();
  const { parts } = (await (await fetch(`${address}/readyz?needed`)).json()) as { parts: { name: string }[] };
  expect(parts.map(({ name }) => name)).toEqual(['accounts: documents']);
  const all = await scene.accounts.health();
  expect(isReady(all)).toBe(true);
  expect(all).toContainEqual(
    expect.objectContaining({ name: 'accounts: audit head', spare: true, gauges: { lag: 0, joining: 0 } }),
  );
});
