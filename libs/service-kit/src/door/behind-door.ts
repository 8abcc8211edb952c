import { createServer, type RequestListener, Server, type ServerOptions } from 'node:http';
import type { AddressInfo, ListenOptions, Socket } from 'node:net';
import { type FromDoor, isBehindDoor, type ToDoor } from './door.js';

/** A server whose connections come by the program's door, where it has one. It listens at a port and a host, given as options. */
export const serverAtDoor = (options: ServerOptions, listener: RequestListener): Server =>
  isBehindDoor ? new ServerBehindDoor(options, listener) : createServer(options, listener);

/**
 * It answers all that is handed to it, also what comes while its door is told to close. `turnedAway` is emitted, with the milliseconds that it waited, for what the door itself
 * answered 503.
 */
class ServerBehindDoor extends Server {
  /** To which something may come. */
  static readonly #open = new Map<number, ServerBehindDoor>();
  static #last = 0;
  readonly #number = ++ServerBehindDoor.#last;
  readonly #connections = new Set<Socket>();
  #address: AddressInfo | null = null;
  #isClosing = false;

  static {
    if (isBehindDoor)
      process.on('message', (told: FromDoor, connection?: Socket) => {
        const server = this.#open.get(told.server);
        if (server) server.#hear(told, connection);
        else connection?.destroy();
      });
  }

  override address(): AddressInfo | null {
    return this.#address;
  }

  override listen(...[options]: unknown[]): this {
    const { port = 0, host = '::' } = options as ListenOptions;
    ServerBehindDoor.#open.set(this.#number, this);
    this.#ask({ server: this.#number, asked: 'to listen', port, host });
    return this;
  }

  override close(closed?: (error?: Error) => void): this {
    if (!this.#isClosing && !this.#isOpen) return super.close(closed);
    if (closed) this.once('close', () => closed());
    if (this.#isClosing) return this;
    this.#isClosing = true;
    this.closeIdleConnections();
    this.#ask({ server: this.#number, asked: 'to close' });
    return this;
  }

  get #isOpen(): boolean {
    return ServerBehindDoor.#open.has(this.#number);
  }

  #hear(told: FromDoor, connection: Socket | undefined): void {
    if (told.told === 'listening') {
      this.#address = told.address;
      this.emit('listening');
    } else if (told.told === 'closed') this.#leave();
    else if (told.told === 'refused') {
      ServerBehindDoor.#open.delete(this.#number);
      this.emit('error', Object.assign(new Error(told.error.message), told.error));
    } else if (told.told === 'turned away') this.emit('turnedAway', told.afterMs);
    else if (connection) this.#take(connection);
  }

  #take(connection: Socket): void {
    // Node's server ends its side itself where the other one has.
    connection.allowHalfOpen = true;
    this.#connections.add(connection);
    connection.once('close', () => {
      this.#connections.delete(connection);
      this.#endWhenAnswered();
    });
    this.emit('connection', connection);
  }

  /** A door that is gone has closed, and so is the program told to stop. */
  #ask(asked: ToDoor): void {
    process.send!(asked, undefined, undefined, (error: Error | null) => {
      if (error) this.#leave();
    });
  }

  #leave(): void {
    ServerBehindDoor.#open.delete(this.#number);
    this.#address = null;
    this.#endWhenAnswered();
  }

  #endWhenAnswered(): void {
    if (this.#isClosing && !this.#isOpen && this.#connections.size === 0) super.close();
  }
}
