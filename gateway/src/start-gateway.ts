import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Clock } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import type { ObjectStore } from '@lintel/platform/object-store';
import { contextFrom, type IdentityKey, type Logger, type Metrics, runInContext } from '@lintel/service-kit';
import { fastify } from 'fastify';
import { type GatewayConfig, publicUrlOf } from './config.js';
import { askAsOf } from './graphql/ask-as.js';
import { addGraphql } from './graphql/graphql.plugin.js';
import { type RequestError, refusalOf } from './graphql/error-format.js';
import { limits } from './graphql/limits.js';
import { federatedSchema } from './graphql/supergraph.js';
import { addFrontEnd, type FrontEnd } from './http/front-end.routes.js';
import { addMailView } from './http/mail-view.routes.js';
import { addMedia } from './http/media.routes.js';
import { addObjects } from './http/objects.routes.js';
import { addOneClick } from './http/one-click.routes.js';
import { addEventSchemas, addOperations } from './http/operations.routes.js';
import { countLive } from './live/live-count.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveHub } from './live/live-hub.js';
import { addLive } from './live/live.routes.js';
import { askOf } from './pages/ask.js';
import { absoluteOf } from './pages/page.routes.js';
import { addSession } from './session/session.routes.js';
import { Sessions } from './session/sessions.js';
import type { Upstream } from './upstream.js';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly upstreams: readonly Upstream[];
  readonly objects: ObjectStore;
  /** Where live updates come from, at once or when it answers. Without it there are none. */
  readonly bus?: EventBus | Promise<EventBus>;
  /** The consumer group of live updates, which no other process may have; a new one each time where nothing is said. */
  readonly liveConsumer?: string;
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

/** How long the start waits for live updates; after that they come when they come. */
const JOIN_WITHIN_MS = 2000;

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
  const live = liveOf(options);
  addOperations(http, { upstreams, metrics, health: live ? [live.feed.health] : [] });
  addEventSchemas(http);
  addMedia(http, objects);
  addObjects(http, objects, logger);
  addOneClick(http, askOf(schema));
  await http.register(cookie);
  const publicOrigin = new URL(config.LINTEL_PUBLIC_URL).origin;
  const accounts = upstreams.find(({ name }) => name === 'accounts');
  const sessions = new Sessions(accounts, identityKey, clock, publicOrigin.startsWith('https:'));
  addSession(http, {
    sessions,
    publicOrigin,
    logger,
    signedOut: ({ sessionId }) => sessionId && live?.hub.endSession(sessionId),
  });
  addLive(http, { hub: live?.hub, sessions, publicOrigin, logger });
  const graphql = { schema, sessions, publicOrigin, identityKey, clock, logger };
  const ownAddress = absoluteOf(http, publicUrlOf(config), config.LINTEL_PORT);
  addMailView(http, { askAs: askAsOf(graphql), origin: () => new URL(ownAddress('/')).origin, logger });
  await addGraphql(http, graphql);
  return {
    async listen() {
      await live?.feed.start(JOIN_WITHIN_MS);
      await http.listen({ port: config.LINTEL_PORT, host: config.LINTEL_HOST });
      const address = http.server.address();
      return typeof address === 'object' && address ? address.port : config.LINTEL_PORT;
    },
    async stop() {
      // Closing ends the connections that are idle at that moment; those that finish a request after it would be kept for their next one.
      const ending = setInterval(() => http.server.closeIdleConnections(), 100);
      await http.close().finally(() => clearInterval(ending));
      await live?.feed.stop();
    },
  };
}

function liveOf({ bus, liveConsumer, clock, logger, metrics }: GatewayOptions) {
  if (!bus) return undefined;
  const hub = new LiveHub(clock, countLive(metrics.registry));
  const feed = new LiveFeed({
    bus,
    consumer: liveConsumer ?? `gateway-${randomUUID()}`,
    logger,
    tell: (update) => hub.publish(update),
    began: () => hub.begin(),
  });
  return { hub, feed };
}
