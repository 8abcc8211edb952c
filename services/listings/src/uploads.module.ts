import { uploadTopic } from '@lintel/contracts';
import { type Clock, uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Jobs } from '@lintel/platform/jobs';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  type EventComposer,
  type HealthCheck,
  type Logger,
  type Metrics,
  OutboxRelay,
  UpkeepTimer,
} from '@lintel/service-kit';
import type { Provider } from '@nestjs/common';
import { LogoRepository } from './adapters/documents/upload-logo.repository.js';
import { UploadRepository } from './adapters/documents/upload.repository.js';
import type { UploadModels } from './adapters/documents/upload.schema.js';
import { FileRenditions } from './adapters/files/file-renditions.js';
import { UploadLogos } from './adapters/graphql/upload-logos.js';
import {
  AgencyLogoResolver,
  ListingAgentResolver,
  UploadResolver,
} from './adapters/graphql/upload.resolver.js';
import { uploadWorker } from './adapters/jobs/upload.worker.js';
import type { UploadUses } from './application/upload-lookup.js';
import { ClearUploadsHandler } from './application/uploads/clear-uploads.handler.js';
import { DiscardUploadHandler } from './application/uploads/discard-upload.handler.js';
import { type AttachUploads, EndUpload } from './application/uploads/end-upload.js';
import { FinishUploadHandler } from './application/uploads/finish-upload.handler.js';
import { ProcessUploadHandler } from './application/uploads/process-upload.handler.js';
import { ReadUploadsHandler } from './application/uploads/read-uploads.handler.js';
import { RequestUploadHandler } from './application/uploads/request-upload.handler.js';
import { RescueUploadsHandler } from './application/uploads/rescue-uploads.handler.js';
import { SetAgencyLogoHandler } from './application/uploads/set-agency-logo.handler.js';
import { UploadQueue } from './application/uploads/upload-queue.js';
import type { UploadStore } from './application/uploads/upload-store.js';

const RESCUE_MS = 60_000;
const CLEAR_MS = 3_600_000;

export interface UploadsOptions {
  readonly models: UploadModels;
  readonly composer: EventComposer;
  readonly bus: EventBus;
  readonly objects: ObjectStore;
  readonly cache: Cache;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly mediaUrl: string;
}

/** What listings need of uploads, and what it takes to run them. */
export interface Uploads {
  readonly store: UploadStore;
  readonly relay: OutboxRelay;
  readonly health: readonly HealthCheck[];
  /** A listing has these no longer. Never rejects: what is not noted is found all the same, later. */
  readonly takenOut: (ids: readonly string[]) => Promise<void>;
  /** Once listings are there: who attaches what is ready, and who says what is used. */
  complete(given: { readonly attach: AttachUploads; readonly uses: UploadUses }): UploadsParts;
}

export interface UploadsParts {
  readonly providers: Provider[];
  readonly rescue: RescueUploadsHandler;
  readonly clear: ClearUploadsHandler;
  /** Begins to take jobs and to look after things. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Files of agencies, from the address they are sent to until they are removed. Topic, models and indexes are there already. */
export function openUploads(options: UploadsOptions): Uploads {
  const { models, composer, bus, objects, cache, jobs, clock, logger, metrics } = options;
  const relay = new OutboxRelay({
    topic: uploadTopic.name,
    bus,
    model: models.uploads,
    service: 'listings',
    logger,
    metrics,
  });
  const store = new UploadRepository(models.uploads, composer, () => relay.nudge());
  const logos = new LogoRepository(models.logos);
  const queue = new UploadQueue(jobs, logger);
  return {
    store,
    relay,
    health: [
      { name: 'listings: object store', spare: true, check: async () => (await objects.health()).gauges },
    ],
    takenOut: (ids) =>
      store
        .takenOut(ids, clock.now())
        .catch((error: unknown) =>
          logger.warn({ err: error }, 'uploads that were taken out are found later'),
        ),
    complete({ attach, uses }) {
      const end = new EndUpload(store, attach, objects, clock);
      const finish = new FinishUploadHandler(store, objects, queue, end, clock, logger);
      const process = new ProcessUploadHandler(store, objects, new FileRenditions(), end);
      const rescue = new RescueUploadsHandler(store, queue, finish, end, clock);
      const clear = new ClearUploadsHandler(store, [uses, logos], objects, clock);
      const useCases = [
        new RequestUploadHandler(store, objects, cache, uuidV7Source(clock), clock, logger),
        finish,
        new DiscardUploadHandler(store, clock),
        new ReadUploadsHandler(store),
        new SetAgencyLogoHandler(store, logos, clock),
      ];
      const timers = [
        new UpkeepTimer(() => rescue.handle(), RESCUE_MS, logger),
        new UpkeepTimer(() => clear.handle(), CLEAR_MS, logger),
      ];
      let stopWorker = async (): Promise<void> => undefined;
      return {
        providers: [
          UploadResolver,
          AgencyLogoResolver,
          ListingAgentResolver,
          { provide: UploadLogos, useValue: new UploadLogos(logos, options.mediaUrl) },
          ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
        ],
        rescue,
        clear,
        async start() {
          const worker = await jobs.work(queue.name, uploadWorker(process, queue.attempts));
          stopWorker = () => worker.stop();
          relay.start();
          for (const timer of timers) timer.start();
        },
        async stop() {
          await Promise.all([...timers.map((timer) => timer.stop()), stopWorker()]);
        },
      };
    },
  };
}
