import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { formatErrors } from '../graphql/error-format.js';
import { isSameOrigin } from './same-origin.js';
import type { Sessions } from './sessions.js';

const credentialsSchema = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  area: z.enum(['visitor', 'agent']).default('visitor'),
});

const statusOf: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  AWAITING_APPROVAL: 403,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

export interface SessionRouteOptions {
  readonly sessions: Sessions;
  readonly publicOrigin: string;
  readonly logger: Logger;
}

/** `POST /session` signs in, `DELETE /session` signs out. Both answer without a token: it is in the cookie. */
export function addSession(
  http: FastifyInstance,
  { sessions, publicOrigin, logger }: SessionRouteOptions,
): void {
  const refuse = (reply: FastifyReply, error: GraphQLError) =>
    reply
      .code(statusOf[String(error.extensions['code'])] ?? 500)
      .header('cache-control', 'no-store')
      .send({ data: null, errors: formatErrors([error], logger) });

  http.post('/session', async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    const credentials = credentialsSchema.safeParse(request.body);
    if (!credentials.success) {
      const field = credentials.error.issues[0]!.path.join('.') || 'body';
      return refuse(reply, badField(field));
    }
    try {
      const { role } = await sessions.signIn(request, reply, credentials.data);
      return await reply.header('cache-control', 'no-store').send({ data: { role } });
    } catch (error) {
      if (error instanceof GraphQLError || hasCode(error))
        return refuse(
          reply,
          new GraphQLError((error as Error).message, { extensions: (error as GraphQLError).extensions }),
        );
      throw error;
    }
  });

  http.delete('/session', async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    await sessions.signOut(request, reply);
    return reply.header('cache-control', 'no-store').send({ data: { accepted: true } });
  });
}

/** What comes from a service in another process has the shape of an error only. */
const hasCode = (error: unknown): boolean =>
  typeof (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === 'string';

export const foreign = () =>
  new GraphQLError('This request comes from another site.', { extensions: { code: 'FORBIDDEN' } });

const badField = (field: string) =>
  new GraphQLError(`${field}: text is needed`, { extensions: { code: 'BAD_USER_INPUT', field } });
