import { GraphQLError } from 'graphql';
import type { Logger } from '../logging/logger.js';
import { currentContext } from '../request-context.js';

const UNEXPECTED = 'Something went wrong on our side. Trying again is safe.';

/** What callers see of errors: those meant for them as they are, anything else as one sentence with the correlation id to ask about. */
export function presentErrors(errors: readonly GraphQLError[], logger: Logger): GraphQLError[] {
  return errors.map((error) => {
    const cause = error.originalError;
    if (error.extensions['code'] || !cause || cause instanceof GraphQLError) return error;
    currentContext()?.span?.failed(cause);
    logger.error({ err: cause, path: error.path }, 'a resolver failed');
    return new GraphQLError(UNEXPECTED, {
      nodes: error.nodes,
      path: error.path,
      extensions: { code: 'INTERNAL', correlationId: currentContext()?.correlationId },
    });
  });
}
