import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, type ExecutionResult } from 'graphql';
import { type GraphqlOptions, upstreamContext } from './graphql.plugin.js';

/** Asks our own schema, in this process and as whoever made the request. */
export type AskAs = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

/** The limits of public requests do not apply: what is asked is ours. */
export const askAsOf =
  (options: GraphqlOptions): AskAs =>
  async (request, reply, document, variableValues) => {
    const contextValue = await upstreamContext(request, reply, options);
    return execute({ schema: options.schema, document, variableValues, contextValue });
  };
