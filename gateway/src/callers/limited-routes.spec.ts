import { connect, type Socket } from 'node:net';
import compress from '@fastify/compress';
import { createLogger } from '@lintel/service-kit';
import { FakeClock } from '@lintel/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { closed } from '../http/closed.fixture.js';
import { portOf } from '../http/listening.js';
import { fairness } from './fair-queue.js';
import { limitRoutes } from './limited-routes.js';

let http: FastifyInstance;
let refused: PromiseWithResolvers<void>;
let handled: number;
let release: () => void;
afterEach(() => http.close());

/** @param arrives is called before it is known who asks */
async function listen(pointsPerMinute: number, arrives: (request: FastifyRequest) => Promise<void>) {
  handled = 0;
  refused = Promise.withResolvers();
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  http = fastify({ forceCloseConnections: true });
  // The page is a little below what is compressed usually.
  await http.register(compress, { threshold: 0 });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 429) refused.resolve();
    done();
  });
  limitRoutes(http, {
    callerOf: async (request) => {
      await arrives(request);
      return { name: 'a reader', program: false };
    },
    pointsPerMinute,
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
  });
  http.get('/page', { config: { limited: 'work' } }, async (request) => {
    handled++;
    if (request.headers['x-held']) await released.promise;
    return 'a page';
  });
  http.get('/another', async () => 'another');
  await http.listen({ port: 0, host: '127.0.0.1' });
}
const page = (headers = {}) => http.inject({ url: '/page', headers });
/** By the time that it is answered, what was refused before would have gone on. */
const another = () => fetch(`http://127.0.0.1:${portOf(http, 0)}/another`);
const visitor = () => {
  const socket = connect(portOf(http, 0), '127.0.0.1');
  socket.write(
    'GET /page HTTP/1.1\r\nhost: a\r\naccept: text/html\r\naccept-encoding: br\r\nx-real: 1\r\n\r\n',
  );
  return socket;
};

describe('the page of a reader who left', () => {
  it('is not made where it was refused for how much they ask', async () => {
    const arrived = Promise.withResolvers<void>();
    await listen(1, async ({ headers, raw }) => {
      if (!headers['x-real']) return;
      arrived.resolve();
      await closed(raw.socket);
    });
    await page();
    const reader = visitor();
    await arrived.promise;
    reader.destroy();
    await refused.promise;
    await another();
    expect(handled).toBe(1);
  });

  it('is not made where it had no turn', async () => {
    const arrived = Promise.withResolvers<Socket>();
    await listen(0, async ({ headers, raw }) => {
      if (headers['x-real']) arrived.resolve(raw.socket);
    });
    const held = Array.from({ length: fairness.atOnce }, () => page({ 'x-held': '1' }));
    const reader = visitor();
    const gone = closed(await arrived.promise);
    reader.destroy();
    await gone;
    release();
    await Promise.all(held);
    await refused.promise;
    await another();
    expect(handled).toBe(fairness.atOnce);
  });
});
