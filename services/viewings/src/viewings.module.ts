import {
  accountAccessTopic,
  accountTopic,
  agencyTopic,
  auditTopic,
  listingTopic,
  topicOf,
  viewingTopic,
} from '@lintel/contracts';
import { CACHE, type Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import { token } from '@lintel/platform/port';
import {
  ActLog,
  actLog,
  AgencyLimits,
  BRAND,
  CLOCK,
  CONNECTION,
  ErasedAccounts,
  EventComposer,
  every,
  FeedAddresses,
  IDS,
  LinkKey,
  LOGGER,
  modelsOf,
  needed,
  outbox,
  type OutboxRelay,
  plain,
  plainAs,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  SuspendedAgencies,
  suspendedAgencies,
  suspensions,
  worker,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { homes } from './adapters/documents/known-homes.js';
import { HomeRepository, PersonRepository } from './adapters/documents/projection.repository.js';
import { ViewingRepository } from './adapters/documents/viewing.repository.js';
import { registerViewingModels } from './adapters/documents/viewing.schema.js';
import { ProjectionsConsumer } from './adapters/events/projections.consumer.js';
import { ViewingChangesResolver } from './adapters/graphql/viewing-changes.resolver.js';
import { ViewingFeedResolver } from './adapters/graphql/viewing-feed.resolver.js';
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
import { FollowAgenciesHandler } from './application/follow-agencies/follow-agencies.handler.js';
import { FollowListingsHandler } from './application/follow-listings/follow-listings.handler.js';
import { FreeTimes } from './application/free-times.js';
import { HonourViewingsHandler } from './application/honour-viewings/honour-viewings.handler.js';
import { MoveViewingHandler } from './application/move-viewing/move-viewing.handler.js';
import { NewViewings } from './application/new-viewings.js';
import { OfferTimesHandler } from './application/offer-times/offer-times.handler.js';
import { ProposeTimeHandler } from './application/propose-time/propose-time.handler.js';
import { ReadViewingsHandler } from './application/read-viewings/read-viewings.handler.js';
import { RemindHandler } from './application/remind/remind.handler.js';
import { ReminderQueue, reminderQueue } from './application/reminder-queue.js';
import { RequestLimits } from './application/request-limits.js';
import { RequestViewingHandler } from './application/request-viewing/request-viewing.handler.js';
import { RescheduleViewingHandler } from './application/reschedule-viewing/reschedule-viewing.handler.js';
import { SaveNotesHandler } from './application/save-notes/save-notes.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { ViewingFeedHandler } from './application/viewing-feed/viewing-feed.handler.js';
import { HOME_STORE, PERSON_STORE, VIEWING_STORE } from './application/viewing-store.js';
import { WithdrawViewingsHandler } from './application/withdraw-viewings/withdraw-viewings.handler.js';

export interface ViewingsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly cache: Cache;
  readonly jobs: Jobs;
}

/** The viewings service, with what a program in the same process may use of it beside its GraphQL. */
export interface ViewingsService extends RunningService {
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;
const OUTBOX = token<OutboxRelay>('ViewingOutbox');
const models = modelsOf(registerViewingModels, 'viewings', 'homes', 'people');

const stores = [
  ...models.providers,
  outbox(OUTBOX, models.viewings, topicOf),
  ...actLog,
  plainAs(VIEWING_STORE, ViewingRepository, models.viewings, EventComposer, OUTBOX, BRAND),
  plainAs(HOME_STORE, HomeRepository, models.homes),
  plainAs(PERSON_STORE, PersonRepository, models.people),
  plain(ErasedAccounts, CONNECTION, CLOCK),
  plain(FeedAddresses, CONNECTION, CLOCK),
  ...suspensions.providers,
];

const shared = [
  plain(Access, VIEWING_STORE, PERSON_STORE, LinkKey, CLOCK),
  plain(AgencyLimits, CACHE, CLOCK, LOGGER),
  plain(Audience, HOME_STORE, PERSON_STORE),
  plain(ChangeViewing, Access, VIEWING_STORE, Audience, FreeTimes, ReminderQueue, AgencyLimits, CLOCK),
  plain(FreeTimes, VIEWING_STORE, CLOCK),
  plain(NewViewings, VIEWING_STORE, HOME_STORE, Audience, FreeTimes),
  plain(ReminderQueue, JOBS, CLOCK, LOGGER),
  plain(RequestLimits, CACHE, CLOCK, LOGGER),
  plain(ViewingViews, HOME_STORE, CLOCK),
];

const useCases = [
  plain(AnswerProposalHandler, ChangeViewing),
  plain(CloseViewingHandler, ChangeViewing),
  plain(ConfirmViewingHandler, ChangeViewing, FreeTimes, CLOCK),
  plain(EnterViewingHandler, NewViewings, ReminderQueue, AgencyLimits, IDS, CLOCK),
  plain(ErasePersonHandler, VIEWING_STORE, PERSON_STORE, FeedAddresses, ChangeViewing, CLOCK),
  plain(FollowAccountsHandler, PERSON_STORE, ErasePersonHandler, ErasedAccounts),
  plain(FollowAgenciesHandler, SuspendedAgencies, WithdrawViewingsHandler, CLOCK),
  plain(FollowListingsHandler, HOME_STORE, WithdrawViewingsHandler, FollowAgenciesHandler),
  plain(HonourViewingsHandler, ChangeViewing),
  plain(MoveViewingHandler, ChangeViewing, CLOCK),
  plain(OfferTimesHandler, HOME_STORE, FreeTimes, CLOCK),
  plain(ProposeTimeHandler, Access, ChangeViewing, FreeTimes, IDS, CLOCK),
  plain(ReadViewingsHandler, Access, VIEWING_STORE, HOME_STORE, ViewingFeedHandler, BRAND, CLOCK),
  plain(RemindHandler, ChangeViewing, VIEWING_STORE, CLOCK),
  plain(
    RequestViewingHandler,
    Access,
    NewViewings,
    ChangeViewing,
    RequestLimits,
    ErasePersonHandler,
    IDS,
    CLOCK,
  ),
  plain(RescheduleViewingHandler, ChangeViewing, FreeTimes, CLOCK),
  plain(SaveNotesHandler, ChangeViewing),
  plain(
    UpkeepHandler,
    VIEWING_STORE,
    ChangeViewing,
    ReminderQueue,
    ErasePersonHandler,
    ErasedAccounts,
    CLOCK,
  ),
  plain(ViewingFeedHandler, FeedAddresses, PERSON_STORE, VIEWING_STORE, HOME_STORE, ActLog, BRAND, CLOCK),
  plain(WithdrawViewingsHandler, VIEWING_STORE, ChangeViewing),
];

const background = [
  worker(reminderQueue, reminderWorker, RemindHandler),
  every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle()),
];

@Module({
  controllers: [ProjectionsConsumer],
  providers: [
    ...stores,
    ...shared,
    ...useCases,
    ...background,
    ViewingResolver,
    ViewingChangesResolver,
    ViewingFeedResolver,
  ],
})
class ViewingsModule {}

export async function startViewings(options: ViewingsOptions): Promise<ViewingsService> {
  const { documents, bus } = options;
  const service = await startService(
    {
      name: 'viewings',
      module: ViewingsModule,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [viewingTopic, listingTopic, accountTopic, accountAccessTopic, agencyTopic, auditTopic],
      projections: [homes, suspendedAgencies],
      // Neither the queue nor the cache is asked: without them requests are taken, reminders wait, and limits do not count.
      health: [
        needed('viewings: documents', documents),
        // Without it events wait: ours in their outboxes, those of others with the bus.
        spare('viewings: event bus', bus),
      ],
    },
    options,
  );
  return { ...service, upkeep: service.app.get(UpkeepHandler) };
}
