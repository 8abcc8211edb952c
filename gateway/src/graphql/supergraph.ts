import { readFileSync } from 'node:fs';
import type { MergedTypeResolver, StitchingInfo } from '@graphql-tools/delegate';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import type { ExecutionResult, Executor } from '@graphql-tools/utils';
import { GraphQLError, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { Upstream } from '../upstream.js';

/** Composed from the services' schemas at build time. */
export const supergraphFile = new URL('../../supergraph.graphql', import.meta.url);

/**
 * One schema over the services. A service that is not among the upstreams, or does not answer, costs only its own fields: they are null with an error
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
    onStitchedSchema: batchWithinRequests,
  });
}

/**
 * What a type has from several services is fetched in batches, whose loaders are kept by the request's root value. Our server has one for all
 * requests: what one caller was told would be told to the next, and asked for in the first one's name.
 */
function batchWithinRequests(schema: GraphQLSchema): void {
  const { mergedTypes } = schema.extensions['stitchingInfo'] as StitchingInfo;
  for (const { resolvers } of Object.values(mergedTypes))
    for (const [subschema, resolve] of resolvers) resolvers.set(subschema, withinRequest(resolve));
}

function withinRequest(resolve: MergedTypeResolver): MergedTypeResolver {
  const ofRequest = new WeakMap<GraphQLResolveInfo, GraphQLResolveInfo>();
  return (object, context, info, ...rest) => {
    let own = ofRequest.get(info);
    if (!own) ofRequest.set(info, (own = { ...info, rootValue: context }));
    return resolve(object, context, own, ...rest);
  };
}

/** What a request's context says of a service that was asked just now, and did not answer. */
export interface Unreached {
  readonly unreached?: string;
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
    if ((request.context as Unreached | undefined)?.unreached?.toUpperCase() === name.toUpperCase())
      return unavailable(name);
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
