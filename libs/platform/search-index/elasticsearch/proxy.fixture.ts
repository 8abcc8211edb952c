import { createServer, connect, type Server, type Socket } from 'node:net';

/** A connection to an engine that can be cut, made to say nothing, and restored. */
export interface Proxy {
  readonly url: string;
  /** Connections end and new ones are refused. */
  cut(): Promise<void>;
  /** What is sent is taken and never answered. */
  stall(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** @param port below those that the system gives to whoever connects (32768 on Linux), as it has to be free again after a cut */
export async function openProxy(target: string, port: number): Promise<Proxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let server: Server | undefined;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const serve = (incoming: Socket) => {
    keep(incoming);
    if (isStalled) {
      incoming.resume();
      return;
    }
    const outgoing = keep(connect(Number(targetPort), hostname));
    incoming.pipe(outgoing).pipe(incoming);
  };
  const cut = async () => {
    const closing = server;
    server = undefined;
    const closed = new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const restart = async (stalled: boolean) => {
    await cut();
    isStalled = stalled;
    server = createServer(serve);
    await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve));
  };

  await restart(false);
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    stall: () => restart(true),
    restore: () => restart(false),
    close: cut,
  };
}
