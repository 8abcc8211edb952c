import cookie from '@fastify/cookie';
import type { Clock } from '@lintel/kernel';
import type { ObjectStore } from '@lintel/platform/object-store';
import { contextFrom, type IdentityKey, type Logger, type Metrics, runInContext } from '@lintel/service-kit';
import { fastify } from 'fastify';
import { type GatewayConfig, publicUrlOf } from './config.js';
import { addGraphql } from './graphql/graphql.plugin.js';
import { type RequestError, refusalOf } from './graphql/error-format.js';
import { limits } from './graphql/limits.js';
import { federatedSchema } from './graphql/supergraph.js';
import { addFrontEnd, type FrontEnd } from './http/front-end.routes.js';
import { addMedia } from './http/media.routes.js';
import { addOneClick } from './http/one-click.routes.js';
import { addEventSchemas, addOperations } from './http/operations.routes.js';
import { askOf } from './pages/ask.js';
import { absoluteOf } from './pages/page.routes.js';
import { addSession } from './session/session.routes.js';
import { Sessions } from './session/sessions.js';
import type { Upstream } from './upstream.js';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly upstreams: readonly Upstream[];
  readonly objects: ObjectStore;
  /** Absent where another host serves the pages. */
  readonly frontEnd?: FrontEnd;
  /** How long a page waits for what its head says before it is sent without; 300 where nothing is said. */
  readonly pageHeadWithinMs?: number;
  readonly identityKey: IdentityKey;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface Gateway {
  /** Resolves with the port it listens on. */
  listen(): Promise<number>;
  stop(): Promise<void>;
}

/** An address that cannot be decoded is that of no page: the shell says so, where the router would answer with an error of its own. */
function pageForMalformed(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0]!);
    return url;
  } catch {
    return '/malformed';
  }
}

/** The one public address. It holds no business rule. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, upstreams, objects, frontEnd, identityKey, clock, logger, metrics } = options;
  const http = fastify({
    bodyLimit: limits.bodyBytes,
    logger: false,
    forceCloseConnections: 'idle',
    trustProxy: config.LINTEL_TRUST_PROXY ?? false,
    rewriteUrl: ({ url = '/' }) => pageForMalformed(url),
  });
  http.addHook('onRequest', (request, reply, done) => {
    const context = contextFrom(request.headers['traceparent'] as string | undefined);
    reply.header('x-correlation-id', context.correlationId);
    runInContext(context, done);
  });
  http.setErrorHandler((error, _request, reply) => {
    const { status, errors } = refusalOf(error as RequestError, logger);
    return reply.code(status).send({ data: null, errors });
  });
  const schema = federatedSchema(upstreams);
  if (frontEnd) {
    const absolute = absoluteOf(http, publicUrlOf(config), config.LINTEL_PORT);
    await addFrontEnd(http, frontEnd, config, {
      ask: askOf(schema),
      absolute,
      clock,
      withinMs: options.pageHeadWithinMs ?? 300,
    });
  }
  addOperations(http, upstreams, metrics);
  addEventSchemas(http);
  addMedia(http, objects);
  addOneClick(http, askOf(schema));
  await http.register(cookie);
  const publicOrigin = new URL(config.LINTEL_PUBLIC_URL).origin;
  const accounts = upstreams.find(({ name }) => name === 'accounts');
  const sessions = new Sessions(accounts, identityKey, clock, publicOrigin.startsWith('https:'));
  addSession(http, { sessions, publicOrigin, logger });
  await addGraphql(http, { schema, sessions, publicOrigin, identityKey, clock, logger });
  return {
    async listen() {
      await http.listen({ port: config.LINTEL_PORT, host: config.LINTEL_HOST });
      const address = http.server.address();
      return typeof address === 'object' && address ? address.port : config.LINTEL_PORT;
    },
    stop: () => http.close(),
  };
}
