import { type Clock, uuidV7Source } from '@lintel/kernel';
import { type Jobs, NotYet, type RunningWorker } from '@lintel/platform/jobs';
import { type Logger, UpkeepTimer } from '@lintel/service-kit';
import type { Provider } from '@nestjs/common';
import { BulkChangeRepository } from './adapters/documents/bulk-change.repository.js';
import type { BulkChangeModels } from './adapters/documents/bulk-change.schema.js';
import { BulkResolver } from './adapters/graphql/bulk.resolver.js';
import { bulkChangeWorker } from './adapters/jobs/bulk-change.worker.js';
import { BulkChangeQueue, bulkChangeQueueName } from './application/bulk-change/bulk-change-queue.js';
import { BulkChangeUpkeepHandler } from './application/bulk-change/bulk-change-upkeep.handler.js';
import { RunBulkChangeHandler } from './application/bulk-change/run-bulk-change.handler.js';
import { StartBulkChangeHandler } from './application/bulk-change/start-bulk-change.handler.js';
import { UndoBulkChangeHandler } from './application/bulk-change/undo-bulk-change.handler.js';
import { ViewBulkChangeHandler } from './application/bulk-change/view-bulk-change.handler.js';
import type { ListingStore } from './application/listing-store.js';

export interface BulkChangesOptions {
  readonly models: BulkChangeModels;
  readonly listings: ListingStore;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Changes of many listings, to be made part of the service, and started with it. */
export interface BulkChanges {
  readonly providers: readonly Provider[];
  readonly upkeep: BulkChangeUpkeepHandler;
  start(): Promise<void>;
  /** Resolves when every change that was begun is with the queue. */
  settled(): Promise<void>;
  /** Takes no more jobs, and leaves those under way to who takes them up. */
  stop(): Promise<void>;
}

const UPKEEP_MS = 60_000;

export function prepareBulkChanges({
  models,
  listings,
  jobs,
  clock,
  logger,
}: BulkChangesOptions): BulkChanges {
  const changes = new BulkChangeRepository(models);
  const queue = new BulkChangeQueue(jobs, logger);
  const run = new RunBulkChangeHandler(changes, listings, clock);
  const upkeep = new BulkChangeUpkeepHandler(changes, queue, clock);
  const useCases = [
    new StartBulkChangeHandler(changes, queue, uuidV7Source(clock), clock),
    new UndoBulkChangeHandler(changes, queue, clock),
    new ViewBulkChangeHandler(changes, clock),
  ];
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  const leaving = new AbortController();
  let worker: RunningWorker | undefined;
  return {
    providers: [
      BulkResolver,
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
    upkeep,
    async start() {
      worker = await jobs.work(bulkChangeQueueName, bulkChangeWorker(run, leaving.signal));
      timer.start();
    },
    settled: () => queue.settled(),
    async stop() {
      leaving.abort(new NotYet('the service stops', 0));
      await Promise.all([timer.stop(), worker?.stop()]);
      await queue.settled();
    },
  };
}
