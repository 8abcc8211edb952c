import { savedPropertyTopic, savedSearchTopic } from '@lintel/contracts';
import { CACHE } from '@lintel/platform/cache';
import { JOBS } from '@lintel/platform/jobs';
import { token } from '@lintel/platform/port';
import {
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
  outbox,
  type OutboxRelay,
  plain,
  plainAs,
  worker,
} from '@lintel/service-kit';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DigestRepository } from './adapters/documents/digest.repository.js';
import { HomeMarkRepository } from './adapters/documents/home-mark.repository.js';
import { MatchRepository } from './adapters/documents/match.repository.js';
import { SavedHomeRepository } from './adapters/documents/saved-home.repository.js';
import { SavedSearchRepository } from './adapters/documents/saved-search.repository.js';
import { registerSavedModels } from './adapters/documents/saved.schema.js';
import { SharedListRepository } from './adapters/documents/shared-list.repository.js';
import { AlertsConsumer } from './adapters/events/alerts.consumer.js';
import { HomeMarksResolver } from './adapters/graphql/home-marks.resolver.js';
import { SavedResolver } from './adapters/graphql/saved.resolver.js';
import { SearchFeedResolver } from './adapters/graphql/search-feed.resolver.js';
import { SharedListsResolver } from './adapters/graphql/shared-lists.resolver.js';
import { alertWorker } from './adapters/jobs/alert.worker.js';
import { EraseAccountHandler } from './application/erase-account/erase-account.handler.js';
import { ExportSavedHandler } from './application/export-saved/export-saved.handler.js';
import { KeepHomesHandler } from './application/keep-homes/keep-homes.handler.js';
import { KeepSearchesHandler } from './application/keep-searches/keep-searches.handler.js';
import { LISTING_INDEX } from './application/listing-index.js';
import { alertQueue, AlertSchedule } from './application/look-after-alerts/alert-schedule.js';
import { AlertUpkeepHandler } from './application/look-after-alerts/alert-upkeep.handler.js';
import { SendAlertsHandler } from './application/look-after-alerts/send-alerts.handler.js';
import { MarkHomesHandler } from './application/mark-homes/mark-homes.handler.js';
import { MatchListingsHandler } from './application/match-listings/match-listings.handler.js';
import { SearchBook } from './application/match-listings/search-book.js';
import { SearchFeedHandler } from './application/search-feed/search-feed.handler.js';
import { TellChangedHomesHandler } from './application/tell-changed-homes/tell-changed-homes.handler.js';
import { TellMatchesHandler } from './application/tell-matches/tell-matches.handler.js';
import { ListLimits } from './application/share-lists/list-limits.js';
import { ShareListsHandler } from './application/share-lists/share-lists.handler.js';
import { DIGEST_STORE } from './application/saved/digest-store.js';
import { HOME_MARK_STORE } from './application/saved/home-mark-store.js';
import { MATCH_STORE } from './application/saved/match-store.js';
import { SAVED_HOME_STORE } from './application/saved/saved-home-store.js';
import { SHARED_LIST_STORE } from './application/saved/shared-list-store.js';
import { SAVED_SEARCH_STORE } from './application/saved/saved-search-store.js';

const UPKEEP_MS = 60_000;
const HOMES = token<OutboxRelay>('SavedHomeOutbox');
const SEARCHES = token<OutboxRelay>('SavedSearchOutbox');
const ALERT_HOUR = token<number>('AlertHour');
const models = modelsOf(registerSavedModels, 'homes', 'searches', 'hidden', 'notes', 'lists');

const stores = [
  ...models.providers,
  outbox(HOMES, models.homes, savedPropertyTopic.name),
  outbox(SEARCHES, models.searches, savedSearchTopic.name),
  plainAs(SAVED_HOME_STORE, SavedHomeRepository, models.homes, EventComposer, HOMES),
  plainAs(SAVED_SEARCH_STORE, SavedSearchRepository, models.all, EventComposer, SEARCHES),
  plainAs(DIGEST_STORE, DigestRepository, models.all, EventComposer, SEARCHES),
  plainAs(HOME_MARK_STORE, HomeMarkRepository, models.hidden, models.notes),
  plainAs(SHARED_LIST_STORE, SharedListRepository, models.lists),
  plainAs(MATCH_STORE, MatchRepository, models.all),
  plain(ErasedAccounts, CONNECTION, CLOCK),
  plain(FeedAddresses, CONNECTION, CLOCK),
];

const useCases = [
  plain(AlertSchedule, JOBS, TellMatchesHandler, ALERT_HOUR, CLOCK),
  plain(AlertUpkeepHandler, AlertSchedule, EraseAccountHandler, SAVED_SEARCH_STORE, CLOCK, LOGGER),
  plain(
    EraseAccountHandler,
    ErasedAccounts,
    SAVED_HOME_STORE,
    HOME_MARK_STORE,
    SHARED_LIST_STORE,
    SAVED_SEARCH_STORE,
    FeedAddresses,
  ),
  plain(
    ExportSavedHandler,
    SAVED_HOME_STORE,
    HOME_MARK_STORE,
    SHARED_LIST_STORE,
    SAVED_SEARCH_STORE,
    FeedAddresses,
  ),
  plain(KeepHomesHandler, SAVED_HOME_STORE, LISTING_INDEX, EraseAccountHandler, CLOCK),
  plain(KeepSearchesHandler, SAVED_SEARCH_STORE, FeedAddresses, EraseAccountHandler, LinkKey, IDS, CLOCK),
  plain(MarkHomesHandler, HOME_MARK_STORE, LISTING_INDEX, EraseAccountHandler, CLOCK),
  plain(ListLimits, CACHE, LOGGER),
  plain(ShareListsHandler, SHARED_LIST_STORE, LISTING_INDEX, ListLimits, EraseAccountHandler, IDS, CLOCK),
  plain(MatchListingsHandler, SearchBook, MATCH_STORE, SAVED_SEARCH_STORE, CLOCK),
  plain(SearchBook, SAVED_SEARCH_STORE, CLOCK),
  plain(
    SearchFeedHandler,
    FeedAddresses,
    KeepSearchesHandler,
    SAVED_SEARCH_STORE,
    HOME_MARK_STORE,
    LISTING_INDEX,
    EraseAccountHandler,
  ),
  plain(SendAlertsHandler, AlertSchedule),
  plain(TellChangedHomesHandler, SAVED_HOME_STORE, HOME_MARK_STORE, CLOCK),
  plain(TellMatchesHandler, DIGEST_STORE, MATCH_STORE, HOME_MARK_STORE, IDS, CLOCK),
];

const background = [
  worker(alertQueue, alertWorker, AlertSchedule),
  every(UPKEEP_MS, AlertUpkeepHandler, (upkeep) => upkeep.handle()),
];

export interface SavedModuleOptions {
  /** Of the day in London, at which daily and weekly alerts are sent. */
  readonly alertHour: number;
  /** Providers that find and show listings. */
  readonly listings: readonly Provider[];
}

/** Saved homes and searches and their alerts, hidden homes and notes of homes. */
@Module({})
export class SavedModule {
  static forRoot({ alertHour, listings }: SavedModuleOptions): DynamicModule {
    return {
      module: SavedModule,
      controllers: [AlertsConsumer],
      providers: [
        ...listings,
        { provide: ALERT_HOUR, useValue: alertHour },
        ...stores,
        ...useCases,
        ...background,
        SavedResolver,
        HomeMarksResolver,
        SharedListsResolver,
        SearchFeedResolver,
      ],
    };
  }
}
