import { auditTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { EVENT_BUS } from '@lintel/platform/event-bus';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import {
  ActLog,
  CLOCK,
  every,
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
import { type DynamicModule, Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';
import { EventsResolver } from './adapters/graphql/events.resolver.js';
import { OverviewResolver } from './adapters/graphql/overview.resolver.js';
import { QueuesResolver } from './adapters/graphql/queues.resolver.js';
import { ChangeEventsHandler } from './application/events/change-events.handler.js';
import { LookAtEventsHandler } from './application/events/look-at-events.handler.js';
import { OverviewHandler } from './application/overview/overview.handler.js';
import { SampleHandler } from './application/overview/sample.handler.js';
import { SAMPLE_STORE } from './application/overview/sample-store.js';
import { WATCHED, type Watched } from './application/overview/watched.js';
import { ChangeJobHandler } from './application/queues/change-job.handler.js';
import { ChangeManyJobsHandler } from './application/queues/change-many-jobs.handler.js';
import { JOB_RUN_STORE } from './application/queues/job-run-store.js';
import { LookAtQueuesHandler } from './application/queues/look-at-queues.handler.js';

export interface OperationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  /** Every service of the installation, this one included. */
  readonly watched: Watched;
}

const SAMPLE_MS = 10_000;
const FORGET_MS = 600_000;

const useCases = [
  plain(OverviewHandler, WATCHED, JOBS, SAMPLE_STORE, CLOCK),
  plain(SampleHandler, OverviewHandler, SAMPLE_STORE, CLOCK),
  plain(LookAtEventsHandler, EVENT_BUS),
  plain(ChangeEventsHandler, EVENT_BUS, ActLog),
  plain(LookAtQueuesHandler, JOBS, CLOCK),
  plain(ChangeJobHandler, JOBS, ActLog),
  plain(ChangeManyJobsHandler, JOBS, JOB_RUN_STORE, ActLog, IDS, CLOCK, LOGGER),
];

const background = [
  // What was begun for many jobs at once ends with the service, and is waited for.
  part((many: ChangeManyJobsHandler) => many, ChangeManyJobsHandler),
  every(SAMPLE_MS, SampleHandler, (samples) => samples.handle()),
  every(FORGET_MS, SampleHandler, (samples) => samples.forget()),
];

@Module({})
class OperationsModule {
  static forRoot({ watched }: OperationsOptions): DynamicModule {
    return {
      module: OperationsModule,
      providers: [
        { provide: WATCHED, useValue: watched },
        ...stores,
        ...useCases,
        ...background,
        OverviewResolver,
        QueuesResolver,
        EventsResolver,
      ],
    };
  }
}

export const startOperations = (options: OperationsOptions): Promise<RunningService> =>
  startService(
    {
      name: 'operations',
      module: OperationsModule.forRoot(options),
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
