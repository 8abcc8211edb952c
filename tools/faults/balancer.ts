import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where work is sent, and what says whether it may be. */
export interface Replica {
  readonly port: number;
  /** Answers 200 while work may be sent; without it, being connected to is enough. */
  readonly readiness?: { readonly port: number; readonly path: string };
}

export interface BalancerOptions {
  readonly port: number;
  readonly replicas: readonly Replica[];
  readonly checkMs?: number;
  /** How long a connection waits while no replica takes it. */
  readonly patienceMs?: number;
}

const HOST = '127.0.0.1';
const CHECK_MS = 500;
const CHECK_WITHIN_MS = 1000;
const PATIENCE_MS = 2000;
const LOOK_AGAIN_MS = 50;

/**
 * A plain TCP balancer, as stands before the replicas of a service: connections go to those that are ready in turn, and one that is refused goes to the
 * next. It knows nothing of what is said on them, so that what a replica leaves unanswered it cannot ask of another.
 */
export class Balancer {
  readonly #replicas: readonly Replica[];
  readonly #ready: Set<Replica>;
  readonly #patienceMs: number;
  readonly #sockets = new Set<Socket>();
  readonly #closing = new AbortController();
  readonly #server: Server;
  #checking: Promise<unknown> | undefined;
  #turn = 0;

  private constructor({ replicas, patienceMs = PATIENCE_MS }: BalancerOptions) {
    this.#replicas = replicas;
    this.#ready = new Set();
    this.#patienceMs = patienceMs;
    this.#server = createServer((near) => void this.#serve(near));
  }

  static async open(options: BalancerOptions): Promise<Balancer> {
    const balancer = new Balancer(options);
    balancer.#server.listen(options.port, HOST);
    await once(balancer.#server, 'listening');
    const checkMs = options.checkMs ?? CHECK_MS;
    balancer.#checking = Promise.all(options.replicas.map((replica) => balancer.#watch(replica, checkMs)));
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  isReady(replica: Replica): boolean {
    return this.#ready.has(replica);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await this.#checking;
  }

  async #watch(replica: Replica, everyMs: number): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      if (await answers(replica)) this.#ready.add(replica);
      else this.#ready.delete(replica);
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #serve(near: Socket): Promise<void> {
    this.#keep(near);
    const until = performance.now() + this.#patienceMs;
    const passedOver = new Set<Replica>();
    while (!near.destroyed && !this.#closing.signal.aborted) {
      const replica = this.#next(passedOver);
      const far = replica && (await connected(replica.port));
      if (far) return this.#join(near, far);
      if (replica) {
        // Sooner seen than by asking.
        this.#ready.delete(replica);
        passedOver.add(replica);
        continue;
      }
      if (performance.now() > until) near.destroy();
      passedOver.clear();
      await pause(LOOK_AGAIN_MS);
    }
  }

  #next(passedOver: ReadonlySet<Replica>): Replica | undefined {
    const able = this.#replicas.filter((replica) => this.#ready.has(replica) && !passedOver.has(replica));
    return able[this.#turn++ % able.length];
  }

  #join(near: Socket, far: Socket): void {
    this.#keep(far);
    if (near.destroyed) return void far.destroy();
    near.pipe(far);
    far.pipe(near);
    // What one end breaks off, the other is to see at once.
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroySoon());
  }

  #keep(socket: Socket): void {
    socket.setNoDelay(true);
    this.#sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
  }
}

async function connected(port: number): Promise<Socket | undefined> {
  const socket = connect({ port, host: HOST, allowHalfOpen: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CHECK_WITHIN_MS) });
    return socket;
  } catch {
    socket.destroy();
    return undefined;
  }
}

async function answers({ port, readiness }: Replica): Promise<boolean> {
  const socket = await connected(readiness?.port ?? port);
  if (!socket) return false;
  try {
    if (!readiness) return true;
    const answer = once(socket, 'data', { signal: AbortSignal.timeout(CHECK_WITHIN_MS) });
    socket.write(`GET ${readiness.path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const [first] = (await answer) as [Buffer];
    return /^HTTP\/1\.\d 200 /.test(first.toString('latin1'));
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
