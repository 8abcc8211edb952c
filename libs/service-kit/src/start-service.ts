import 'reflect-metadata';
import type { Executor } from '@graphql-tools/utils';
import type { TopicDefinition } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GraphQLSchema } from 'graphql';
import type { SettingInForce } from './config/settings-in-force.js';
import { EventBusStrategy } from './events/event-bus.strategy.js';
import { inProcessExecutor, type UpstreamContext } from './graphql/in-process-executor.js';
import { subgraphModule } from './graphql/subgraph.module.js';
import { nameOperations, traceRequests } from './graphql/traced-requests.js';
import { nestLogger } from './logging/logger.js';
import { Leaving } from './starting/leaving.js';
import { Lifecycle, type OutboxBacklog } from './nest/lifecycle.js';
import { ServiceModule, type ServicePorts } from './nest/service.module.js';
import { AnswerTimes } from './observability/answer-times.js';
import {
  checkHealth,
  type HealthCheck,
  type HealthRow,
  isReady,
  mostPatienceMs,
} from './observability/health.js';
import { type Metrics, renderMetrics } from './observability/metrics.js';
import { type ProjectionName, type ProjectionState, RebuildLog } from './rebuild/rebuild-log.js';
import type { CreateApplication, ServiceSurroundings } from './surroundings.js';

export interface ServiceDefinition {
  /** Also the name of its consumer group. */
  readonly name: string;
  readonly module: DynamicModule | Type;
  readonly schemaFile: URL;
  /** What it reads and publishes, made before it starts. */
  readonly topics: readonly TopicDefinition[];
  readonly health: readonly HealthCheck[];
  /** What of its documents a command makes anew. */
  readonly projections?: readonly ProjectionName[];
  /** Whether it sees whose a limited session is. To other services, somebody who has yet to show a passkey or a code is a visitor. */
  readonly admitsLimited?: boolean;
}

/** A service that is running, reachable in process through `schema` and, once it listens, over HTTP. */
export interface RunningService {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** Answers GraphQL from within this process. */
  readonly execute: Executor<UpstreamContext>;
  readonly app: NestFastifyApplication;
  /** @param patienceMs how long a part may take to answer; `mostPatienceMs` unless given */
  health(patienceMs?: number): Promise<HealthRow[]>;
  /** What waits in its outboxes for the bus; null for a service that publishes nothing. */
  backlog(): Promise<OutboxBacklog | null>;
  /** What a command makes anew, and when it was made anew last. */
  projections(): Promise<readonly ProjectionState[]>;
  /** Opens `/graphql`, `/livez`, `/readyz`, `/outbox`, `/projections`, `/settings` and `/metrics`; resolves with the port. */
  listen(port: number, host: string): Promise<number>;
  /** Resolves when every event is on the bus. Rejects when the bus does not take them. */
  drain(): Promise<void>;
  /**
   * Says that it goes, stops consuming, finishes what is under way, then lets go. The surroundings stay open: they belong to whoever made them.
   * @param noticed until it resolves requests are answered, for balancers to notice
   */
  stop(noticed?: Promise<unknown>): Promise<void>;
}

const LARGEST_BODY = 1024 * 1024;

/** The schemas of routes are those of our libraries: to have them checked, each server compiled a schema of schemas when it started. */
export const trustedSchemas = { validateSchema: false } as const;

const createApplication: CreateApplication = (root, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(root, adapter, options);

/** Starts a service's module as a federated subgraph that consumes events. Consuming begins last. */
export async function startService(
  definition: ServiceDefinition,
  given: ServiceSurroundings & ServicePorts,
): Promise<RunningService> {
  const { name, module, schemaFile, topics, health, admitsLimited = false } = definition;
  const { logger, metrics, clock, identityKey, bus, retry, create = createApplication } = given;

  const subgraph = { identityKey, clock, logger, admitsLimited };
  @Module({
    imports: [
      ServiceModule.forRoot({ name, topics, given }),
      subgraphModule({ schemaFile, ...subgraph }),
      module,
    ],
  })
  class ServiceRoot {}

  const app = await create(
    ServiceRoot,
    new FastifyAdapter({
      bodyLimit: LARGEST_BODY,
      return503OnClosing: false,
      ajv: { customOptions: trustedSchemas },
    }),
    {
      logger: nestLogger(logger),
      abortOnError: false,
    },
  );
  const times = new AnswerTimes();
  const rows = (patienceMs?: number): Promise<HealthRow[]> =>
    checkHealth(
      [
        ...health,
        ...app.get(Lifecycle).health,
        ...backlogOf(name, app.get(Lifecycle), consumers, given.documents),
        answersOf(name, times),
      ],
      patienceMs,
    );
  const backlog = async () => (app.get(Lifecycle).publishes ? app.get(Lifecycle).backlog() : null);
  const log = given.documents && new RebuildLog(given.documents.connection, clock);
  const projections = async () => (await log?.statesOf(definition.projections ?? [])) ?? [];
  traceRequests(app, name, logger);
  const settings = given.settingsInForce ?? [];
  const leaving = new Leaving(name);
  leaving.closeConnections(app.getHttpAdapter().getInstance());
  const neededRows = (patienceMs?: number) =>
    checkHealth(
      health.filter(({ spare }) => !spare).map(({ count: _, ...part }) => part),
      patienceMs,
    );
  addOperationalRoutes(app, { rows, neededRows, leaving, backlog, projections, metrics, times, settings });
  const consumers = new EventBusStrategy({
    bus,
    consumer: name,
    logger,
    metrics,
    canWork: async (needs) =>
      isReady((await rows()).map((row) => (needs.includes(row.name) ? { ...row, spare: false } : row))),
    ...(retry ? { retry } : {}),
  });
  app.connectMicroservice<MicroserviceOptions>({ strategy: consumers });
  try {
    await app.init();
    nameOperations(app, name);
    await app.startAllMicroservices();
  } catch (error) {
    await consumers.close();
    await app.close();
    throw error;
  }
  logger.debug('started');
  const { schema } = app.get(GraphQLSchemaHost);
  return {
    name,
    app,
    schema,
    execute: timed(inProcessExecutor(schema, { service: name, ...subgraph }), times),
    health: rows,
    backlog,
    projections,
    async listen(port, host) {
      await app.listen(port, host);
      const address = app.getHttpServer().address();
      return typeof address === 'object' && address ? address.port : port;
    },
    drain: () => app.get(Lifecycle).drain(),
    async stop(noticed) {
      await Promise.all([consumers.close(), leaving.begin(noticed)]);
      await app.close();
    },
  };
}

/** What waits here for the bus, and on the bus for this service. Neither keeps requests away. */
function backlogOf(
  service: string,
  lifecycle: Lifecycle,
  consumers: EventBusStrategy,
  documents: Pick<Documents, 'health'> | undefined,
): HealthCheck[] {
  // Where the store itself is away, it says so better than its driver says why a question was not answered.
  const read = (number: () => Promise<number>) =>
    number().catch(async (error: unknown) => {
      await documents?.health();
      throw error;
    });
  return [
    ...(lifecycle.publishes
      ? [
          {
            name: `${service}: outbox`,
            spare: true,
            check: async () => ({
              waiting: await read(() => lifecycle.waiting()),
              oldest_seconds: await read(() => lifecycle.oldestSeconds()),
            }),
          },
        ]
      : []),
    ...(consumers.consumes
      ? [
          {
            name: `${service}: consumers`,
            spare: true,
            check: async () => ({
              ...(await consumers.backlog()),
              stuck_seconds: consumers.stuckSeconds(),
            }),
            trouble: () =>
              consumers.stuck() ??
              (consumers.isJoining ? 'some have not joined their groups yet' : undefined),
          },
        ]
      : []),
  ];
}

/** Slow answers keep nobody away: they are said. */
const answersOf = (service: string, times: AnswerTimes): HealthCheck => ({
  name: `${service}: answers`,
  spare: true,
  check: async () => times.gauges(),
});

const timed = (execute: Executor<UpstreamContext>, times: AnswerTimes): Executor<UpstreamContext> =>
  ((request) => times.time(async () => execute(request))) as Executor<UpstreamContext>;

interface Operational extends Pick<RunningService, 'backlog' | 'projections'> {
  readonly rows: RunningService['health'];
  /** Of what it cannot do without. */
  readonly neededRows: RunningService['health'];
  readonly leaving: Leaving;
  readonly metrics: Metrics;
  readonly times: AnswerTimes;
  readonly settings: readonly SettingInForce[];
}

function addOperationalRoutes(
  app: NestFastifyApplication,
  { rows, neededRows, leaving, backlog, projections, metrics, times, settings }: Operational,
): void {
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onResponse', (request, reply, done) => {
    if (request.url === '/graphql') times.add(reply.elapsedTime);
    done();
  });
  http.get('/livez', () => ({ live: true }));
  // `?needed` leaves out what is spare, so that a balancer may ask several times a second.
  http.get<{ Querystring: { within?: string; needed?: string } }>('/readyz', async ({ query }, reply) => {
    // Who draws all services at once has less time than who decides where work is sent.
    const within = Number(query.within);
    const ask = query.needed === undefined ? rows : neededRows;
    const parts = [
      ...leaving.rows(),
      ...(await ask(within > 0 ? Math.min(within, mostPatienceMs) : undefined)),
    ];
    const ready = isReady(parts);
    return reply.code(ready ? 200 : 503).send({ ready, parts });
  });
  http.get('/settings', () => settings);
  http.get('/outbox', async (_request, reply) => reply.send(JSON.stringify(await backlog())));
  http.get('/projections', () => projections());
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await renderMetrics(metrics, await rows())),
  );
}
