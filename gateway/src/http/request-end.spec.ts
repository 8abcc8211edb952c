import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { FakeClock } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { closed } from './closed.fixture.js';
import { portOf } from './listening.js';
import { recentAnswers } from './recent-answers.js';
import { addRequestCount, countRequests } from './request-count.js';
import { addRequestEnd } from './request-end.js';

let http: FastifyInstance;
let port: number;
let told: object[];
let counted: () => Promise<unknown>;
let recent: () => Promise<unknown>;
let begun: PromiseWithResolvers<void>;
let onTold: () => void;

beforeEach(async () => {
  told = [];
  begun = Promise.withResolvers();
  onTold = () => undefined;
  http = fastify({ forceCloseConnections: true });
  const count = countRequests(new Registry());
  addRequestCount(http, count);
  const { check } = recentAnswers(http, new FakeClock());
  recent = async () => check();
  counted = async () => {
    const { values } = await count.seconds.get();
    return values.flatMap(({ metricName, labels, value }) =>
      metricName?.endsWith('_count') ? [[labels.route, labels.status, value]] : [],
    );
  };
  addRequestEnd(http, ({ routeOptions }, { statusCode }, { left, failed }) => {
    told.push({ route: routeOptions.url, statusCode, left, failed });
    onTold();
  });
  http.get('/at-once', async () => 'an answer');
  http.get('/held', async ({ raw }) => {
    begun.resolve();
    await closed(raw.socket);
    return 'an answer for nobody';
  });
  http.get('/failing', async ({ raw }) => {
    begun.resolve();
    await closed(raw.socket);
    throw new Error('broken');
  });
  http.get('/long', async (_request, reply) => reply.send(first()));
  http.get('/stream', async (_request, reply) => reply.type('text/event-stream').send(first()));
  http.post('/upload', async (_request, reply) => reply.send('taken'));
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(http, 0);
});
afterEach(() => http.close());

/** A stream that begins and does not end. */
function first(): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push('a beginning');
  return stream;
}

const ends = (number: number) =>
  new Promise<void>((resolve) => {
    onTold = () => {
      if (told.length === number) resolve();
    };
  });
const visitorAsking = (request: string): Socket => {
  const visitor = connect(port, '127.0.0.1');
  visitor.write(request);
  return visitor;
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

describe('the end of a request', () => {
  it('is told once where it was answered', async () => {
    const end = ends(2);
    await fetch(`http://127.0.0.1:${port}/at-once`);
    await fetch(`http://127.0.0.1:${port}/nothing`);
    await end;
    await http.close();
    expect(told).toEqual([
      { route: '/at-once', statusCode: 200, left: false, failed: false },
      { route: undefined, statusCode: 404, left: false, failed: false },
    ]);
    expect(await counted()).toEqual([
      ['/at-once', '2xx', 1],
      ['none', '4xx', 1],
    ]);
    expect(await recent()).toEqual({ public_answers: 2, public_failures: 0 });
  });

  it('is told once where the visitor left before the answer', async () => {
    const end = ends(1);
    const visitor = visitorAsking(get('/held'));
    await begun.promise;
    visitor.resetAndDestroy();
    await end;
    await http.close();
    expect(told).toEqual([{ route: '/held', statusCode: 200, left: true, failed: false }]);
    expect(await counted()).toEqual([['/held', 'left', 1]]);
    expect(await recent()).toEqual({ public_answers: 1, public_failures: 0 });
  });

  it('is a failure where nobody waited for the error any more', async () => {
    const end = ends(1);
    const visitor = visitorAsking(get('/failing'));
    await begun.promise;
    visitor.destroy();
    await end;
    await http.close();
    expect(told).toEqual([{ route: '/failing', statusCode: 500, left: true, failed: true }]);
    expect(await counted()).toEqual([['/failing', '5xx', 1]]);
    expect(await recent()).toEqual({ public_answers: 1, public_failures: 1 });
  });

  it('is told of each of several requests on one connection', async () => {
    const end = ends(2);
    const visitor = visitorAsking(get('/held') + get('/held'));
    await begun.promise;
    visitor.destroy();
    await end;
    await http.close();
    expect(await counted()).toEqual([['/held', 'left', 2]]);
  });

  it('is that of its answer where the visitor left in the middle of it', async () => {
    const end = ends(1);
    const visitor = visitorAsking(get('/long'));
    await once(visitor, 'data');
    visitor.destroy();
    await end;
    await http.close();
    expect(await counted()).toEqual([['/long', '2xx', 1]]);
  });

  it('says nothing of how long an answer takes where it was a stream of events', async () => {
    const end = ends(1);
    const visitor = visitorAsking(get('/stream'));
    await once(visitor, 'data');
    visitor.destroy();
    await end;
    await http.close();
    expect(await counted()).toEqual([]);
  });

  it('is no failure where the visitor broke off their own body', async () => {
    const end = ends(1);
    const received = new Promise<void>((resolve) => {
      http.server.once('request', () => resolve());
    });
    const visitor = visitorAsking(
      'POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf',
    );
    await received;
    visitor.destroy();
    await end;
    await http.close();
    expect(told).toMatchObject([{ route: '/upload', left: true, failed: false }]);
    expect(await counted()).toEqual([['/upload', 'left', 1]]);
  });
});
