import { alertTopic, auditTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { EVENT_BUS } from '@lintel/platform/event-bus';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import {
  ActLog,
  CLOCK,
  every,
  IDS,
  LOGGER,
  made,
  needed,
  part,
  plain,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  worker,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';
import { AlertsResolver } from './adapters/graphql/alerts.resolver.js';
import { BackupsResolver } from './adapters/graphql/backups.resolver.js';
import { SettingsResolver } from './adapters/graphql/settings.resolver.js';
import { EventsResolver } from './adapters/graphql/events.resolver.js';
import { OverviewResolver } from './adapters/graphql/overview.resolver.js';
import { QueuesResolver } from './adapters/graphql/queues.resolver.js';
import { TracesResolver } from './adapters/graphql/traces.resolver.js';
import { httpPost } from './adapters/webhooks/http-post.js';
import { ALERT_CHANNELS } from './application/alerts/alert-channels.js';
import { ALERT_SETTINGS_STORE, ALERT_STORE } from './application/alerts/alert-store.js';
import { ChangeAlertsHandler } from './application/alerts/change-alerts.handler.js';
import { EvaluateAlertsHandler } from './application/alerts/evaluate-alerts.handler.js';
import { LookAtAlertsHandler } from './application/alerts/look-at-alerts.handler.js';
import {
  TellByWebhookHandler,
  type WebhookJob,
  webhookQueue,
} from './application/alerts/tell-by-webhook.handler.js';
import { BACKUPS, type Backups } from './application/backups/backups.js';
import { BackupsHandler } from './application/backups/backups.handler.js';
import { ChangeEventsHandler } from './application/events/change-events.handler.js';
import { LookAtEventsHandler } from './application/events/look-at-events.handler.js';
import { OutboxesHandler } from './application/overview/outboxes.handler.js';
import { OverviewHandler } from './application/overview/overview.handler.js';
import { ProjectionsHandler } from './application/overview/projections.handler.js';
import { SampleHandler } from './application/overview/sample.handler.js';
import { SAMPLE_STORE } from './application/overview/sample-store.js';
import { WATCHED, type Watched } from './application/overview/watched.js';
import { ChangeJobHandler } from './application/queues/change-job.handler.js';
import { ChangeManyJobsHandler } from './application/queues/change-many-jobs.handler.js';
import { JOB_RUN_STORE } from './application/queues/job-run-store.js';
import { LookAtQueuesHandler } from './application/queues/look-at-queues.handler.js';
import { FindTraceHandler } from './application/traces/find-trace.handler.js';
import { KeepRequestsHandler } from './application/traces/keep-requests.handler.js';
import { REQUEST_STORE } from './application/traces/request-store.js';
import { channelsOf, type OperationsConfig } from './config.js';

export interface OperationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  /** Every service of the installation, this one included. */
  readonly watched: Watched;
  readonly config: OperationsConfig;
  /** Where one folder has all data. */
  readonly backups?: Backups;
}

const SAMPLE_MS = 10_000;
const FORGET_MS = 600_000;
/** Between two of these more requests are kept than their number allows. */
const FORGET_REQUESTS_MS = 60_000;
/** Twice within ten seconds, so that what is seen twice is told by then. */
const EVALUATE_MS = 4000;
/** A little less, as no timer is exact. */
const TURN_MS = 3500;

const useCases = [
  plain(BackupsHandler, BACKUPS, ActLog, CLOCK),
  plain(OverviewHandler, WATCHED, JOBS, SAMPLE_STORE, CLOCK, BackupsHandler),
  plain(OutboxesHandler, WATCHED, CLOCK),
  plain(ProjectionsHandler, WATCHED, CLOCK),
  plain(SampleHandler, OverviewHandler, SAMPLE_STORE, CLOCK),
  plain(LookAtEventsHandler, EVENT_BUS, CLOCK),
  plain(ChangeEventsHandler, EVENT_BUS, ActLog, CLOCK),
  plain(KeepRequestsHandler, REQUEST_STORE, CLOCK),
  plain(FindTraceHandler, REQUEST_STORE, EVENT_BUS, JOBS),
  plain(LookAtQueuesHandler, JOBS, CLOCK),
  plain(ChangeJobHandler, JOBS, ActLog),
  plain(ChangeManyJobsHandler, JOBS, JOB_RUN_STORE, ActLog, IDS, CLOCK, LOGGER),
  plain(
    EvaluateAlertsHandler,
    OverviewHandler,
    ALERT_STORE,
    ALERT_SETTINGS_STORE,
    ALERT_CHANNELS,
    IDS,
    CLOCK,
  ),
  plain(LookAtAlertsHandler, ALERT_STORE, ALERT_SETTINGS_STORE, ALERT_CHANNELS, JOBS),
  plain(ChangeAlertsHandler, ALERT_STORE, ALERT_SETTINGS_STORE, ALERT_CHANNELS, ActLog, IDS, CLOCK),
  made(
    TellByWebhookHandler,
    (alerts, jobs, channels, clock) => new TellByWebhookHandler(alerts, jobs, channels, httpPost(), clock),
    ALERT_STORE,
    JOBS,
    ALERT_CHANNELS,
    CLOCK,
  ),
];

const background = [
  part((backups: BackupsHandler) => backups, BackupsHandler),
  // What was begun for many jobs at once ends with the service, and is waited for.
  part((many: ChangeManyJobsHandler) => many, ChangeManyJobsHandler),
  every(SAMPLE_MS, SampleHandler, (samples) => samples.handle()),
  every(FORGET_MS, SampleHandler, (samples) => samples.forget()),
  every(FORGET_REQUESTS_MS, KeepRequestsHandler, (requests) => requests.forget()),
  every(EVALUATE_MS, EvaluateAlertsHandler, (evaluating) => evaluating.handleInTurn(TURN_MS)),
  every(EVALUATE_MS, TellByWebhookHandler, (telling) => telling.handle()),
  every(FORGET_MS, EvaluateAlertsHandler, (evaluating) => evaluating.forget()),
];

/** Without any, there is no queue to work on. */
const webhooks = [
  worker(
    webhookQueue,
    (telling) => ({
      concurrency: 4,
      handle: ({ data }) => telling.deliver(data as WebhookJob),
    }),
    TellByWebhookHandler,
  ),
];

@Module({})
class OperationsModule {
  static forRoot({ watched, backups, config, brand }: OperationsOptions): DynamicModule {
    const channels = channelsOf(config, brand);
    return {
      module: OperationsModule,
      providers: [
        { provide: WATCHED, useValue: watched },
        { provide: ALERT_CHANNELS, useValue: channels },
        ...(channels.webhooks.length > 0 ? webhooks : []),
        { provide: BACKUPS, useValue: backups ?? null },
        ...stores,
        ...useCases,
        ...background,
        AlertsResolver,
        OverviewResolver,
        QueuesResolver,
        EventsResolver,
        BackupsResolver,
        SettingsResolver,
        TracesResolver,
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
      topics: [auditTopic, alertTopic],
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
