import { connect } from 'node:net';
import compress from '@fastify/compress';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answeringHook } from './answering-hook.js';
import { closed } from './closed.fixture.js';
import { portOf } from './listening.js';

let http: FastifyInstance;
let handled: string[];
afterEach(() => http.close());

async function listen(answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) {
  handled = [];
  http = fastify({ forceCloseConnections: true });
  await http.register(compress);
  http.setErrorHandler((error, _request, reply) => {
    handled.push((error as Error).message);
    return reply.code(500).send('sorry');
  });
  http.get('/', { preHandler: answeringHook(answer) }, async () => {
    handled.push('by the handler');
    return 'from the handler';
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return portOf(http, 0);
}
const get = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  return [answer.status, await answer.text()];
};

describe('a hook that may answer', () => {
  it('leaves to the handler what it does not answer', async () => {
    expect(await get(await listen(async () => false))).toEqual([200, 'from the handler']);
  });

  it('answers in place of the handler', async () => {
    const port = await listen(async (_request, reply) => {
      reply.code(429).send('later');
      return true;
    });
    expect(await get(port)).toEqual([429, 'later']);
    expect(handled).toEqual([]);
  });

  it('hands an error to the error handler, once', async () => {
    expect(await get(await listen(() => Promise.reject(new Error('broken'))))).toEqual([500, 'sorry']);
    expect(handled).toEqual(['broken']);
  });

  it('leaves nothing to the handler of what it answered to a visitor who is gone', async () => {
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const port = await listen(async (request, reply) => {
      if (!request.headers['accept-encoding']?.includes('br')) return false;
      begun.resolve();
      await closed(request.raw.socket);
      reply.send('a long answer '.repeat(200));
      ended.resolve();
      return true;
    });
    const visitor = connect(port, '127.0.0.1');
    visitor.write('GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n');
    await begun.promise;
    visitor.destroy();
    await ended.promise;
    // By the time that another one is answered, the first would have been handled.
    const other = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await other.text()).toBe('from the handler');
    expect(handled).toEqual(['by the handler']);
  });
});
