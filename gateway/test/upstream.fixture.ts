import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { normalizedExecutor } from '@graphql-tools/executor';
import type { Executor } from '@graphql-tools/utils';
import type { UpstreamContext } from '@lintel/service-kit';
import { parse } from 'graphql';
import type { Upstream } from '../src/index.js';

/** A service over its real schema, answering from a few facts. */
export function upstreamOf(
  name: string,
  resolvers: Record<string, object>,
  onRequest: (context: UpstreamContext) => void = () => {},
): Upstream {
  const typeDefs = parse(
    readFileSync(new URL(`../../services/${name}/schema.graphql`, import.meta.url), 'utf8'),
  );
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]);
  return {
    name,
    execute: (async (request) => {
      onRequest(request.context as unknown as UpstreamContext);
      return normalizedExecutor({ schema, document: request.document, variableValues: request.variables });
    }) as Executor<UpstreamContext>,
    health: async () => [{ name: `${name}: documents`, ready: true }],
  };
}
