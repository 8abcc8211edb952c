import { readFileSync } from 'node:fs';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import type { ExecutionResult, Executor } from '@graphql-tools/utils';
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

/** Turns a service that cannot be reached into an error of its fields that says nothing of how we reach it. */
function fenced(name: string, execute: Executor): Executor {
  return (async (request) => {
    try {
      const answer = await execute(request);
      return unreached(answer) ? unavailable(name) : answer;
    } catch {
      return unavailable(name);
    }
  }) as Executor;
}

const unreached = (answer: unknown): boolean =>
  (answer as ExecutionResult).errors?.some(({ extensions }) =>
    NOT_REACHED.has(String(extensions?.['code'])),
  ) ?? false;

/** How the HTTP executor marks requests that failed on their way. */
const NOT_REACHED = new Set(['SUBREQUEST_HTTP_ERROR', 'TIMEOUT_ERROR', 'REQUEST_ABORTED']);
