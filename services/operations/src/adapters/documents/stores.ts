import { topicOf } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  ActLog,
  CLOCK,
  EventComposer,
  IDS,
  modelsOf,
  outbox,
  type OutboxRelay,
  plain,
  plainAs,
  registerActs,
} from '@lintel/service-kit';
import type { Connection } from 'mongoose';
import { JOB_RUN_STORE } from '../../application/queues/job-run-store.js';
import { SAMPLE_STORE } from '../../application/overview/sample-store.js';
import { JobRunRepository } from './job-run.repository.js';
import { registerJobRuns } from './job-run.schema.js';
import { SampleRepository } from './sample.repository.js';
import { registerSamples } from './sample.schema.js';

const registerModels = (connection: Connection) => ({
  acts: registerActs(connection),
  jobRuns: registerJobRuns(connection),
  samples: registerSamples(connection),
});

const ACTS = token<OutboxRelay>('ActOutbox');
const models = modelsOf(registerModels, 'acts', 'jobRuns', 'samples');

/** The service's stores and outboxes. */
export const stores = [
  ...models.providers,
  outbox(ACTS, models.acts, topicOf),
  plain(ActLog, models.acts, EventComposer, IDS, CLOCK, ACTS),
  plainAs(JOB_RUN_STORE, JobRunRepository, models.jobRuns),
  plainAs(SAMPLE_STORE, SampleRepository, models.samples),
];
