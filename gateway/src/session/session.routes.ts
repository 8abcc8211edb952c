import type { Identity, Logger } from '@lintel/service-kit';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { foreign, refuserWith } from '../http/refusal.js';
import { isSameOrigin } from './same-origin.js';
import type { Sessions } from './sessions.js';

const credentialsSchema = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  area: z.enum(['visitor', 'agent']).default('visitor'),
});

export interface SessionRouteOptions {
  readonly sessions: Sessions;
  readonly publicOrigin: string;
  readonly logger: Logger;
  /** Told of whoever signs out. */
  readonly signedOut?: (identity: Identity) => void;
}

/** `POST /session` signs in, `DELETE /session` signs out. Both answer without a token: it is in the cookie. */
export function addSession(
  http: FastifyInstance,
  { sessions, publicOrigin, logger, signedOut }: SessionRouteOptions,
): void {
  const refuse = refuserWith(logger);

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
    const identity = await sessions.signOut(request, reply);
    if (identity) signedOut?.(identity);
    return reply.header('cache-control', 'no-store').send({ data: { accepted: true } });
  });
}

/** What comes from a service in another process has the shape of an error only. */
const hasCode = (error: unknown): boolean =>
  typeof (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === 'string';

const badField = (field: string) =>
  new GraphQLError(`${field}: text is needed`, { extensions: { code: 'BAD_USER_INPUT', field } });
