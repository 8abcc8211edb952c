import { eventDefinitions } from '@lintel/contracts';
import {
  checkHealth,
  type HealthCheck,
  type HealthRow,
  isReady,
  type Metrics,
  renderMetrics,
} from '@lintel/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Upstream } from '../upstream.js';

export interface OperationsOptions {
  readonly upstreams: readonly Upstream[];
  /** Of the gateway's own parts. */
  readonly health: readonly HealthCheck[];
  readonly metrics: Metrics;
}

/** For those who run it: whether the process lives, whether every part can work, and what to count. */
export function addOperations(
  http: FastifyInstance,
  { upstreams, health, metrics }: OperationsOptions,
): void {
  http.get('/livez', () => ({ live: true }));
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
}

/** The JSON Schemas that events name in `dataschema`. */
export function addEventSchemas(http: FastifyInstance): void {
  const schemas = new Map(
    eventDefinitions.map(({ type, schema, summary }) => [
      `${type}.json`,
      { ...z.toJSONSchema(schema, { io: 'output' }), title: type, description: summary },
    ]),
  );
  http.get<{ Params: { name: string } }>('/schemas/:name', (request, reply) => {
    const schema = schemas.get(request.params.name);
    return schema
      ? reply.type('application/schema+json').send(schema)
      : reply.code(404).send({ error: `There is no schema ${request.params.name}.` });
  });
}
