import { eventDefinitions, jsonSchemaOf } from '@lintel/contracts';
import {
  checkHealth,
  type HealthCheck,
  type HealthRow,
  isReady,
  type Metrics,
  namingTakenPort,
  renderMetrics,
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
}

/** Whether the process lives: all that the public is told. */
export const addLiveness = (http: FastifyInstance): void => void http.get('/livez', () => ({ live: true }));

export interface OperationsServer {
  /** @throws naming the setting when the port is taken. */
  listen(): Promise<void>;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * For those who run it, on a port that the public does not reach: whether the process lives, whether every part can work, and what to count. Where it
 * listens on this machine alone, pages that reach it under a name of their own site are refused.
 */
export async function createOperationsServer(options: OperationsOptions): Promise<OperationsServer> {
  const { port, host, upstreams, health, metrics } = options;
  const http = fastify({ logger: false, forceCloseConnections: true });
  if (isLoopback(host)) answerLoopbackOnly(http, 'This is for those who run this portal, on this machine.');
  addLiveness(http);
  const rows = async (): Promise<HealthRow[]> =>
    (await Promise.all([...upstreams.map((upstream) => upstream.health()), checkHealth(health)])).flat();
  http.get('/readyz', async (_request, reply) => {
    const parts = await rows();
    const ready = isReady(parts);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, parts });
  });
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await renderMetrics(metrics, await rows())),
  );
  return {
    listen: () =>
      namingTakenPort('LINTEL_OPERATIONS_PORT', async () => void (await http.listen({ port, host }))),
    get port() {
      return portOf(http, port);
    },
    stop: () => http.close(),
  };
}

/** The JSON Schemas that events name in `dataschema`. */
export function addEventSchemas(http: FastifyInstance): void {
  const schemas = new Map(
    eventDefinitions.map((definition) => [`${definition.type}.json`, jsonSchemaOf(definition)]),
  );
  http.get<{ Params: { name: string } }>('/schemas/:name', (request, reply) => {
    const schema = schemas.get(request.params.name);
    return schema
      ? reply.type('application/schema+json').send(schema)
      : reply.code(404).send({ error: `There is no schema ${request.params.name}.` });
  });
}
