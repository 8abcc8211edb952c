import type { Socket } from 'node:net';

/** Resolves however it came to that: a reset is an error to `once` of `node:events`. */
export const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));
