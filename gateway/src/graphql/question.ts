import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';

const text = z.string('is a text').nullish();
const fields = z.record(z.string(), z.unknown(), 'is an object').nullish();
/** What a request to `/graphql` says, as the specification of GraphQL over HTTP has it. */
const question = z.object(
  { query: text, operationName: text, variables: fields, extensions: fields },
  'is an object',
);

/** Refuses a malformed request before anything else reads it. @throws naming the field. */
export async function assertQuestion({ method, body, query }: FastifyRequest): Promise<void> {
  const asked = question.safeParse(method === 'POST' ? body : parsed(query as Record<string, unknown>));
  if (asked.success) return;
  const { path, message } = asked.error.issues[0]!;
  const field = path.length > 0 ? String(path[0]) : 'body';
  throw new GraphQLError(`${field} ${message}`, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** In a query string, objects are JSON. What does not parse stays a text, which the schema refuses. */
const parsed = (given: Record<string, unknown>) => ({
  ...given,
  variables: fromJson(given['variables']),
  extensions: fromJson(given['extensions']),
});

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value === '' ? undefined : value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
