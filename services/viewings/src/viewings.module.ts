import { accountTopic, auditTopic, listingTopic, topicOf, viewingTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import {
  AgencyLimits,
  ErasedAccounts,
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { HomeRepository, PersonRepository } from './adapters/documents/projection.repository.js';
import { ViewingRepository } from './adapters/documents/viewing.repository.js';
import { registerViewingModels } from './adapters/documents/viewing.schema.js';
import { ProjectionsConsumer } from './adapters/events/projections.consumer.js';
import { ViewingChangesResolver } from './adapters/graphql/viewing-changes.resolver.js';
import { ViewingViews } from './adapters/graphql/viewing-views.js';
import { ViewingResolver } from './adapters/graphql/viewing.resolver.js';
import { reminderWorker } from './adapters/jobs/reminder.worker.js';
import { Access } from './application/access.js';
import { AnswerProposalHandler } from './application/answer-proposal/answer-proposal.handler.js';
import { Audience } from './application/audience.js';
import { ChangeViewing } from './application/change-viewing.js';
import { CloseViewingHandler } from './application/close-viewing/close-viewing.handler.js';
import { ConfirmViewingHandler } from './application/confirm-viewing/confirm-viewing.handler.js';
import { EnterViewingHandler } from './application/enter-viewing/enter-viewing.handler.js';
import { ErasePersonHandler } from './application/erase-person/erase-person.handler.js';
import { FollowAccountsHandler } from './application/follow-accounts/follow-accounts.handler.js';
import { FollowListingsHandler } from './application/follow-listings/follow-listings.handler.js';
import { FreeTimes } from './application/free-times.js';
import { HonourViewingsHandler } from './application/honour-viewings/honour-viewings.handler.js';
import { MoveViewingHandler } from './application/move-viewing/move-viewing.handler.js';
import { OfferTimesHandler } from './application/offer-times/offer-times.handler.js';
import { ProposeTimeHandler } from './application/propose-time/propose-time.handler.js';
import { ReadViewingsHandler } from './application/read-viewings/read-viewings.handler.js';
import { RemindHandler } from './application/remind/remind.handler.js';
import { ReminderQueue } from './application/reminder-queue.js';
import { RequestLimits } from './application/request-limits.js';
import { RequestViewingHandler } from './application/request-viewing/request-viewing.handler.js';
import { RescheduleViewingHandler } from './application/reschedule-viewing/reschedule-viewing.handler.js';
import { SaveNotesHandler } from './application/save-notes/save-notes.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { WithdrawViewingsHandler } from './application/withdraw-viewings/withdraw-viewings.handler.js';

export interface ViewingsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly cache: Cache;
  readonly jobs: Jobs;
}

/** The viewings service, with what a program in the same process may use of it beside its GraphQL. */
export interface ViewingsService extends RunningService {
  readonly relay: OutboxRelay;
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;

@Module({})
class ViewingsModule {}

export async function startViewings(options: ViewingsOptions): Promise<ViewingsService> {
  const { documents, cache, jobs, bus, clock, linkKey, logger, metrics } = options;
  const models = registerViewingModels(documents.connection);
  const erased = new ErasedAccounts(documents.connection, clock);
  await documents.syncIndexes();
  await bus.ensureTopics([viewingTopic, listingTopic, accountTopic, auditTopic]);

  const relay = new OutboxRelay({
    topic: topicOf,
    model: models.viewings,
    bus,
    service: 'viewings',
    logger,
    metrics,
  });
  const ids = uuidV7Source(clock);
  const composer = new EventComposer('/services/viewings', ids, clock);
  const viewings = new ViewingRepository(models.viewings, composer, () => relay.nudge());
  const homes = new HomeRepository(models.homes);
  const people = new PersonRepository(models.people);

  const access = new Access(viewings, people, linkKey, clock);
  const audience = new Audience(homes, people);
  const free = new FreeTimes(viewings, clock);
  const reminders = new ReminderQueue(jobs, clock, logger);
  const ofAgency = new AgencyLimits(cache, clock, logger);
  const change = new ChangeViewing(access, viewings, audience, free, reminders, ofAgency, clock);
  const limits = new RequestLimits(cache, clock, logger);
  const erasure = new ErasePersonHandler(viewings, people, change, clock);
  const remind = new RemindHandler(change, viewings, clock);
  const upkeep = new UpkeepHandler(viewings, change, reminders, erasure, erased, clock);
  const useCases = [
    new RequestViewingHandler(access, viewings, homes, audience, change, free, limits, erasure, ids, clock),
    new ConfirmViewingHandler(change, free, clock),
    new ProposeTimeHandler(access, change, free, ids, clock),
    new EnterViewingHandler(access, viewings, homes, audience, free, reminders, ofAgency, ids, clock),
    new MoveViewingHandler(change, clock),
    new HonourViewingsHandler(change),
    new AnswerProposalHandler(change),
    new RescheduleViewingHandler(change, free, clock),
    new CloseViewingHandler(change),
    new SaveNotesHandler(change),
    new ReadViewingsHandler(access, viewings, homes, clock),
    new OfferTimesHandler(homes, free, clock),
    new FollowListingsHandler(homes, new WithdrawViewingsHandler(viewings, change)),
    new FollowAccountsHandler(people, erasure, erased),
  ];
  const module: DynamicModule = {
    module: ViewingsModule,
    controllers: [ProjectionsConsumer],
    providers: [
      ViewingResolver,
      ViewingChangesResolver,
      { provide: ViewingViews, useValue: new ViewingViews(homes, clock) },
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
  };
  const service = await startService(
    {
      name: 'viewings',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      // Neither the queue nor the cache is asked: without them requests are taken, reminders wait, and limits do not count.
      health: [
        { name: 'viewings: documents', check: async () => (await documents.health()).gauges },
        {
          // Without it events wait: ours in their outboxes, those of others with the bus.
          name: 'viewings: event bus',
          spare: true,
          check: async () => ({
            ...(await bus.health()).gauges,
            lag: await bus.lag(listingTopic.name, 'viewings'),
          }),
        },
      ],
    },
    options,
  );
  const worker = await jobs.work(reminders.name, reminderWorker(remind));
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  relay.start();
  timer.start();
  return {
    ...service,
    relay,
    upkeep,
    async stop() {
      await Promise.all([timer.stop(), worker.stop()]);
      await service.stop();
      await relay.stop();
    },
  };
}
