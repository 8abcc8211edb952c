import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LintelProcess } from './lintel-process.js';

/** Of the process behind the door. */
const behind = ({ pid }: LintelProcess) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));

async function connected({ address }: LintelProcess): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

const healthOf = async ({ operations }: LintelProcess) => (await fetch(`${operations}/readyz?own`)).text();

describe('a gateway of the cluster profile', () => {
  let folder: string;
  let listings: Server;
  let asked: PromiseWithResolvers<void>;
  let answer: PromiseWithResolvers<void>;
  let gateway: LintelProcess;
  let underWay: ReturnType<LintelProcess['ask']>;
  const connections: Socket[] = [];

  const startGateway = (settings: Record<string, string> = {}) =>
    LintelProcess.start(
      {
        LINTEL_DATA: folder,
        LINTEL_IDENTITY_SECRET: 'a secret that is long enough for anybody',
        LINTEL_SERVICES: `listings=http://127.0.0.1:${(listings.address() as AddressInfo).port}`,
        LINTEL_NOTICE_MS: '0',
        ...settings,
      },
      [],
      'gateway',
      'door.js',
    );

  const untilItStops = async () => {
    while (!(await healthOf(gateway)).includes('gateway: stop'));
  };

  /** As it is with a home being asked for, which its service has not given out yet. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-door-'));
    asked = Promise.withResolvers();
    answer = Promise.withResolvers();
    listings = createServer((request, response) => {
      request.resume().once('end', async () => {
        asked.resolve();
        await answer.promise;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: { listing: { title: 'A home' } } }));
      });
    }).on('connection', (socket) => connections.push(socket));
    listings.listen(0, '127.0.0.1');
    await once(listings, 'listening');
    gateway = await startGateway();
    underWay = gateway.ask('{ listing(id: 12) { title } }', {});
    // One that fails otherwise is looked at where it is awaited.
    underWay.catch(() => undefined);
    await asked.promise;
  });
  afterEach(async () => {
    answer.resolve();
    await gateway.kill();
    // Those of the process behind it, which goes by itself.
    await Promise.all(connections.splice(0).map((socket) => socket.closed || once(socket, 'close')));
    listings.close();
    await rm(folder, { recursive: true });
  });

  it('whose door is killed answers what is under way, takes nothing more, and goes', async () => {
    await gateway.kill('SIGKILL');
    await expect(fetch(`${gateway.address}/livez`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    answer.resolve();
    expect(await underWay).toEqual({ data: { listing: { title: 'A home' } } });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'that is told to stop by %s finishes what is under way',
    async (signal) => {
      const gone = gateway.kill(signal);
      answer.resolve();
      expect(await underWay).toEqual({ data: { listing: { title: 'A home' } } });
      expect(await gone).toBe(0);
    },
  );

  it('finishes what is under way where its door is told to stop, and so is all of its process group', async () => {
    const gone = gateway.kill('SIGTERM');
    await untilItStops();
    process.kill(behind(gateway), 'SIGTERM');
    // It has heard that once it answers this.
    await healthOf(gateway);
    answer.resolve();
    expect(await underWay).toEqual({ data: { listing: { title: 'A home' } } });
    expect(await gone).toBe(0);
  });

  it('ends at once where it is told to stop a second time', async () => {
    const gone = gateway.kill('SIGTERM');
    await untilItStops();
    process.kill(gateway.pid, 'SIGTERM');
    await expect(underWay).rejects.toThrow('fetch failed');
    expect(await gone).not.toBe(0);
  });

  it('whose door is killed finishes what is under way, though what is left of its process group is told to stop', async () => {
    const program = behind(gateway);
    await gateway.kill('SIGKILL');
    await untilItStops();
    process.kill(program, 'SIGTERM');
    await healthOf(gateway);
    answer.resolve();
    expect(await underWay).toEqual({ data: { listing: { title: 'A home' } } });
  });

  it('answers what its door takes while it is told to close', async () => {
    process.kill(gateway.pid, 'SIGSTOP');
    const asked = await connected(gateway);
    asked.write('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n');
    process.kill(behind(gateway), 'SIGTERM');
    await untilItStops();
    process.kill(gateway.pid, 'SIGCONT');
    answer.resolve();
    expect(await text(asked)).toMatch(/^HTTP\/1\.1 (200|503) [^]*\r\nconnection: close\r\n/i);
    expect(await gateway.ended()).toBe(0);
  });

  it('answers a thousand who come at once, ask and end their side', async () => {
    const asked = await Promise.all(Array.from({ length: 1000 }, () => connected(gateway)));
    for (const each of asked) each.end('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const answers = await Promise.all(asked.map((each) => text(each)));
    expect(answers.filter((given) => given.startsWith('HTTP/1.1 200 '))).toHaveLength(1000);
  });

  it('that takes nobody for two seconds has its door tell those who wait to come again, and counts them', async () => {
    process.kill(behind(gateway), 'SIGSTOP');
    const answers: Promise<string>[] = [];
    for (let nth = 1; nth <= 6; nth++) {
      // One after another, so that it is known which come first.
      const each = await connected(gateway);
      each.write('GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
      answers.push(text(each));
    }
    // Two are handed over already.
    const late = await Promise.all(answers.slice(2));
    for (const one of late)
      expect(one).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 2\r\n[^]*http-equiv="refresh" content="2"/);
    process.kill(behind(gateway), 'SIGCONT');
    for (const one of await Promise.all(answers.slice(0, 2))) expect(one).toMatch(/^HTTP\/1\.1 200 /);
    answer.resolve();
    const counted = await (await fetch(`${gateway.operations}/metrics`)).text();
    expect(counted).toContain('lintel_http_request_seconds_count{route="door",status="5xx"} 4');
  });

  it('says of a port that is taken which setting chose it', async () => {
    const { port } = new URL(gateway.address);
    await expect(startGateway({ LINTEL_PORT: port })).rejects.toThrow(
      `LINTEL_PORT: port ${port} is taken. Set LINTEL_PORT to a free one.`,
    );
  });

  it('takes nothing where nobody is behind its door any more', async () => {
    const killed = gateway.ended();
    process.kill(behind(gateway), 'SIGKILL');
    expect(await killed).toBe(137);
    await expect(underWay).rejects.toThrow('fetch failed');
  });
});
