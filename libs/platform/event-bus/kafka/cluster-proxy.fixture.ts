import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface ClusterProxy {
  /** Where clients find the cluster through the proxy. */
  readonly address: string;
  /** Ends all connections, and takes none until `mend`. */
  cut(): void;
  /** Connections stay, and nothing is answered any more, until `mend`. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
}

/**
 * Stands between clients and a broker, for tests. Brokers tell clients where they are, so in every answer the broker's port is replaced by the
 * proxy's, and clients come here again.
 */
export async function openClusterProxy(broker: string): Promise<ClusterProxy> {
  const [host, brokerPort] = [broker.slice(0, broker.lastIndexOf(':')), Number(broker.split(':').at(-1))];
  const told = addressBytes(host, brokerPort);
  let replaced = told;
  const sockets = new Set<Socket>();
  let [isCut, isSilent] = [false, false];
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect({ host, port: brokerPort });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on(
      'data',
      answers((answer) => {
        if (!isSilent) client.write(replaceAll(answer, told, replaced));
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  replaced = addressBytes(host, port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `${host}:${port}`,
    cut,
    hush: () => void (isSilent = true),
    mend: () => void (isCut = isSilent = false),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers one by one, however the network cut them: each begins with its length. */
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

function replaceAll(answer: Buffer, from: Buffer, to: Buffer): Buffer {
  const copy = Buffer.from(answer);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + to.length)) to.copy(copy, at);
  return copy;
}
