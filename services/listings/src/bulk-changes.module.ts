import { JOBS, NotYet } from '@lintel/platform/jobs';
import { token } from '@lintel/platform/port';
import { CLOCK, every, IDS, LOGGER, made, part, plain, worker } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { BulkResolver } from './adapters/graphql/bulk.resolver.js';
import { bulkChangeWorker } from './adapters/jobs/bulk-change.worker.js';
import { BulkChangeQueue, bulkChangeQueueName } from './application/bulk-change/bulk-change-queue.js';
import { BULK_CHANGE_STORE } from './application/bulk-change/bulk-change-store.js';
import { BulkChangeUpkeepHandler } from './application/bulk-change/bulk-change-upkeep.handler.js';
import { RunBulkChangeHandler } from './application/bulk-change/run-bulk-change.handler.js';
import { StartBulkChangeHandler } from './application/bulk-change/start-bulk-change.handler.js';
import { UndoBulkChangeHandler } from './application/bulk-change/undo-bulk-change.handler.js';
import { ViewBulkChangeHandler } from './application/bulk-change/view-bulk-change.handler.js';
import { LISTING_STORE } from './application/listing-store.js';
import { StoresModule } from './stores.module.js';

const UPKEEP_MS = 60_000;
const LEAVING = token<AbortController>('Leaving');

const useCases = [
  plain(BulkChangeQueue, JOBS, LOGGER),
  plain(BulkChangeUpkeepHandler, BULK_CHANGE_STORE, BulkChangeQueue, CLOCK),
  plain(RunBulkChangeHandler, BULK_CHANGE_STORE, LISTING_STORE, CLOCK),
  plain(StartBulkChangeHandler, BULK_CHANGE_STORE, BulkChangeQueue, IDS, CLOCK),
  plain(UndoBulkChangeHandler, BULK_CHANGE_STORE, BulkChangeQueue, CLOCK),
  plain(ViewBulkChangeHandler, BULK_CHANGE_STORE, CLOCK),
];

const background = [
  made(LEAVING, () => new AbortController()),
  part(
    (leaving, queue) => ({
      stop: async () => leaving.abort(new NotYet('the service stops', 0)),
      settled: () => queue.settled(),
    }),
    ...([LEAVING, BulkChangeQueue] as const),
  ),
  worker(
    bulkChangeQueueName,
    (run, { signal }) => bulkChangeWorker(run, signal),
    ...([RunBulkChangeHandler, LEAVING] as const),
  ),
  every(UPKEEP_MS, BulkChangeUpkeepHandler, (upkeep) => upkeep.handle()),
];

/** Changes of many listings at once, and their undoing. */
@Module({ imports: [StoresModule], providers: [...useCases, ...background, BulkResolver] })
export class BulkChangesModule {}
