import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOKED_AT_EACH_MS = 100;
/** Half of what docker-compose.yml gives a program to stop in, and longer than any question is worked on: what is left are visitors who are slow to send or to take. */
const CLOSED_WITHIN_MS = 15_000;

/**
 * Has a server that closes not wait for connections by which nothing is asked, or half of something: Node takes them for busy, and looks at no time limit from then on. What was asked is
 * answered, within a time.
 *
 * @returns to be called when the server begins to close
 */
export function silentConnections(server: Server): () => void {
  /** How many requests are under way by each. */
  const asked = new Map<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const before = asked.get(socket);
    if (before !== undefined) asked.set(socket, before + more);
  };
  server.on('connection', (socket) => {
    asked.set(socket, 0);
    socket.once('close', () => asked.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  return () => {
    // What came by one that was just taken may not be read yet, and is by the next look.
    let silent = new Set<Socket>();
    const looks = setInterval(() => {
      const before = silent;
      silent = new Set([...asked.keys()].filter((socket) => asked.get(socket) === 0));
      for (const socket of silent) if (before.has(socket)) socket.destroy();
    }, LOOKED_AT_EACH_MS);
    const last = setTimeout(() => server.closeAllConnections(), CLOSED_WITHIN_MS);
    server.once('close', () => {
      clearInterval(looks);
      clearTimeout(last);
    });
  };
}
