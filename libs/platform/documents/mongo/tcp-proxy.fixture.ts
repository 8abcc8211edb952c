import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An engine's address that a test can take away, as a fallen machine or a cut cable does, and give back. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks what is connected, and refuses connections. */
  leave(): Promise<void>;
  /** Keeps what is connected, takes connections, and lets no byte through. */
  stall(): void;
  /** Undoes either; what was stalled meanwhile is broken. */
  comeBack(): Promise<void>;
  end(): Promise<void>;
}

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => stalled || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  const leave = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    leave,
    stall: () => void (stalled = true),
    async comeBack() {
      if (stalled) breakAll();
      stalled = false;
      if (!server.listening) await listen(port);
    },
    end: leave,
  };
}
