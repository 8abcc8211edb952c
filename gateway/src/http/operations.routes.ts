import {
  checkHealth,
  type HealthCheck,
  type HealthRow,
  isReady,
  type Leaving,
  type Metrics,
  namingTakenPort,
  renderMetrics,
  type SettingInForce,
} from '@lintel/service-kit';
import { fastify, type FastifyInstance } from 'fastify';
import type { Upstream } from '../upstream.js';
import { portOf } from './listening.js';
import { answerLoopbackOnly, isLoopback } from './loopback.js';

export interface OperationsOptions {
  readonly port: number;
  readonly host: string;
  readonly upstreams: readonly Upstream[];
  /** Of the gateway's own parts. */
  readonly health: readonly HealthCheck[];
  readonly metrics: Metrics;
  readonly leaving: Leaving;
  readonly settings: readonly SettingInForce[];
}

/** Whether the process lives, or goes: all that the public is told, and all that a balancer before the public address can ask. */
export const addLiveness = (http: FastifyInstance, leaving: Leaving): void =>
  void http.get('/livez', (_request, reply) => reply.code(leaving.begun ? 503 : 200).send({ live: true }));

export interface OperationsServer {
  /** @throws naming the setting when the port is taken. */
  listen(): Promise<void>;
  readonly port: number;
  health(): Promise<HealthRow[]>;
  /** Of the gateway's own parts. */
  ownHealth(patienceMs?: number): Promise<HealthRow[]>;
  stop(): Promise<void>;
}

/**
 * For those who run it, on a port that the public does not reach: whether the process lives, whether every part can work, and what to count. Where it
 * listens on this machine alone, pages that reach it under a name of their own site are refused.
 */
export async function createOperationsServer(options: OperationsOptions): Promise<OperationsServer> {
  const { port, host, upstreams, health, metrics, leaving, settings } = options;
  const http = fastify({ logger: false, forceCloseConnections: true });
  if (isLoopback(host)) answerLoopbackOnly(http, 'This is for those who run this portal, on this machine.');
  http.get('/livez', () => ({ live: true }));
  const own = (patienceMs?: number) => checkHealth(health, patienceMs);
  const rows = async (): Promise<HealthRow[]> =>
    (await Promise.all([...upstreams.map((upstream) => upstream.health()), own()])).flat();
  // `?own` leaves out the services: whoever watches each of them by itself asks that.
  http.get<{ Querystring: { own?: string } }>('/readyz', async ({ query }, reply) => {
    const parts = [...leaving.rows(), ...(await (query.own === undefined ? rows() : own()))];
    const ready = isReady(parts);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, parts });
  });
  http.get('/settings', () => settings);
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await renderMetrics(metrics, await rows())),
  );
  return {
    listen: () =>
      namingTakenPort('LINTEL_OPERATIONS_PORT', async () => void (await http.listen({ port, host }))),
    get port() {
      return portOf(http, port);
    },
    health: rows,
    ownHealth: own,
    stop: () => http.close(),
  };
}
