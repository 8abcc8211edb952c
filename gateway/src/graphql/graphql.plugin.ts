import {
  clientAddressHeader,
  type Identity,
  identityHeader,
  type IdentityKey,
  type Logger,
  serviceAudience,
  type UpstreamContext,
} from '@lintel/service-kit';
import type { Clock } from '@lintel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { formatErrors } from './error-format.js';
import { isSameOrigin } from '../session/same-origin.js';
import { answeringHook } from '../http/answering-hook.js';
import { foreign } from '../http/refusal.js';
import type { RequestCount } from '../http/request-count.js';
import type { RequestTrail } from '../http/request-trail.js';
import type { Sessions } from '../session/sessions.js';
import type { Program, Programs } from '../callers/programs.js';
import type { Charge } from '../callers/limited-routes.js';
import type { Upstream } from '../upstream.js';
import { assertQuestion } from './question.js';
import { assertAffordable, assertReadable, limitRules, limits } from './limits.js';
import { openedBy } from './scopes.js';
import { isSent, Straight } from './straight.js';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  /** The services of the schema, for what one of them answers whole. */
  readonly upstreams: readonly Upstream[];
  readonly sessions: Sessions;
  readonly programs: Programs;
  /** As in `https://lintel.example`; undefined where nobody set it. */
  readonly publicOrigin: string | undefined;
  readonly identityKey: Pick<IdentityKey, 'sign'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly count?: RequestCount;
  /** Told of what each request asks for. */
  readonly charge?: Charge;
  readonly trail?: RequestTrail;
}

/** `POST /graphql`: who asks is established here, once, and told to the services under our signature. */
export async function addGraphql(http: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema } = options;
  const formatted = ({ data, errors }: ExecutionResult, request: FastifyRequest) => {
    const presented = formatErrors((errors ?? []) as GraphQLError[], options.logger);
    const codes = presented.map(({ extensions }) => String(extensions['code'] ?? ''));
    for (const code of codes) options.count?.graphqlErrors.inc({ code });
    options.trail?.erred(request, codes);
    const executed = data !== null && data !== undefined;
    const refused = !executed && presented.every((error) => error.path === undefined);
    return { statusCode: refused ? 400 : 200, response: { data: data ?? null, errors: presented } };
  };
  await http.register(mercurius, {
    schema,
    path: '/graphql',
    additionalRouteOptions: {
      config: { limited: 'work' },
      preValidation: assertQuestion,
      preHandler: goStraight(options, formatted),
    },
    graphiql: false,
    csrfPrevention: true,
    errorHandler: false,
    validationRules: limitRules,
    cache: limits.documentsKept,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    context: (request, reply) => upstreamContext(request, reply, options),
    errorFormatter: (result, { reply }) => formatted(result as ExecutionResult, reply.request),
  });
  http.graphql.addHook('preParsing', async (_schema, source) => assertReadable(source));
  http.graphql.addHook('preExecution', async (_schema, document, context, variables) => {
    const { operationName } = (context.reply.request.body ?? {}) as Question;
    await admit(context.reply.request, context as unknown as AskContext, options, {
      document,
      operationName,
      variables: variables ?? {},
    });
  });
}

interface Question {
  readonly query?: string | null;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type Formatted = (
  result: ExecutionResult,
  request: FastifyRequest,
) => { statusCode: number; response: ExecutionResult };

/** Answers what there is a plan for, before the stitched schema is asked. */
function goStraight(options: GraphqlOptions, formatted: Formatted) {
  const straight = new Straight(options.schema, options.upstreams);
  return answeringHook(async (request, reply) => {
    if (request.method !== 'POST' || request.validationError) return false;
    const { query, operationName, variables: given } = (request.body ?? {}) as Question;
    const variables = given ?? {};
    const planned = query ? await straight.planFor(query, operationName, variables) : undefined;
    if (!planned) return false;
    const { document } = planned.plan;
    const context = await upstreamContext(request, reply, options);
    await admit(request, context, options, { document, operationName, variables });
    const answer = await straight.answer(planned, variables, context);
    if (isSent(answer)) reply.type('application/json; charset=utf-8').send(answer);
    else if (!answer.errors) reply.send(answer);
    else {
      const { statusCode, response } = formatted(answer, request);
      reply.code(statusCode).send(response);
    }
    return true;
  });
}

/** Lets in what is about to be executed. @throws GraphQLError for what costs too much, and for what a key has no scope for. */
async function admit(
  request: FastifyRequest,
  context: AskContext,
  options: GraphqlOptions,
  asked: {
    readonly document: DocumentNode;
    readonly operationName?: string | null | undefined;
    readonly variables: Record<string, unknown>;
  },
): Promise<void> {
  const { document, operationName, variables } = asked;
  options.charge?.(request, assertAffordable(options.schema, document, variables));
  options.trail?.asked(request, document, operationName);
  await actForKey(context, document, options);
}

interface AskContext extends UpstreamContext {
  /** Who asks with a key: services are not told until it is known that the key opens what is asked. */
  readonly withKey?: Program;
}

/** What services are told of a request: who makes it, and what it is part of. @throws when another site's page makes it. */
export async function upstreamContext(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphqlOptions,
): Promise<AskContext> {
  const { sessions, publicOrigin } = options;
  const program = request.headers.authorization
    ? await bearer(request.headers.authorization, options.programs)
    : undefined;
  const identity = program
    ? program.scopes
      ? null
      : program.identity
    : sessions.isPresented(request)
      ? await sessionOf(request, reply, sessions, publicOrigin)
      : null;
  return {
    serviceHeaders: {
      [clientAddressHeader]: request.ip,
      ...(identity ? { [identityHeader]: await sign(identity, options) } : {}),
    },
    ...(program?.scopes ? { withKey: program } : {}),
  };
}

async function actForKey(
  context: AskContext,
  document: DocumentNode,
  options: GraphqlOptions,
): Promise<void> {
  if (!context.withKey || !openedBy(context.withKey.scopes ?? [], document)) return;
  const { serviceHeaders } = context as { serviceHeaders: Record<string, string> };
  serviceHeaders[identityHeader] = await sign(context.withKey.identity, options);
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

async function bearer(header: string, programs: Programs): Promise<Program> {
  const program = await programs.identify(header);
  if (!program)
    throw new GraphQLError('The Authorization header holds no valid token.', {
      extensions: { code: 'UNAUTHENTICATED', field: 'Authorization' },
    });
  return program;
}

const sign = (identity: Identity, { identityKey, clock }: GraphqlOptions) =>
  identityKey.sign(identity, { now: clock.now(), audience: serviceAudience });
