import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { FaultProxy } from './fault-proxy.ts';

let echo: Server;
let proxy: FaultProxy;
const clients: Socket[] = [];
const taken = new Set<Socket>();

async function client(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answerTo(socket: Socket, sent: string | Buffer): Promise<{ text: string; ms: number }> {
  const begun = performance.now();
  let text = '';
  socket.write(sent);
  while (text.length < sent.length) text += String((await once(socket, 'data'))[0]);
  return { text, ms: performance.now() - begun };
}

/** However it ends. */
const closing = (socket: Socket) => new Promise<unknown>((resolve) => socket.once('close', resolve));

beforeEach(async () => {
  echo = createServer((socket) => {
    taken.add(socket.on('error', () => undefined));
    socket.on('data', (chunk) => socket.write(chunk));
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  proxy = await FaultProxy.to(`127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  for (const socket of taken) socket.destroy();
  await proxy.close();
  echo.close();
});

describe('a way on which things go wrong', () => {
  it('passes on what it is given, both ways, while nothing is wrong', async () => {
    expect((await answerTo(await client(), 'hello')).text).toBe('hello');
  });

  it('delays each direction by the latency, and no longer once it is mended', async () => {
    const socket = await client();
    await answerTo(socket, 'hello');
    proxy.impose({ latencyMs: 100 });
    // Each timer may be a millisecond early.
    expect((await answerTo(socket, 'hello')).ms).toBeGreaterThanOrEqual(198);
    proxy.mend();
    expect((await answerTo(socket, 'hello')).ms).toBeLessThan(100);
  });

  it('carries no more than its bandwidth, and all of it', async () => {
    proxy.impose({ bytesPerSecond: 50_000 });
    const sent = Buffer.alloc(10_000, 'x');
    const { text, ms } = await answerTo(await client(), sent);
    expect(text).toBe(String(sent));
    expect(ms).toBeGreaterThanOrEqual(199);
  });

  it('resets what is connected and takes new connections', async () => {
    const socket = await client();
    await answerTo(socket, 'hello');
    const ended = closing(socket);
    proxy.reset();
    await ended;
    expect((await answerTo(await client(), 'again')).text).toBe('again');
  });

  it('leaves connections half open: nothing comes, nothing ends, and new ones work', async () => {
    const socket = await client();
    await answerTo(socket, 'hello');
    const heard: unknown[] = [];
    socket.on('data', (chunk) => heard.push(chunk)).on('close', () => heard.push('closed'));
    proxy.halfOpen();
    proxy.mend();
    socket.write('anybody?');
    expect((await answerTo(await client(), 'again')).text).toBe('again');
    expect(heard).toEqual([]);
  });

  it('takes nobody while it is cut, and is at the same address once it is mended', async () => {
    const socket = await client();
    const { port } = proxy;
    const ended = closing(socket);
    proxy.cut();
    await ended;
    await closing(await client());
    proxy.mend();
    expect(proxy.port).toBe(port);
    expect((await answerTo(await client(), 'again')).text).toBe('again');
  });
});

it('sends clients of a broker to itself, where the broker tells them its own address', async () => {
  const broker = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
  const telling = await FaultProxy.to(broker, { tellsItsAddress: true });
  const socket = connect(telling.port, '127.0.0.1');
  try {
    const told = Buffer.alloc(4 + 9 + 4);
    told.writeInt32BE(13);
    told.write('127.0.0.1', 4);
    told.writeInt32BE(Number(broker.split(':')[1]), 13);
    socket.write(told);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.readInt32BE(13)).toBe(telling.port);
  } finally {
    socket.destroy();
    await telling.close();
  }
});
