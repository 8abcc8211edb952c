import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lintel/testing';
import { Balancer, type Replica } from './balancer.ts';

/** A program that says its name, and whether it is ready. */
class Named {
  readonly server: Server;
  ready = true;

  constructor(name: string) {
    this.server = createServer(({ url }, response) => {
      response.writeHead(url === '/readyz' && !this.ready ? 503 : 200, { connection: 'close' }).end(name);
    });
  }

  async listen(): Promise<Replica> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return { port, readiness: { port, path: '/readyz' } };
  }

  end(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}

describe('a balancer before two replicas', () => {
  let one: Named;
  let other: Named;
  let balancer: Balancer;
  let replicas: Replica[];
  beforeEach(async () => {
    [one, other] = [new Named('one'), new Named('other')];
    replicas = [await one.listen(), await other.listen()];
  });
  afterEach(async () => {
    await balancer.close();
    await Promise.all([one.end(), other.end()]);
  });

  const open = async (checkMs: number) => {
    balancer = await Balancer.open({ port: 0, replicas, checkMs });
    await eventually(() => expect(replicas.every((replica) => balancer.isReady(replica))).toBe(true));
  };
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${balancer.port}/`, { headers: { connection: 'close' } })).text();

  it('gives each a turn', async () => {
    await open(5);
    expect([await ask(), await ask()].sort()).toEqual(['one', 'other']);
  });

  it('sends nothing to one that is not ready', async () => {
    await open(5);
    one.ready = false;
    await eventually(() => expect(balancer.isReady(replicas[0]!)).toBe(false));
    expect([await ask(), await ask(), await ask()]).toEqual(['other', 'other', 'other']);
  });

  it('takes a connection that is refused to the next, before it has asked again', async () => {
    await open(600_000);
    await one.end();
    expect([await ask(), await ask(), await ask()]).toEqual(['other', 'other', 'other']);
  });
});
