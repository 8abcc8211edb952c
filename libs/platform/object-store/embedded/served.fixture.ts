import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openEmbeddedObjectStore } from './index.js';

/** A store of its own whose signed addresses are served, and a clock to move. For tests. */
export async function servedStore() {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-objects-'));
  let now = Date.parse('2026-03-01T09:30:00Z');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/objects`;
  const open = () =>
    openEmbeddedObjectStore({
      folder,
      publicUrl,
      secret: 'a secret for tests only',
      clock: { now: () => new Date(now) },
    });
  const store = await open();
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const answer = await store.handleSigned({ method: method!, url: url!, headers, body: request });
    response.writeHead(answer.status, answer.headers);
    // A client that has all it was promised may be gone before the last of the stream is.
    if (typeof answer.body === 'object') await pipeline(answer.body, response).catch(() => undefined);
    else response.end(answer.body);
  });
  return {
    folder,
    store,
    /** Another adapter on the same folder, as after a restart. */
    open,
    pass: async (seconds: number) => void (now += seconds * 1000),
    async end() {
      server.closeAllConnections();
      server.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
