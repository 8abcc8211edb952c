import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { httpUpstream } from '../src/index.js';

const running: Server[] = [];
afterEach(() =>
  Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

/** A replica that answers with its name, or breaks off in the middle. */
async function replica(name: string, answers = true): Promise<string> {
  const server = createServer((request, response) => {
    if (!answers) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { name } }));
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

const request = { document: parse('{ name }'), context: { serviceHeaders: {} } };

async function ask(upstream: ReturnType<typeof httpUpstream>): Promise<unknown> {
  const answer = (await upstream.execute(request)) as { data?: { name: string }; errors?: unknown[] };
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

  it('are not asked for what another may have done', async () => {
    let asked = 0;
    const upstream = httpUpstream('listings', [await replica('a', false), await replica('b', false)]);
    const failing = upstream.execute(request);
    running[0]!.on('request', () => (asked += 1));
    running[1]!.on('request', () => (asked += 1));
    const outcome = await Promise.resolve(failing).catch((error: unknown) => ({ errors: [error] }));
    expect((outcome as { errors?: unknown[] }).errors).toHaveLength(1);
    expect(asked).toBe(1);
  });
});
