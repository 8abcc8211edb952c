import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { silentConnections } from './silent-connections.js';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const WITHIN_MS = 15_000;

describe('a server that closes', () => {
  let server: Server;
  let asked: PromiseWithResolvers<ServerResponse>;
  let endSilent: () => void;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    asked = Promise.withResolvers();
    server = createServer((_request, response) => asked.resolve(response));
    endSilent = silentConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    jest.useRealTimers();
    server.closeAllConnections();
    server.close();
  });

  async function connected(says: string) {
    const taken = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await taken;
    socket.on('error', () => undefined).write(says);
    return socket;
  }
  const close = () => {
    const closed = once(server, 'close');
    server.close();
    endSilent();
    return closed;
  };
  const gone = async (sockets: readonly { readonly closed: boolean }[]) => {
    while (sockets.some((socket) => !socket.closed)) {
      jest.advanceTimersByTime(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('ends connections by which nothing was asked, or half of something, and answers what was', async () => {
    const underWay = await connected(REQUEST);
    const response = await asked.promise;
    const silent = [await connected(''), await connected(REQUEST.slice(0, 20))];
    const closed = close();
    for (const socket of silent) socket.resume();
    await gone(silent);
    response.setHeader('connection', 'close').end('a home');
    expect(await text(underWay)).toMatch(/^HTTP\/1\.1 200 [^]*a home/);
    await closed;
  });

  it('ends a connection that would be kept, once it is answered', async () => {
    const kept = await connected(REQUEST);
    const response = await asked.promise;
    const closed = close();
    response.end('a home');
    const answered = text(kept);
    await gone([kept]);
    expect(await answered).toContain('a home');
    await closed;
  });

  it('answers what came by a connection that it took just before, and has not read yet', async () => {
    const closed = Promise.withResolvers<unknown>();
    const taken = () => {
      unsubscribe('net.server.socket', taken);
      closed.resolve(close());
      jest.advanceTimersByTime(100);
    };
    subscribe('net.server.socket', taken);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(REQUEST);
    const answered = text(socket);
    (await asked.promise).setHeader('connection', 'close').end('a home');
    expect(await answered).toContain('a home');
    await closed.promise;
  });

  it('waits for what was asked for a time, and closes its connection then', async () => {
    const underWay = (await connected(REQUEST)).resume();
    await asked.promise;
    const closed = close();
    jest.advanceTimersByTime(WITHIN_MS - 1);
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1);
    jest.advanceTimersByTime(1);
    await closed;
    if (!underWay.closed) await once(underWay, 'close');
  });
});
