import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { serverAtDoor } from '../door/behind-door.js';
import { comeAgainPage, isForReader } from '../door/come-again.js';
import type { HealthRow } from '../observability/health.js';
import { silentConnections } from './silent-connections.js';

/** Answers at a program's address until the program can. */
export interface WaitingRoom {
  /** Frees the port; resolves when another can listen on it. */
  close(): Promise<void>;
}

/** How soon to ask again, in seconds. */
const RETRY_AFTER_SECONDS = 2;
const starting = comeAgainPage('We are starting.', RETRY_AFTER_SECONDS);

/**
 * Listens for a program that still waits: `/livez` says that it lives, so that nobody ends it; `/readyz` answers 503 with `rows`, so that nobody
 * sends it work; whatever else is asked is refused with 503, untouched. Without `rows`, where the public asks, all is refused: nobody is told what
 * it waits for, and balancers, which have only `/livez` to ask there, send it nothing.
 */
export async function openWaitingRoom(
  { port, host }: { readonly port: number; readonly host: string },
  rows?: () => readonly HealthRow[],
): Promise<WaitingRoom> {
  const server = serverAtDoor({}, (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path === '/livez' && rows) answer(response, 200, { live: true });
    else if (path === '/readyz' && rows) answer(response, 503, { ready: false, parts: rows() });
    else if (isForReader(request))
      response.writeHead(503, { ...starting.headers, connection: 'close' }).end(starting.body);
    else answer(response, 503, { errors: [{ message: 'This part is starting. Ask again in a moment.' }] });
  });
  const endSilent = silentConnections(server);
  server.listen({ port, host });
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Every answer ends its connection.
      endSilent();
      await closed;
    },
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    })
    .end(JSON.stringify(body));
}
