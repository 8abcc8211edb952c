import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStore } from '../object-store.port.js';

/** A server for the signed addresses of a store that is opened with its `publicUrl`, as the gateway is. For tests. */
export async function startServing() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/objects`,
    serve(store: Pick<ObjectStore, 'handleSigned'>) {
      server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
        const { method, url, headers } = request;
        const answer = await store.handleSigned({ method: method!, url: url!, headers, body: request });
        response.writeHead(answer.status, answer.headers);
        response.end(answer.body);
      });
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
