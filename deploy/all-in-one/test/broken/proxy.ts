import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to an engine that can be cut, and mended. The engine itself goes on for everybody else. */
export class Proxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(host: string, port: number) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect({ host, port });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from
          .on('error', () => undefined)
          .on('close', () => {
            this.sockets.delete(from);
            to.destroy();
          });
        from.pipe(to);
      }
    });
  }

  static async to(address: string): Promise<Proxy> {
    const { hostname, port } = new URL(address);
    const proxy = new Proxy(hostname, Number(port));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  stop(): void {
    this.cut();
    this.server.close();
  }
}
