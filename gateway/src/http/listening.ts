import type { FastifyInstance } from 'fastify';

/** The port a server listens on, or the one it was told where it does not listen yet. */
export function portOf(http: FastifyInstance, told: number): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : told;
}
