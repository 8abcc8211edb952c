import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between a client and a server, so that a test can take the server away. */
export class TcpProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #silent = false;

  constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** Lets connections in, at the same port each time. */
  async up(): Promise<void> {
    const server = createServer((client) => this.#join(client));
    this.#server = server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Cuts every connection and refuses new ones. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  /** Lets connections stand, and nothing through until further notice, as a network does that lost its way. */
  hush(silent: boolean): void {
    this.#silent = silent;
    for (const socket of this.#sockets) this.#obey(socket);
  }

  #obey(socket: Socket): void {
    if (this.#silent) socket.pause();
    else socket.resume();
  }

  #join(client: Socket): void {
    const server = connect(this.#target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      this.#obey(from);
    }
  }
}
