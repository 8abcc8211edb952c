import {
  apiAudience,
  clientAddressHeader,
  type Identity,
  identityHeader,
  type IdentityKey,
  type Logger,
  serviceAudience,
  type UpstreamContext,
  currentContext,
} from '@lintel/service-kit';
import type { Clock } from '@lintel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { formatErrors } from './error-format.js';
import { isSameOrigin } from '../session/same-origin.js';
import { foreign } from '../http/refusal.js';
import type { RequestCount } from '../http/request-count.js';
import type { Sessions } from '../session/sessions.js';
import type { Charge } from '../callers/limited-routes.js';
import { assertQuestion } from './question.js';
import { assertAffordable, assertReadable, limitRules, limits } from './limits.js';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly sessions: Sessions;
  /** As in `https://lintel.example`; undefined where nobody set it. */
  readonly publicOrigin: string | undefined;
  readonly identityKey: IdentityKey;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly count?: RequestCount;
  /** Told of what each request asks for. */
  readonly charge?: Charge;
}

/** `POST /graphql`: who asks is established here, once, and told to the services under our signature. */
export async function addGraphql(http: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, logger } = options;
  await http.register(mercurius, {
    schema,
    path: '/graphql',
    additionalRouteOptions: { config: { limited: 'work' }, preValidation: assertQuestion },
    graphiql: false,
    csrfPrevention: true,
    errorHandler: false,
    validationRules: limitRules,
    cache: limits.documentsKept,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    context: (request, reply) => upstreamContext(request, reply, options),
    errorFormatter: ({ data, errors }) => {
      const presented = formatErrors((errors ?? []) as GraphQLError[], logger);
      for (const { extensions } of presented)
        options.count?.graphqlErrors.inc({ code: String(extensions['code'] ?? '') });
      const executed = data !== null && data !== undefined;
      const refused = !executed && presented.every((error) => error.path === undefined);
      return { statusCode: refused ? 400 : 200, response: { data: data ?? null, errors: presented } };
    },
  });
  http.graphql.addHook('preParsing', async (_schema, source) => assertReadable(source));
  http.graphql.addHook('preExecution', async (_schema, document, context, variables) => {
    const cost = assertAffordable(schema, document, variables ?? {});
    options.charge?.(context.reply.request, cost);
  });
}

/** What services are told of a request: who makes it, and what it is part of. @throws when another site's page makes it. */
export async function upstreamContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { identityKey, clock, sessions, publicOrigin }: GraphqlOptions,
): Promise<UpstreamContext> {
  const identity = request.headers.authorization
    ? await bearer(request.headers.authorization, identityKey, clock)
    : sessions.isPresented(request)
      ? await sessionOf(request, reply, sessions, publicOrigin)
      : null;
  const traceparent = currentContext()?.traceparent;
  return {
    serviceHeaders: {
      [clientAddressHeader]: request.ip,
      ...(traceparent ? { traceparent } : {}),
      ...(identity ? { [identityHeader]: await sign(identity, identityKey, clock) } : {}),
    },
  };
}

function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
  publicOrigin: string | undefined,
) {
  if (!isSameOrigin(request, publicOrigin)) throw foreign();
  return sessions.identify(request, reply);
}

async function bearer(header: string, key: IdentityKey, clock: Clock): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const identity = await key.verify(token, { now: clock.now(), audience: apiAudience });
  if (!identity)
    throw new GraphQLError('The Authorization header holds no valid token.', {
      extensions: { code: 'UNAUTHENTICATED', field: 'Authorization' },
    });
  return identity;
}

const sign = (identity: Identity, key: IdentityKey, clock: Clock) =>
  key.sign(identity, { now: clock.now(), audience: serviceAudience });
