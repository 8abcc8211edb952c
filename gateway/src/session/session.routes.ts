import type { Identity, Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { foreign, refuserWith } from '../http/refusal.js';
import { isSameOrigin } from './same-origin.js';
import type { Sessions } from './sessions.js';

const area = z.enum(['visitor', 'agent']).default('visitor');

const credentialsSchema = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  area,
});

const proofSchema = z.object({
  challenge: z.string().max(2000),
  code: z.string().max(100).optional(),
  passkey: z
    .looseObject({})
    .transform((answer) => JSON.stringify(answer))
    .optional(),
  area,
});

export interface SessionRouteOptions {
  readonly sessions: Sessions;
  readonly publicOrigin: string | undefined;
  readonly logger: Logger;
  /** Told of whoever signs out. */
  readonly signedOut?: (identity: Identity) => void;
}

/**
 * `POST /session` signs in: by an e-mail address and a password, or by what answers a challenge. Somebody with a passkey or an authenticator is refused with
 * `SECOND_FACTOR_NEEDED` and the challenge first; `POST /session/passkey/options` gives one for a passkey alone. `POST /session/renew` has the
 * cookies say what the session has proved since. `DELETE /session` signs out. None answers with a token: it is in the cookie.
 */
export function addSession(
  http: FastifyInstance,
  { sessions, publicOrigin, logger, signedOut }: SessionRouteOptions,
): void {
  const refuse = refuserWith(logger);

  http.post('/session', { config: { limited: 'work' } }, async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    const answersChallenge = typeof (request.body as { challenge?: unknown } | null)?.challenge === 'string';
    const given = answersChallenge ? proofSchema.safeParse(request.body) : null;
    const credentials = given ?? credentialsSchema.safeParse(request.body);
    if (!credentials.success) {
      const field = credentials.error.issues[0]!.path.join('.') || 'body';
      return refuse(reply, badField(field));
    }
    return answer(reply, async () =>
      toView(
        'challenge' in credentials.data
          ? await sessions.finishSignIn(request, reply, credentials.data)
          : await sessions.signIn(request, reply, credentials.data),
      ),
    );
  });

  http.post('/session/passkey/options', (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    return answer(reply, async () => {
      const { challenge, options } = await sessions.beginPasskey(request);
      return { challenge, options: JSON.parse(options) as unknown };
    });
  });

  http.post('/session/renew', (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    return answer(reply, async () => toView(await sessions.renew(request, reply)));
  });

  async function answer(reply: FastifyReply, give: () => Promise<unknown>): Promise<FastifyReply> {
    try {
      return reply.header('cache-control', 'no-store').send({ data: await give() });
    } catch (error) {
      if (error instanceof GraphQLError || hasCode(error))
        return refuse(
          reply,
          new GraphQLError((error as Error).message, { extensions: (error as GraphQLError).extensions }),
        );
      throw error;
    }
  }

  http.delete('/session', { config: { limited: 'work' } }, async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return refuse(reply, foreign());
    const identity = await sessions.signOut(request, reply);
    if (identity) signedOut?.(identity);
    return reply.header('cache-control', 'no-store').send({ data: { accepted: true } });
  });
}

/** What a page has to know of who it is signed in as. */
const toView = (identity: Identity | null) => ({
  role: identity?.role ?? null,
  ...(identity?.limited ? { strongSignInNeeded: true } : {}),
});

/** What comes from a service in another process has the shape of an error only. */
const hasCode = (error: unknown): boolean =>
  typeof (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === 'string';

const badField = (field: string) =>
  new GraphQLError(`${field}: text is needed`, { extensions: { code: 'BAD_USER_INPUT', field } });
