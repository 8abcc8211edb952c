import { normalizedExecutor } from '@graphql-tools/executor';
import type { ExecutionRequest, ExecutionResult, Executor } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../logging/logger.js';
import { inSpan } from '../observability/spans.js';
import { operationSpan } from './operation-span.js';
import { presentErrors } from './present-errors.js';
import { type ContextOptions, subgraphContext } from './subgraph.module.js';

/** What a gateway gives with each request to a service. */
export interface UpstreamContext {
  readonly serviceHeaders: Readonly<Record<string, string>>;
}

/** Answers a gateway's requests from a service in the same process, with the same identity check as over HTTP. */
export function inProcessExecutor(
  schema: GraphQLSchema,
  options: ContextOptions & { readonly service: string; readonly logger: Logger },
): Executor<UpstreamContext> {
  const execute = async (request: ExecutionRequest<Record<string, unknown>, UpstreamContext>) => {
    const result = (await normalizedExecutor({
      schema,
      document: request.document,
      variableValues: request.variables,
      contextValue: await subgraphContext(request.context?.serviceHeaders ?? {}, options),
    })) as ExecutionResult;
    return result.errors ? { ...result, errors: presentErrors(result.errors, options.logger) } : result;
  };
  // In a context of its own, as over HTTP: who is behind a request is known within it alone.
  return ((request) =>
    inSpan(operationSpan(options.service, request.document), () =>
      execute(request as ExecutionRequest<Record<string, unknown>, UpstreamContext>),
    )) as Executor<UpstreamContext>;
}
