import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What is wrong with the way to somewhere. */
export interface LinkFault {
  /** Before anything arrives, in each direction. */
  readonly latencyMs?: number;
  /** Of each connection, in each direction. */
  readonly bytesPerSecond?: number;
}

const HEALTHY: LinkFault = {};
/** What may be on its way over one connection before its sender has to wait. */
const IN_FLIGHT_BYTES = 65_536;

/** The way to an engine or a service, on which things can go wrong. Whatever stands behind it goes on for everybody else. */
export class FaultProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #tellsItsAddress: boolean;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Their far ends have forgotten them, and their near ends do not know. */
  readonly #halfOpen = new Set<Socket>();
  readonly #server: Server;
  #fault = HEALTHY;
  #isCut = false;

  /** @param tellsItsAddress what stands behind says where it is, as a Kafka broker does: clients are sent here instead */
  static async to(address: string, { tellsItsAddress = false } = {}): Promise<FaultProxy> {
    const { hostname, port } = new URL(address.includes('://') ? address : `tcp://${address}`);
    const proxy = new FaultProxy({ host: hostname, port: Number(port) }, tellsItsAddress);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  private constructor(target: { readonly host: string; readonly port: number }, tellsItsAddress: boolean) {
    this.#target = target;
    this.#tellsItsAddress = tellsItsAddress;
    this.#server = createServer((near) => this.#join(near));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on, for every connection, until `mend`. */
  impose(fault: LinkFault): void {
    this.#fault = fault;
  }

  /** Ends every connection, and takes none until `mend`. */
  cut(): void {
    this.#isCut = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Ends every connection in the middle of whatever it does. New ones are taken at once. */
  reset(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  /** Lets nothing more through what is connected, and ends nothing. New connections are as good as ever. */
  halfOpen(): void {
    for (const [near, far] of this.#pairs) {
      this.#halfOpen.add(near).add(far);
      far.destroy();
    }
  }

  /** Connections that are half open stay so, as they do in a network that has been repaired. */
  mend(): void {
    this.#fault = HEALTHY;
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #join(near: Socket): void {
    if (this.#isCut) return void near.destroy();
    const far = connect(this.#target);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!this.#halfOpen.delete(from)) to.destroy();
        if (near.destroyed && far.destroyed) this.#pairs.delete(pair);
      });
      this.#carry(from, to, from === far && this.#tellsItsAddress);
    }
  }

  #carry(from: Socket, to: Socket, isTold: boolean): void {
    let [inFlight, freeAt, last] = [0, 0, Promise.resolve()];
    const send = (chunk: Buffer) => {
      const { latencyMs = 0, bytesPerSecond = Infinity } = this.#fault;
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (chunk.length / bytesPerSecond) * 1000;
      const due = freeAt + latencyMs;
      inFlight += chunk.length;
      if (inFlight > IN_FLIGHT_BYTES) from.pause();
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await pause(left);
        if (!this.#halfOpen.has(from) && !to.destroyed) to.write(chunk);
        inFlight -= chunk.length;
        if (inFlight <= IN_FLIGHT_BYTES) from.resume();
      });
    };
    from.on('end', () => void last.then(() => this.#halfOpen.has(from) || to.end()));
    from.on('data', isTold ? answers((answer) => send(this.#sentHere(answer))) : send);
  }

  #sentHere(answer: Buffer): Buffer {
    const { host, port } = this.#target;
    const [told, here] = [addressBytes(host, port), addressBytes(host, this.port)];
    const copy = Buffer.from(answer);
    for (let at = copy.indexOf(told); at >= 0; at = copy.indexOf(told, at + here.length)) here.copy(copy, at);
    return copy;
  }
}

/** Kafka's answers one by one, however the network cut them: each begins with its length. */
function answers(each: (answer: Buffer) => void): (chunk: Buffer) => void {
  let buffered = Buffer.alloc(0);
  return (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= 4 && buffered.length >= 4 + buffered.readInt32BE()) {
      const end = 4 + buffered.readInt32BE();
      each(buffered.subarray(0, end));
      buffered = buffered.subarray(end);
    }
  };
}

function addressBytes(host: string, port: number): Buffer {
  const bytes = Buffer.alloc(host.length + 4);
  bytes.write(host);
  bytes.writeInt32BE(port, host.length);
  return bytes;
}
