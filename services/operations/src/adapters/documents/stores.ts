import { topicOf } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import { actLog, EventComposer, IDS, modelsOf, outbox, type OutboxRelay, plainAs } from '@lintel/service-kit';
import type { Connection } from 'mongoose';
import { ALERT_SETTINGS_STORE, ALERT_STORE } from '../../application/alerts/alert-store.js';
import { JOB_RUN_STORE } from '../../application/queues/job-run-store.js';
import { SAMPLE_STORE } from '../../application/overview/sample-store.js';
import { REQUEST_STORE } from '../../application/traces/request-store.js';
import { AlertRepository } from './alert.repository.js';
import { registerAlerts, registerAlertSettings } from './alert.schema.js';
import { AlertSettingsRepository } from './alert-settings.repository.js';
import { JobRunRepository } from './job-run.repository.js';
import { registerJobRuns } from './job-run.schema.js';
import { RequestRepository } from './request.repository.js';
import { registerRequests } from './request.schema.js';
import { SampleRepository } from './sample.repository.js';
import { registerSamples } from './sample.schema.js';

const registerModels = (connection: Connection) => ({
  alerts: registerAlerts(connection),
  alertSettings: registerAlertSettings(connection),
  jobRuns: registerJobRuns(connection),
  requests: registerRequests(connection),
  samples: registerSamples(connection),
});

const ALERTS = token<OutboxRelay>('AlertOutbox');
const models = modelsOf(registerModels, 'alerts', 'alertSettings', 'jobRuns', 'requests', 'samples');

/** The service's stores and outboxes. */
export const stores = [
  ...models.providers,
  ...actLog,
  outbox(ALERTS, models.alerts, topicOf),
  plainAs(ALERT_STORE, AlertRepository, models.alerts, EventComposer, ALERTS),
  plainAs(ALERT_SETTINGS_STORE, AlertSettingsRepository, models.alertSettings),
  plainAs(JOB_RUN_STORE, JobRunRepository, models.jobRuns),
  plainAs(REQUEST_STORE, RequestRepository, models.requests, IDS),
  plainAs(SAMPLE_STORE, SampleRepository, models.samples),
];
