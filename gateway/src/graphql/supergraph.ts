import { readFileSync } from 'node:fs';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import type { Executor } from '@graphql-tools/utils';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Upstream } from '../upstream.js';

/** Composed from the services' schemas at build time. */
const supergraphFile = new URL('../../supergraph.graphql', import.meta.url);

/**
 * One schema over the services. A service that is not among the upstreams, or does not answer, costs its own fields: they are null with an error
 * beside them.
 */
export function federatedSchema(upstreams: readonly Upstream[]): GraphQLSchema {
  const executors = new Map(upstreams.map(({ name, execute }) => [name.toUpperCase(), execute]));
  return getStitchedSchemaFromSupergraphSdl({
    supergraphSdl: readFileSync(supergraphFile, 'utf8'),
    onSubschemaConfig(config) {
      const execute = executors.get(config.name.toUpperCase());
      config.executor = execute
        ? fenced(config.name, execute as Executor)
        : ((() => unavailable(config.name)) as Executor);
    },
  });
}

const unavailable = (name: string): { errors: GraphQLError[] } => ({
  errors: [
    new GraphQLError(`The ${name.toLowerCase()} part is not available just now.`, {
      extensions: { code: 'UNAVAILABLE' },
    }),
  ],
});

/** Turns a service that cannot be reached into an error of its fields. */
function fenced(name: string, execute: Executor): Executor {
  return (async (request) => {
    try {
      return await execute(request);
    } catch {
      return unavailable(name);
    }
  }) as Executor;
}
