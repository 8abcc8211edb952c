import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { watchOverHttp } from './over-http.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A service at a port of its own. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const parts = [{ name: 'search: index', ready: false, reason: 'away' }];
const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(JSON.stringify(body));

describe('services over HTTP', () => {
  it('are a row for each replica, also of those that are not ready', async () => {
    const [one, other] = [await serve(says({ parts: [] })), await serve(says({ ready: false, parts }, 503))];
    const watched = watchOverHttp(new Map([['search', [`http://${one}`, `http://${other}`]]]));
    expect(await watched.look()).toEqual([
      { service: 'search', replica: one, parts: [], problem: null },
      { service: 'search', replica: other, parts, problem: null },
    ]);
  });

  it('are said not to answer when they hang, are away, or answer something else, all within a second', async () => {
    const [hanging, away, other] = [await serve(() => {}), await serve(() => {}), await serve(says('hello'))];
    const gone = servers[1]!;
    await new Promise((closed) => gone.close(closed));
    servers.splice(1, 1);
    const names = new Map([hanging, away, other].map((at, n) => [`service-${n}`, [`http://${at}`]]));
    const begun = performance.now();
    const seen = await watchOverHttp(names).look();
    expect(performance.now() - begun).toBeLessThan(1500);
    expect(seen.map(({ problem }) => problem !== null)).toEqual([true, true, true]);
    expect(seen[1]!.problem).toContain('ECONNREFUSED');
  });

  it('of a name are asked at each of its addresses', async () => {
    const at = await serve(says({ parts: [] }));
    const { port } = new URL(`http://${at}`);
    const seen = await watchOverHttp(new Map([['search', [`http://localhost:${port}`]]])).look();
    expect(seen).toContainEqual({ service: 'search', replica: at, parts: [], problem: null });
  });
});
