import { readFileSync } from 'node:fs';
import { asyncApiDocument, jsonSchemaOf, publicEvents, webhookTest } from '@lintel/contracts';
import { thisVersion } from '@lintel/platform/data-version';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Absolute } from '../pages/page-head.js';

/** What the gateway serves to all, which `npm run compose` writes. */
const schemaFile = new URL('../../schema.graphql', import.meta.url);

export interface ContractsOptions {
  /** What the portal is called. */
  readonly title: string;
  readonly absolute: Absolute;
}

/** What others may rely on, as documents: of the events that leave the house, and of questions. Any site's page may read them. */
export function addContracts(http: FastifyInstance, { title, absolute }: ContractsOptions): void {
  const schemas = new Map(
    [...publicEvents, webhookTest].map((definition) => [`${definition.type}.json`, jsonSchemaOf(definition)]),
  );
  const graphql = readFileSync(schemaFile, 'utf8');
  const open = (reply: FastifyReply, type: string) =>
    reply
      .type(type)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300');

  http.get('/asyncapi.json', (_request, reply) =>
    open(reply, 'application/json; charset=utf-8').send(
      asyncApiDocument({ title, version: thisVersion.product, origin: absolute('/') }),
    ),
  );
  http.get('/schema.graphql', (_request, reply) => open(reply, 'text/plain; charset=utf-8').send(graphql));
  http.get<{ Params: { name: string } }>('/schemas/:name', (request, reply) => {
    const schema = schemas.get(request.params.name);
    return schema
      ? open(reply, 'application/schema+json').send(schema)
      : reply.code(404).send({ error: `There is no schema ${request.params.name}.` });
  });
}
