import { accountTopic, savedPropertyTopic, savedSearchTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs, RunningWorker } from '@lintel/platform/jobs';
import {
  ErasedAccounts,
  EventComposer,
  type HealthCheck,
  OutboxRelay,
  type ServiceSurroundings,
  UpkeepTimer,
} from '@lintel/service-kit';
import type { Provider, Type } from '@nestjs/common';
import { DigestRepository } from './adapters/documents/digest.repository.js';
import { MatchRepository } from './adapters/documents/match.repository.js';
import { SavedHomeRepository } from './adapters/documents/saved-home.repository.js';
import { SavedSearchRepository } from './adapters/documents/saved-search.repository.js';
import { registerSavedModels } from './adapters/documents/saved.schema.js';
import { AlertsConsumer, savedDocuments } from './adapters/events/alerts.consumer.js';
import { SavedResolver } from './adapters/graphql/saved.resolver.js';
import { alertWorker } from './adapters/jobs/alert.worker.js';
import { EraseAccountHandler } from './application/erase-account/erase-account.handler.js';
import { ExportSavedHandler } from './application/export-saved/export-saved.handler.js';
import { KeepHomesHandler } from './application/keep-homes/keep-homes.handler.js';
import { KeepSearchesHandler } from './application/keep-searches/keep-searches.handler.js';
import type { ListingIndex } from './application/listing-index.js';
import { alertQueue, AlertSchedule } from './application/look-after-alerts/alert-schedule.js';
import { AlertUpkeepHandler } from './application/look-after-alerts/alert-upkeep.handler.js';
import { SendAlertsHandler } from './application/look-after-alerts/send-alerts.handler.js';
import { MatchListingsHandler } from './application/match-listings/match-listings.handler.js';
import { SearchBook } from './application/match-listings/search-book.js';
import { TellChangedHomesHandler } from './application/tell-changed-homes/tell-changed-homes.handler.js';
import { TellMatchesHandler } from './application/tell-matches/tell-matches.handler.js';

export interface SavedOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  readonly index: ListingIndex;
  /** Of the day in London, at which daily and weekly alerts are sent. */
  readonly alertHour: number;
}

/** Saved homes and searches and their alerts, to be made part of the service, and started when it consumes. */
export interface SavedThings {
  readonly controllers: Type[];
  readonly providers: Provider[];
  readonly health: readonly HealthCheck[];
  readonly schedule: AlertSchedule;
  readonly upkeep: AlertUpkeepHandler;
  start(): Promise<void>;
  /** Resolves when every event is on the bus. */
  drain(): Promise<void>;
  /** Takes no more jobs; to be called before the service stops, as `stopRelays` after it. */
  stopJobs(): Promise<void>;
  stopRelays(): Promise<void>;
}

const UPKEEP_MS = 60_000;

export async function prepareSaved(options: SavedOptions): Promise<SavedThings> {
  const { documents, jobs, index, alertHour, bus, clock, linkKey, logger, metrics } = options;
  const models = registerSavedModels(documents.connection);
  const erasures = new ErasedAccounts(documents.connection, clock);
  await documents.syncIndexes();
  await bus.ensureTopics([savedPropertyTopic, savedSearchTopic, accountTopic]);

  const around = { bus, service: 'search', logger, metrics };
  const homeRelay = new OutboxRelay({ ...around, topic: savedPropertyTopic.name, model: models.homes });
  const searchRelay = new OutboxRelay({ ...around, topic: savedSearchTopic.name, model: models.searches });
  const ids = uuidV7Source(clock);
  const composer = new EventComposer('/services/search', ids, clock);
  const homes = new SavedHomeRepository(models.homes, composer, () => homeRelay.nudge());
  const searches = new SavedSearchRepository(models, composer, () => searchRelay.nudge());
  const digests = new DigestRepository(models, composer, () => searchRelay.nudge());
  const matches = new MatchRepository(models);
  const book = new SearchBook(searches, clock);

  const tell = new TellMatchesHandler(digests, matches, ids, clock);
  const schedule = new AlertSchedule(jobs, tell, alertHour, clock);
  const erase = new EraseAccountHandler(erasures, homes, searches);
  const upkeep = new AlertUpkeepHandler(schedule, erase, searches, clock, logger);
  const useCases = [
    erase,
    new KeepHomesHandler(homes, index, erase, clock),
    new KeepSearchesHandler(searches, erase, linkKey, ids, clock),
    new ExportSavedHandler(homes, searches),
    new MatchListingsHandler(book, matches, searches, clock),
    new TellChangedHomesHandler(homes, clock),
    new SendAlertsHandler(schedule),
  ];
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  let worker: RunningWorker | undefined;
  return {
    controllers: [AlertsConsumer],
    providers: [
      SavedResolver,
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
    // Without them homes are found all the same.
    health: [{ name: savedDocuments, spare: true, check: async () => (await documents.health()).gauges }],
    schedule,
    upkeep,
    async start() {
      homeRelay.start();
      searchRelay.start();
      worker = await jobs.work(alertQueue, alertWorker(schedule));
      timer.start();
    },
    async drain() {
      await homeRelay.drain();
      await searchRelay.drain();
    },
    async stopJobs() {
      await Promise.all([timer.stop(), worker?.stop()]);
    },
    async stopRelays() {
      await Promise.all([homeRelay.stop(), searchRelay.stop()]);
    },
  };
}
