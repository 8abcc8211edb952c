import cookie from '@fastify/cookie';
import type { Clock } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  type HealthCheck,
  type HealthRow,
  type IdentityKey,
  Leaving,
  type Logger,
  type Metrics,
  type SettingInForce,
} from '@lintel/service-kit';
import { brandPages } from './brand/brand-pages.js';
import { type GatewayConfig, operationsAddress } from './config.js';
import { callerOf } from './callers/caller-of.js';
import { Programs } from './callers/programs.js';
import { limitRoutes } from './callers/limited-routes.js';
import { askAsOf } from './graphql/ask-as.js';
import { addGraphql } from './graphql/graphql.plugin.js';
import { federatedSchema } from './graphql/supergraph.js';
import { addFeeds } from './feeds/feeds.routes.js';
import { addContracts } from './http/contracts.routes.js';
import { addFrontEnd } from './http/front-end.routes.js';
import { addMailView } from './http/mail-view.routes.js';
import { addMedia } from './http/media.routes.js';
import { addObjects } from './http/objects.routes.js';
import { addOneClick } from './http/one-click.routes.js';
import { addLiveness, createOperationsServer } from './http/operations.routes.js';
import { createPublicServer } from './http/public-server.js';
import { recentAnswers } from './http/recent-answers.js';
import { addRequestCount, countRequests } from './http/request-count.js';
import { RequestTrail } from './http/request-trail.js';
import { addSecurityContact } from './http/security-contact.routes.js';
import { portOf } from './http/listening.js';
import { type Timeouts, usualTimeouts } from './http/timeouts.js';
import { hearingOf } from './live/hearing.js';
import { addLive } from './live/live.routes.js';
import { askOf } from './pages/ask.js';
import { absoluteOf } from './pages/page.routes.js';
import type { FrontEnd } from './pages/published.js';
import { RecentSignatures } from './session/recent-signatures.js';
import { addSession } from './session/session.routes.js';
import { Sessions } from './session/sessions.js';
import { StreamSource } from './stream/stream-source.js';
import { addStream } from './stream/stream.routes.js';
import { traced, type Upstream } from './upstream.js';

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
  /** Whether it has accounts with published passwords: then it answers only requests whose host is a name of this machine. */
  readonly demonstration?: boolean;
  /** Health checks beside those of the services and the gateway, such as that of the disk. */
  readonly health?: readonly HealthCheck[];
  /** Those of its program, for operations staff; none where it shares a program with services. */
  readonly settings?: readonly SettingInForce[];
  /** In place of the usual ones. */
  readonly timeouts?: Partial<Timeouts>;
  readonly identityKey: IdentityKey;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface Gateway {
  /** Resolves with the port it listens on. */
  listen(): Promise<number>;
  /** Once it listens, where its health and metrics are. */
  readonly operationsPort: number;
  /** Of all parts, as `/readyz` says. */
  health(): Promise<HealthRow[]>;
  /** Of its own parts, without the services. */
  ownHealth(patienceMs?: number): Promise<HealthRow[]>;
  /**
   * Says that it goes, and finishes what is under way.
   * @param noticed until it resolves requests are answered, for balancers to notice
   */
  stop(noticed?: Promise<unknown>): Promise<void>;
}

/** How long the start waits for live updates; after that they come when they come. */
const JOIN_WITHIN_MS = 2000;

/** The one public address. It holds no business rule. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, objects, frontEnd, clock, logger, metrics } = options;
  const identityKey = new RecentSignatures(options.identityKey, clock);
  const upstreams = options.upstreams.map(traced);
  const brand = config.LINTEL_BRAND;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const http = await createPublicServer({
    config,
    timeouts,
    brandName: brand.name,
    loopbackOnly: options.demonstration ?? false,
    logger,
  });
  const leaving = new Leaving('gateway');
  leaving.closeConnections(http);
  const count = countRequests(metrics.registry);
  addRequestCount(http, count);
  const trail = new RequestTrail(
    upstreams.find(({ name }) => name === 'operations'),
    logger,
  );
  trail.addTo(http);
  const schema = federatedSchema(upstreams);
  const absolute = absoluteOf(http, config.LINTEL_PUBLIC_URL, config.LINTEL_PORT);
  if (frontEnd)
    await addFrontEnd(
      http,
      frontEnd,
      config,
      {
        ask: askOf(schema),
        absolute,
        brand: brandPages(brand),
        clock,
        withinMs: options.pageHeadWithinMs ?? 300,
      },
      logger,
    );
  const upstreamNamed = (wanted: string) => upstreams.find(({ name }) => name === wanted);
  const accounts = upstreamNamed('accounts');
  const hearing = hearingOf({ ...options, accounts });
  const operations = await createOperationsServer({
    ...operationsAddress(config),
    upstreams,
    metrics,
    leaving,
    settings: options.settings ?? [],
    health: [recentAnswers(http, clock), ...hearing.health, ...(options.health ?? [])],
  });
  addLiveness(http, leaving);
  addSecurityContact(http, { contact: config.LINTEL_SECURITY_CONTACT, absolute, clock });
  addContracts(http, { title: brand.name, absolute });
  addMedia(http, objects);
  addObjects(http, objects, logger);
  addOneClick(http, askOf(schema));
  addFeeds(http, {
    ...{ viewings: upstreamNamed('viewings'), search: upstreamNamed('search') },
    ...{ absolute, portal: brand.name, clock },
  });
  await http.register(cookie);
  const publicOrigin = config.LINTEL_PUBLIC_URL && new URL(config.LINTEL_PUBLIC_URL).origin;
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const sessions = new Sessions(accounts, identityKey, clock, secure, hearing.isGood);
  const integrations = upstreamNamed('integrations');
  const programs = new Programs(identityKey, integrations, clock);
  const charge = limitRoutes(http, {
    callerOf: callerOf(sessions, programs),
    pointsPerMinute: config.LINTEL_READ_LIMIT,
    clock,
    logger,
  });
  addSession(http, {
    sessions,
    publicOrigin,
    logger,
    // The bus would say so in a moment.
    signedOut: ({ subject: accountId, sessionId }) => hearing.revocations.add({ accountId, sessionId }),
  });
  if (integrations)
    addStream(http, {
      source: new StreamSource(integrations, () => new URL(absolute('/')).origin),
      ...{ programs, logger },
    });
  addLive(http, { hub: hearing.hub, sessions, publicOrigin, logger });
  const graphql = {
    schema,
    upstreams,
    sessions,
    programs,
    publicOrigin,
    identityKey,
    clock,
    logger,
    charge,
    count,
    trail,
  };
  addMailView(http, { askAs: askAsOf(graphql), origin: () => new URL(absolute('/')).origin, logger });
  await addGraphql(http, graphql);
  return {
    async listen() {
      await hearing.start(JOIN_WITHIN_MS);
      await operations.listen();
      await http.listen({ port: config.LINTEL_PORT, host: config.LINTEL_HOST });
      return portOf(http, config.LINTEL_PORT);
    },
    get operationsPort() {
      return operations.port;
    },
    health: operations.health,
    ownHealth: operations.ownHealth,
    async stop(noticed) {
      await leaving.begin(noticed);
      await http.close();
      await trail.settled();
      await operations.stop();
      await hearing.stop();
    },
  };
}
