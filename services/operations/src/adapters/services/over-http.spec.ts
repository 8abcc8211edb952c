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

  it('are said not to answer when they hang, are away, or answer something else, all within two seconds', async () => {
    const [hanging, away, other] = [await serve(() => {}), await serve(() => {}), await serve(says('hello'))];
    const gone = servers[1]!;
    await new Promise((closed) => gone.close(closed));
    servers.splice(1, 1);
    const names = new Map([hanging, away, other].map((at, n) => [`service-${n}`, [`http://${at}`]]));
    const begun = performance.now();
    const seen = await watchOverHttp(names).look();
    expect(performance.now() - begun).toBeLessThan(2500);
    expect(seen.map(({ problem }) => problem !== null)).toEqual([true, true, true]);
    expect(seen[1]!.problem).toContain('ECONNREFUSED');
  });

  it('have the gateway beside them, which is asked for its own parts', async () => {
    const asked: string[] = [];
    const gateway = await serve((request, response) => {
      asked.push(request.url!);
      says({ parts: [] })(request, response);
    });
    const seen = await watchOverHttp(new Map(), [`http://${gateway}`]).look();
    expect(seen).toEqual([{ service: 'gateway', replica: gateway, parts: [], problem: null }]);
    expect(asked).toEqual([expect.stringMatching(/^\/readyz\?own=?&within=\d+$/)]);
  });

  it('say what settings they run with, the gateway too', async () => {
    const setting = { name: 'LINTEL_PORT', meaning: 'The port', value: '8080', from: 'environment' };
    const [one, old, gateway] = [
      await serve(says([setting])),
      await serve(says({ error: 'There is nothing here' }, 404)),
      await serve(says([])),
    ];
    const addresses = new Map([['search', [`http://${one}`, `http://${old}`]]]);
    const [first, second, third] = await watchOverHttp(addresses, [`http://${gateway}`]).settings();
    expect(first).toEqual({ program: 'search', replica: one, settings: [setting], problem: null });
    expect(second).toMatchObject({ settings: [], problem: expect.stringContaining('no answer') });
    expect(third).toMatchObject({ program: 'gateway', replica: gateway, problem: null });
  });

  it('say what waits in their outboxes, replicas as one, and which do not say', async () => {
    const backlog = { waiting: 1, oldestSeconds: 7, problem: null, events: [] };
    const events = [{ type: 'lintel.listing.published.v1', subject: '7', since: '2026-03-01T09:00:00Z' }];
    const replicas = [
      await serve(says({ ...backlog, events })),
      await serve(says({ ...backlog, problem: 'away' })),
    ];
    const old = await serve(says({ message: 'not found' }, 404));
    const names = new Map([
      ['listings', replicas.map((at) => `http://${at}`)],
      ['gateway', [`http://${old}`]],
      ['search', [`http://${await serve(says('hello'))}`]],
      ['idle', [`http://${await serve(says(null))}`]],
    ]);
    expect(await watchOverHttp(names).outboxes()).toEqual([
      { service: 'listings', backlog: { ...backlog, problem: 'away', events }, problem: null },
      { service: 'search', backlog: null, problem: expect.stringContaining('no answer') },
    ]);
  });

  it('say what can be made anew, replicas once, and which do not say; those of a release before have none', async () => {
    const rebuilt = { at: '2026-11-20T10:00:00.000Z', tookMs: 700, documents: 12, by: 'odile' };
    const projections = [{ name: 'homes', topic: 'lintel.listing', rebuilt }];
    const never = [{ name: 'suspended-agencies', topic: 'lintel.agency', rebuilt: null }];
    const names = new Map([
      ['viewings', [await serve(says('hello')), await serve(says(projections))].map((at) => `http://${at}`)],
      ['listings', [`http://${await serve(says(never))}`]],
      ['accounts', [`http://${await serve(says([]))}`]],
      ['gateway', [`http://${await serve(says({ message: 'not found' }, 404))}`]],
      ['search', [`http://${await serve(says([{ name: 'index' }]))}`]],
    ]);
    expect(await watchOverHttp(names).projections()).toEqual([
      { service: 'viewings', projections, problem: null },
      { service: 'listings', projections: never, problem: null },
      { service: 'search', projections: null, problem: expect.stringContaining('no answer') },
    ]);
  });

  it('of a name are asked at each of its addresses', async () => {
    const at = await serve(says({ parts: [] }));
    const { port } = new URL(`http://${at}`);
    const seen = await watchOverHttp(new Map([['search', [`http://localhost:${port}`]]])).look();
    expect(seen).toContainEqual({ service: 'search', replica: at, parts: [], problem: null });
  });
});
