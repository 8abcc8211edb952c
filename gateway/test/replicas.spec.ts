import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { parse } from 'graphql';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, httpUpstream, startGateway } from '../src/index.js';
import { Replicas } from '../src/replicas.js';

const running: Server[] = [];
afterEach(() =>
  Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

/** A replica that answers with its name, or breaks off in the middle. */
async function replica(name: string, answers = true, data: object = { name }): Promise<string> {
  const server = createServer((request, response) => {
    if (!answers) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address where nobody listens any more. */
async function nobody(): Promise<string> {
  const address = await replica('gone');
  await new Promise((resolve) => running.pop()!.close(resolve));
  return address;
}

const asking = (text: string) => ({ document: parse(text), context: { serviceHeaders: {} } });

async function ask(upstream: ReturnType<typeof httpUpstream>): Promise<unknown> {
  const answer = (await upstream.execute(asking('{ name }'))) as {
    data?: { name: string };
    errors?: unknown[];
  };
  return answer.data?.name ?? answer.errors;
}

describe('replicas of a service', () => {
  it('take turns', async () => {
    const upstream = httpUpstream('search', [await replica('a'), await replica('b')]);
    expect([await ask(upstream), await ask(upstream), await ask(upstream)].sort()).toEqual(
      expect.arrayContaining(['a', 'b']),
    );
  });

  it('are passed over while they cannot be reached', async () => {
    const upstream = httpUpstream('search', [await nobody(), await replica('b')]);
    expect([await ask(upstream), await ask(upstream)]).toEqual(['b', 'b']);
    expect(await upstream.health()).toContainEqual(expect.objectContaining({ name: 'search', ready: false }));
  });

  it('are passed over while they start', async () => {
    const starting = createServer(
      (_, response) => void response.writeHead(503).end('{"ready":false,"parts":[]}'),
    );
    running.push(starting);
    await new Promise<void>((resolve) => starting.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(starting.address() as AddressInfo).port}`;
    const upstream = httpUpstream('search', [address, await replica('b')]);
    expect([await ask(upstream), await ask(upstream)]).toEqual(['b', 'b']);
    const change = { ...asking('mutation { name }') };
    expect(await upstream.execute(change)).toMatchObject({ data: { name: 'b' } });
    expect(await upstream.execute(change)).toMatchObject({ data: { name: 'b' } });
  });

  it('answer what another was asked and broke off', async () => {
    const upstream = httpUpstream('search', [await replica('a', false), await replica('b')]);
    expect([await ask(upstream), await ask(upstream)]).toEqual(['b', 'b']);
  });

  it('fail a question when each of them breaks off', async () => {
    const upstream = httpUpstream('search', [await replica('a', false), await replica('b', false)]);
    expect(await ask(upstream)).toHaveLength(1);
  });

  it('are not asked for a change that another may have made', async () => {
    let asked = 0;
    const upstream = httpUpstream('listings', [await replica('a', false), await replica('b', false)]);
    for (const server of running) server.on('request', () => (asked += 1));
    const changing = Promise.resolve(upstream.execute(asking('mutation { rename { name } }')));
    const outcome = await changing.catch((error: unknown) => ({ errors: [error] }));
    expect((outcome as { errors?: unknown[] }).errors).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it.each([
    ['an argument', 'mutation { send(idempotencyKey: "k") { id } }', {}],
    ['a variable', 'mutation ($key: String!) { send(idempotencyKey: $key) { id } }', { key: 'k' }],
    ['its input', 'mutation ($input: I!) { send(input: $input) { id } }', { input: { idempotencyKey: 'k' } }],
  ])('are asked for a change that another may have made when a key is %s', async (_, text, variables) => {
    const upstream = httpUpstream('messaging', [await replica('a', false), await replica('b')]);
    const send = () => upstream.execute({ ...asking(text), variables });
    expect([await send(), await send()]).toEqual([{ data: { name: 'b' } }, { data: { name: 'b' } }]);
  });

  it.each([
    [
      'without a value',
      'mutation ($input: I!) { send(input: $input) { id } }',
      { input: { idempotencyKey: null } },
    ],
    ['of one of two', 'mutation { send(idempotencyKey: "k") { id } rename { name } }', {}],
  ])('are asked once for a change with a key %s', async (_, text, variables) => {
    let asked = 0;
    const upstream = httpUpstream('messaging', [await replica('a', false), await replica('b', false)]);
    for (const server of running) server.on('request', () => (asked += 1));
    const changing = Promise.resolve(upstream.execute({ ...asking(text), variables }));
    const outcome = await changing.catch((error: unknown) => ({ errors: [error] }));
    expect((outcome as { errors?: unknown[] }).errors).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it('are asked for a form that came through the gateway and another may have taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-replicas-'));
    const objects = await openObjectStore(embeddedSettings(folder));
    const taken = { sendEnquiry: { messageId: 'one' } };
    const gateway = await startGateway({
      config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
      upstreams: [httpUpstream('messaging', [await replica('a', false), await replica('b', true, taken)])],
      objects,
      identityKey: new IdentityKey('a secret for tests that is long enough'),
      clock: new FakeClock(),
      logger: createLogger('gateway', 'silent'),
      metrics: createMetrics(),
    });
    try {
      const query = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { messageId } }';
      const input = {
        listingId: 1,
        phone: '020 7946 0123',
        name: 'Ann',
        email: 'ann@example.org',
        message: 'Hello',
        idempotencyKey: 'k',
      };
      const address = `http://127.0.0.1:${await gateway.listen()}/graphql`;
      const send = async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ query, variables: { input } });
        return (await fetch(address, { method: 'POST', headers, body })).json();
      };
      expect([await send(), await send()]).toEqual([{ data: taken }, { data: taken }]);
    } finally {
      await gateway.stop();
      await objects.close();
      await rm(folder, { recursive: true });
    }
  });

  it('are not asked any more what waited too long for a free connection', async () => {
    const server = createServer(async (request, response) => {
      const [body] = (await request.toArray()) as Buffer[];
      if (String(body) === 'later') response.end('told');
    });
    running.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asker = () => {
      const replicas = new Replicas([address], 500, 1);
      return (body: string) =>
        replicas.ask({ body, headers: {} }, { harmless: false, isRefusal: () => false });
    };
    const [ask, another] = [asker(), asker()];
    const failed: string[] = [];
    const failing = (name: string, asked: Promise<unknown>) => asked.catch(() => failed.push(name));
    const slow = failing('slow', ask('slow'));
    const waiting = ['waits', 'waits too'].map((name) => failing(name, ask(name)));
    await slow;
    // Whoever has their time from now on outlasts those who have waited for as long as the slow one.
    await Promise.all([...waiting, failing('asked since', another('slow'))]);
    expect(failed.toSorted()).toEqual(['asked since', 'slow', 'waits', 'waits too']);
    expect(failed.at(-1)).toBe('asked since');
    expect((await ask('later')).body.toString()).toBe('told');
  });

  it('are not all asked twice when all are slow', async () => {
    const held: (() => void)[] = [];
    const server = createServer((_request, response) => {
      held.push(() => response.setHeader('connection', 'close').end('told'));
    });
    running.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` as const;
    const asking = (replicas: Replicas, harmless: boolean) =>
      replicas.ask({ body: '{}', headers: {} }, { harmless, isRefusal: () => false });
    const replicas = new Replicas([address]);
    const answers = Array.from({ length: 60 }, () => asking(replicas, true));
    // It gives up when all of the others have thought of another one for long enough.
    await asking(new Replicas([address], 2000), false).catch(() => undefined);
    const atOnce = held.length;
    for (const tell of held.splice(0)) tell();
    expect((await Promise.all(answers)).map(({ body }) => body.toString())).toEqual(Array(60).fill('told'));
    expect(atOnce).toBe(60 + 16 + 1);
    server.closeAllConnections();
  });

  describe('behind one address', () => {
    /** A balancer that leads each connection where `turns` says, the last one for good. */
    async function behind(...turns: ('lives' | 'dies' | 'starts' | 'hangs')[]) {
      let turn = 0;
      let asked = 0;
      const states = new Map<unknown, string>();
      const server = createServer({ keepAlive: true }, (request, response) => {
        const state = states.get(request.socket) ?? turns[Math.min(turn++, turns.length - 1)]!;
        states.set(request.socket, state);
        asked += 1;
        if (state === 'dies') return void request.socket.destroy();
        if (state === 'hangs') return;
        response
          .writeHead(state === 'starts' ? 503 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: { name: 'it' } }));
      });
      running.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const upstream = httpUpstream('search', [`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
      return { upstream, asked: () => asked, close: () => server.closeAllConnections() };
    }
    const change = asking('mutation { name }');
    const failing = (answer: unknown) =>
      Promise.resolve(answer).catch((error: unknown) => ({ errors: [error] })) as Promise<{
        errors?: unknown[];
      }>;

    it('answer a query by another connection when one breaks off', async () => {
      const { upstream } = await behind('dies', 'lives');
      expect(await ask(upstream)).toBe('it');
      const read = await behind('dies', 'dies', 'lives');
      const { document, context } = asking('{ name }');
      const answer = await read.upstream.read!({ document, context, body: '{"query":"{ name }"}' });
      expect(answer.toString()).toContain('it');
    });

    it('are asked for a change once more only where it was refused untouched', async () => {
      const refused = await behind('starts', 'lives');
      expect(await refused.upstream.execute(change)).toMatchObject({ data: { name: 'it' } });
      const broken = await behind('dies', 'lives');
      expect((await failing(broken.upstream.execute(change))).errors).toHaveLength(1);
      expect(broken.asked()).toBe(1);
    });

    it('answer a query in less than three seconds although one hangs', async () => {
      const { upstream, asked, close } = await behind('hangs', 'lives');
      const began = performance.now();
      expect(await ask(upstream)).toBe('it');
      expect(performance.now() - began).toBeLessThan(3000);
      expect(asked()).toBe(2);
      close();
    });
  });
});
