import { spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openWaitingRoom } from './waiting-room.js';

/** Node strips the types itself; what it does not do is find `x.ts` where `x.js` is written. */
const sources = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) =>
    next(name.startsWith('.') && context.parentURL?.endsWith('.ts') ? name.replace(/\\.js$/, '.ts') : name, context) });
`)}`;

const host = '127.0.0.1';
let port: number;

beforeEach(async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  server.close();
  await once(server, 'close');
});

async function connected() {
  const socket = connect(port, host).on('error', () => undefined);
  await once(socket, 'connect');
  return socket.resume();
}

describe('a room where a program waits', () => {
  afterEach(() => void jest.useRealTimers());

  it('answers what came by a connection that it took just before it closes, and has not read yet', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const room = await openWaitingRoom({ port, host });
    const closed = Promise.withResolvers<void>();
    const taken = () => {
      unsubscribe('net.server.socket', taken);
      closed.resolve(room.close());
      jest.advanceTimersByTime(100);
    };
    subscribe('net.server.socket', taken);
    const socket = connect(port, host).on('error', () => undefined);
    socket.write('GET /graphql HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(await text(socket)).toContain('This part is starting.');
    await closed.promise;
  });
});

describe('a room behind a door', () => {
  it('does not wait for a connection by which nothing is asked, though its door hands it over later', async () => {
    const fixture = join(import.meta.dirname, 'waiting-behind-door.fixture.ts');
    const door = spawn(
      process.execPath,
      ['--no-warnings', '--conditions=@lintel/source', '--import', sources, fixture, String(port)],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const ended = once(door, 'exit');
    try {
      const said = createInterface({ input: door.stdout! });
      await once(said, 'line');
      const silent = await connected();
      // Connections are handed over in the order in which they came.
      await (await fetch(`http://${host}:${port}/livez`)).text();
      door.kill('SIGSTOP');
      const later = await connected();
      const closing = once(silent, 'close');
      door.stdin!.write('close\n');
      await closing;
      const over = once(later, 'close');
      door.kill('SIGCONT');
      await Promise.all([over, ended]);
    } finally {
      door.kill('SIGKILL');
      await ended;
    }
  });
});
