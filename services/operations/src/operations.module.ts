import { auditTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import {
  ActLog,
  CLOCK,
  IDS,
  LOGGER,
  needed,
  part,
  plain,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';
import { QueuesResolver } from './adapters/graphql/queues.resolver.js';
import { ChangeJobHandler } from './application/queues/change-job.handler.js';
import { ChangeManyJobsHandler } from './application/queues/change-many-jobs.handler.js';
import { JOB_RUN_STORE } from './application/queues/job-run-store.js';
import { LookAtQueuesHandler } from './application/queues/look-at-queues.handler.js';

export interface OperationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
}

const useCases = [
  plain(LookAtQueuesHandler, JOBS, CLOCK),
  plain(ChangeJobHandler, JOBS, ActLog),
  plain(ChangeManyJobsHandler, JOBS, JOB_RUN_STORE, ActLog, IDS, CLOCK, LOGGER),
];

// What was begun for many jobs at once ends with the service, and is waited for.
const background = [part((many: ChangeManyJobsHandler) => many, ChangeManyJobsHandler)];

@Module({ providers: [...stores, ...useCases, ...background, QueuesResolver] })
class OperationsModule {}

export const startOperations = (options: OperationsOptions): Promise<RunningService> =>
  startService(
    {
      name: 'operations',
      module: OperationsModule,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [auditTopic],
      health: [
        needed('operations: documents', options.documents),
        // What is not about jobs is answered without it.
        spare('operations: jobs', options.jobs),
        // Without it the audit trail hears later.
        spare('operations: event bus', options.bus),
      ],
    },
    options,
  );
