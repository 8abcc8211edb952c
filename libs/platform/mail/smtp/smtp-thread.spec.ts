import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { smtpServer } from './smtp-server.fixture.js';
import { SmtpFailure, SmtpThread } from './smtp-thread.js';

it('fails what was under way in a thread that ended, and asks another from then on', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = { host: '127.0.0.1', port, secure: false, requireTLS: false };
  const thread = new SmtpThread({ server, connections: 1, timeoutMs: 5000 });
  const asked = thread.ask({}).catch((error: unknown) => error);
  await once(silent, 'connection');
  const ended = thread.close();
  sockets[0]!.destroy();
  await ended;
  expect(await asked).toBeInstanceOf(SmtpFailure);
  silent.close();

  const there = await smtpServer({}, port);
  expect(await thread.ask({})).toBe('');
  await thread.close();
  await there.close();
});

it('ends although the server does not close its connections', async () => {
  const deaf = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined).write('220 hello\r\n');
    socket.once('data', () => socket.write('250 hello\r\n'));
  }).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const server = { host: '127.0.0.1', port, secure: false, requireTLS: false };
  const thread = new SmtpThread({ server, connections: 1, timeoutMs: 20_000 });
  await thread.ask({});
  const began = performance.now();
  await thread.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  deaf.close();
});
