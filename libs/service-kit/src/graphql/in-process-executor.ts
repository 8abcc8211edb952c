import { normalizedExecutor } from '@graphql-tools/executor';
import type { ExecutionRequest, ExecutionResult, Executor } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../logging/logger.js';
import { presentErrors } from './present-errors.js';
import { subgraphContext, type SubgraphOptions } from './subgraph.module.js';

/** What a gateway gives with each request to a service. */
export interface UpstreamContext {
  readonly serviceHeaders: Readonly<Record<string, string>>;
}

/** Answers a gateway's requests from a service in the same process, with the same identity check as over HTTP. */
export function inProcessExecutor(
  schema: GraphQLSchema,
  options: Pick<SubgraphOptions, 'identityKey' | 'clock'> & { readonly logger: Logger },
): Executor<UpstreamContext> {
  return (async (request: ExecutionRequest<Record<string, unknown>, UpstreamContext>) => {
    const result = (await normalizedExecutor({
      schema,
      document: request.document,
      variableValues: request.variables,
      contextValue: await subgraphContext(request.context?.serviceHeaders ?? {}, options),
    })) as ExecutionResult;
    return result.errors ? { ...result, errors: presentErrors(result.errors, options.logger) } : result;
  }) as Executor<UpstreamContext>;
}
