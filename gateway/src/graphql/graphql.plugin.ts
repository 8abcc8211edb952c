import {
  apiAudience,
  type Identity,
  identityHeader,
  type IdentityKey,
  type Logger,
  serviceAudience,
  type UpstreamContext,
  currentContext,
} from '@lintel/service-kit';
import type { Clock } from '@lintel/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { formatErrors } from './error-format.js';
import { assertAffordable, limitRules } from './limits.js';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly identityKey: IdentityKey;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** `POST /graphql`: who asks is established here, once, and told to the services under our signature. */
export async function addGraphql(http: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, logger } = options;
  await http.register(mercurius, {
    schema,
    path: '/graphql',
    graphiql: false,
    csrfPrevention: true,
    errorHandler: false,
    validationRules: limitRules,
    context: (request) => upstreamContext(request, options),
    errorFormatter: ({ data, errors }) => {
      const presented = formatErrors((errors ?? []) as GraphQLError[], logger);
      const executed = data !== null && data !== undefined;
      const refused = !executed && presented.every((error) => error.path === undefined);
      return { statusCode: refused ? 400 : 200, response: { data: data ?? null, errors: presented } };
    },
  });
  http.graphql.addHook('preExecution', async (_schema, document, _context, variables) => {
    assertAffordable(schema, document, variables ?? {});
  });
}

async function upstreamContext(
  request: FastifyRequest,
  { identityKey, clock }: GraphqlOptions,
): Promise<UpstreamContext> {
  const identity = await bearer(request, identityKey, clock);
  const traceparent = currentContext()?.traceparent;
  return {
    serviceHeaders: {
      ...(traceparent ? { traceparent } : {}),
      ...(identity ? { [identityHeader]: await sign(identity, identityKey, clock) } : {}),
    },
  };
}

async function bearer(request: FastifyRequest, key: IdentityKey, clock: Clock): Promise<Identity | null> {
  const header = request.headers.authorization;
  if (!header) return null;
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
