import type { Logger } from '@lintel/service-kit';
import { currentContext, presentErrors } from '@lintel/service-kit';
import { GraphQLError } from 'graphql';
import { limits } from './limits.js';

// graphql-js says which input is wrong in its message only: `Variable "$criteria" got invalid value "x" at "criteria.beds"; ...`
const AT = /^Variable "\$(\w+)"(?: got invalid value .*? at "([^"]+)")?/s;
const ARGUMENT = /^(?:Unknown argument|Argument|Field) "(\w+(?:\.\w+)?)/;
const NAMED = /\b(\w+)\s*:\s*$/;
const LONGEST_NAME = 100;

/** The name before the place in the query that an error is about, such as a value that stands in it. */
function namedBefore({ source, positions: [at = 0] = [] }: GraphQLError): string | undefined {
  return NAMED.exec(source?.body.slice(Math.max(0, at - LONGEST_NAME), at) ?? '')?.[1];
}

/** What graphql-js says of input, without what was sent: it may be a password in a field whose name is misspelt. */
const withoutValues = (message: string): string =>
  message
    .replace(/ got invalid value .*; /s, ' got an invalid value; ')
    .replace(/(cannot represent [\w -]*value): .*/s, '$1.')
    .replace(/(Expected value of type ".*?"), found .*/s, '$1.')
    .replace(/(, found (?:Block)?String) ".*"\.$/s, '$1.')
    .replace(/^(.*; )?Value ".*" does not exist in/s, '$1This value does not exist in');

/** Errors in our format: each has a code, and one of input names its field. */
export function formatErrors(errors: readonly GraphQLError[], logger: Logger): GraphQLError[] {
  return presentErrors(errors, logger).map((error) => {
    if (error.extensions['code']) return error;
    // Without a path nothing was executed yet: the request itself is at fault.
    if (error.path) return withExtensions(error, { code: 'INTERNAL' });
    const variable = AT.exec(error.message);
    const field = variable
      ? (variable[2] ?? variable[1])
      : (ARGUMENT.exec(error.message)?.[1] ?? namedBefore(error));
    const code = error.message.startsWith('Syntax Error: Query depth limit')
      ? 'DEPTH_LIMIT'
      : error.message.startsWith('Syntax Error: Aliases limit')
        ? 'ALIAS_LIMIT'
        : 'BAD_USER_INPUT';
    const said = new GraphQLError(withoutValues(error.message), error);
    return withExtensions(said, { code, ...(field ? { field } : {}) });
  });
}

/** A request that was not executed: Fastify's, Mercurius's with the errors of validation, or one of ours. */
export type RequestError = Error & { statusCode?: number; code?: string; errors?: readonly GraphQLError[] };

const statusOf: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** How to answer a request that was not executed. */
export function refusalOf(
  error: RequestError,
  logger: Logger,
): { status: number; errors: readonly GraphQLError[] } {
  if (error instanceof GraphQLError)
    return {
      status: statusOf[String(error.extensions['code'])] ?? 400,
      errors: formatErrors([error], logger),
    };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, errors: [tooLarge()] };
  // What checks shapes, such as Mercurius's own schema, has errors of another kind.
  if (error.errors?.every((one) => one instanceof GraphQLError))
    return {
      status: error.errors.length > 0 && status >= 500 ? 400 : status,
      errors: formatErrors(error.errors, logger),
    };
  if (status < 500)
    return { status, errors: [new GraphQLError(error.message, { extensions: { code: error.code } })] };
  // A visitor who leaves in the middle of an answer is no fault of ours.
  const left = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  logger[left ? 'debug' : 'error']({ err: error }, left ? 'a visitor left' : 'a request failed');
  return {
    status,
    errors: [
      new GraphQLError('Something went wrong on our side.', {
        extensions: { code: 'INTERNAL', correlationId: currentContext()?.correlationId },
      }),
    ],
  };
}

const tooLarge = () =>
  new GraphQLError(`This is too much at once: at most ${limits.bodyBytes / 1024} KiB are taken.`, {
    extensions: { code: 'TOO_LARGE' },
  });

const withExtensions = (error: GraphQLError, extensions: Record<string, unknown>): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { ...error.extensions, ...extensions },
  });
