import { setTimeout as pause } from 'node:timers/promises';
import type { Adapter } from '@lintel/platform/port';
import { type Documents, unopenedConnection } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Jobs } from '@lintel/platform/jobs';
import type { ObjectStore } from '@lintel/platform/object-store';
import { z } from 'zod';
import { loadConfig, portSetting } from '../config/load-config.js';
import type { platformConfigSchema } from '../config/platform-config.js';
import { settingsInForce } from '../config/settings-in-force.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { runProgram } from '../run-program.js';
import type { RunningService } from '../start-service.js';
import { type ServiceSurroundings, surroundingsFor } from '../surroundings.js';
import { LateEventBus } from './late-bus.js';
import { LateDocuments } from './late-documents.js';
import { LateJobs } from './late-jobs.js';
import { LateObjectStore } from './late-object-store.js';
import { leavingSettings } from './leaving.js';
import { lateOr } from './when-there.js';
import { type Engines, startWithEngines } from './with-engines.js';

/** Where a service that runs alone listens. @param port unless another is set */
export const addressSettings = (port: number) => ({
  LINTEL_PORT: portSetting.default(port).describe('The port of this service'),
  ...leavingSettings,
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

type ConfigSchema = z.ZodObject<typeof platformConfigSchema.shape & ReturnType<typeof addressSettings>>;
type Openers = Readonly<Record<string, () => Promise<Adapter>>> & {
  readonly bus: () => Promise<EventBus>;
  readonly jobs?: () => Promise<Jobs>;
  readonly objects?: () => Promise<ObjectStore>;
  /** `connection` is given by a service that begins without its documents, and is theirs when they come. */
  readonly documents?: (connection?: Documents['connection']) => Promise<Documents>;
};
type Opened<Opening extends Openers> = {
  readonly [Name in keyof Opening]: Awaited<ReturnType<Opening[Name]>>;
};

export interface ServiceProgram<Schema extends ConfigSchema, Opening extends Openers> {
  readonly name: string;
  readonly configSchema: Schema;
  readonly identitySecretOf: (config: z.output<Schema>) => string;
  /** Whether it waits for its documents, as it does unless told. */
  readonly needsDocuments?: boolean;
  /** The adapters of its ports. Which they are is settled where a program begins, so it is told from there. */
  readonly open: (config: z.output<Schema>, logger: Logger) => Opening;
  readonly start: (
    given: ServiceSurroundings & Opened<NoInfer<Opening>> & { readonly config: z.output<NoInfer<Schema>> },
  ) => Promise<RunningService>;
}

/** A service's program: opens its engines, starts it, listens, and says so, until it is told to stop. */
export const runService = <Schema extends ConfigSchema, Opening extends Openers>({
  name,
  configSchema,
  identitySecretOf,
  needsDocuments = true,
  open,
  start,
}: ServiceProgram<Schema, Opening>): Promise<void> =>
  runProgram(async () => {
    const config = loadConfig(configSchema, process.env);
    const identitySecret = identitySecretOf(config);
    return startWithEngines({ name, config }, async (engines) => {
      const logger = createLogger(name, config.LINTEL_LOG_LEVEL);
      const openers = open(config, logger);
      const opened = (await engines.open({
        ...openers,
        ...spareEngines(openers, engines, logger),
        ...(needsDocuments ? {} : spareDocuments(openers, engines, logger)),
      })) as Opened<Opening>;
      const around = surroundingsFor(name, config, { bus: opened.bus, identitySecret, logger });
      const service = await start({
        ...{ ...opened, ...around, config },
        settingsInForce: settingsInForce(configSchema, process.env),
      });
      engines.measures(around.metrics, () => service.health());
      const { LINTEL_PORT, LINTEL_HOST } = config;
      const port = await engines.listen(() => service.listen(LINTEL_PORT, LINTEL_HOST));
      process.stdout.write(`The ${name} service is ready at http://${LINTEL_HOST}:${port}/graphql\n`);
      return { stop: () => service.stop(pause(config.LINTEL_NOTICE_MS)) };
    });
  });

/** What a service begins without. Its other engines are waited for. */
const spareEngines = ({ bus, jobs, objects }: Openers, engines: Engines, logger: Logger) => ({
  bus: () => lateOr('the event bus', bus, (coming) => new LateEventBus(coming, logger), engines, logger),
  ...(jobs && {
    jobs: () => lateOr('the job queue', jobs, (coming) => new LateJobs(coming, logger), engines, logger),
  }),
  ...(objects && {
    objects: () =>
      lateOr('the object store', objects, (coming) => new LateObjectStore(coming), engines, logger),
  }),
});

const spareDocuments = ({ documents }: Openers, engines: Engines, logger: Logger) =>
  documents && {
    documents: () => {
      const connection = unopenedConnection();
      return lateOr(
        'the document store',
        () => documents(connection),
        (coming) => new LateDocuments(connection, coming, logger),
        engines,
        logger,
      );
    },
  };
