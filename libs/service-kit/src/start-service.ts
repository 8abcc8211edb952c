import 'reflect-metadata';
import type { Executor } from '@graphql-tools/utils';
import type { TopicDefinition } from '@lintel/contracts';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GraphQLSchema } from 'graphql';
import { EventBusStrategy } from './events/event-bus.strategy.js';
import { inProcessExecutor, type UpstreamContext } from './graphql/in-process-executor.js';
import { subgraphModule } from './graphql/subgraph.module.js';
import { nestLogger } from './logging/logger.js';
import { Lifecycle } from './nest/lifecycle.js';
import { ServiceModule, type ServicePorts } from './nest/service.module.js';
import { checkHealth, type HealthCheck, type HealthRow, isReady } from './observability/health.js';
import { type Metrics, renderMetrics } from './observability/metrics.js';
import { contextFrom, runInContext } from './request-context.js';
import type { CreateApplication, ServiceSurroundings } from './surroundings.js';

export interface ServiceDefinition {
  /** Also the name of its consumer group. */
  readonly name: string;
  readonly module: DynamicModule | Type;
  readonly schemaFile: URL;
  /** What it reads and publishes, made before it starts. */
  readonly topics: readonly TopicDefinition[];
  readonly health: readonly HealthCheck[];
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
  health(): Promise<HealthRow[]>;
  /** Opens `/graphql`, `/livez`, `/readyz` and `/metrics`; resolves with the port. */
  listen(port: number, host: string): Promise<number>;
  /** Resolves when every event is on the bus. Rejects when the bus does not take them. */
  drain(): Promise<void>;
  /** Stops consuming, finishes what is under way, then lets go. The surroundings stay open: they belong to whoever made them. */
  stop(): Promise<void>;
}

const LARGEST_BODY = 1024 * 1024;

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

  const app = await create(ServiceRoot, new FastifyAdapter({ bodyLimit: LARGEST_BODY }), {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const rows = (): Promise<HealthRow[]> =>
    checkHealth([...health, ...backlogOf(name, app.get(Lifecycle), consumers)]);
  addOperationalRoutes(app, rows, metrics);
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
    execute: inProcessExecutor(schema, subgraph),
    health: rows,
    async listen(port, host) {
      await app.listen(port, host);
      const address = app.getHttpServer().address();
      return typeof address === 'object' && address ? address.port : port;
    },
    drain: () => app.get(Lifecycle).drain(),
    async stop() {
      await consumers.close();
      await app.close();
    },
  };
}

/** What waits here for the bus, and on the bus for this service. Neither keeps requests away. */
function backlogOf(service: string, lifecycle: Lifecycle, consumers: EventBusStrategy): HealthCheck[] {
  return [
    ...(lifecycle.publishes
      ? [
          {
            name: `${service}: outbox`,
            spare: true,
            check: async () => ({
              waiting: await lifecycle.waiting(),
              oldest_seconds: await lifecycle.oldestSeconds(),
            }),
          },
        ]
      : []),
    ...(consumers.consumes
      ? [{ name: `${service}: consumers`, spare: true, check: () => consumers.lag() }]
      : []),
  ];
}

function addOperationalRoutes(
  app: NestFastifyApplication,
  rows: () => Promise<HealthRow[]>,
  metrics: Metrics,
): void {
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onRequest', (request, _reply, done) => {
    runInContext(contextFrom(request.headers.traceparent as string | undefined), done);
  });
  http.get('/livez', () => ({ live: true }));
  http.get('/readyz', async (_request, reply) => {
    const parts = await rows();
    const ready = isReady(parts);
    return reply.code(ready ? 200 : 503).send({ ready, parts });
  });
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await renderMetrics(metrics, await rows())),
  );
}
