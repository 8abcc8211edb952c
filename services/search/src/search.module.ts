import { setTimeout as wait } from 'node:timers/promises';
import {
  accountAccessTopic,
  accountTopic,
  listingTopic,
  savedPropertyTopic,
  savedSearchTopic,
} from '@lintel/contracts';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import { EVENT_BUS } from '@lintel/platform/event-bus';
import type { Jobs } from '@lintel/platform/jobs';
import type { LanguageModel } from '@lintel/platform/language-model';
import {
  type HealthCheck,
  IDS,
  made,
  METRICS,
  needed,
  plain,
  RebuildLog,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { ConnectionResolver } from './adapters/graphql/connection.resolver.js';
import { SearchResolver } from './adapters/graphql/search.resolver.js';
import { CountFacetsHandler } from './application/count-facets/count-facets.handler.js';
import { FeaturedListingsHandler } from './application/featured-listings/featured-listings.handler.js';
import { LISTING_INDEX, type ListingIndex } from './application/listing-index.js';
import { MapListingsHandler } from './application/map-listings/map-listings.handler.js';
import { ProjectListingsHandler } from './application/project-listings/project-listings.handler.js';
import {
  index as indexProjection,
  RebuildIndexHandler,
} from './application/rebuild-index/rebuild-index.handler.js';
import { RelaxSearchHandler } from './application/relax-search/relax-search.handler.js';
import { SearchListingsHandler } from './application/search-listings/search-listings.handler.js';
import { SimilarListingsHandler } from './application/similar-listings/similar-listings.handler.js';
import { SuggestPlacesHandler } from './application/suggest-places/suggest-places.handler.js';
import { UnderstandHandler } from './application/understand/understand.handler.js';
import { countUnderstanding } from './application/understand/understanding-count.js';
import { type AlertConfig, SEARCH_CONFIG, type SearchConfig, usualAlertHour } from './config.js';
import type { ToldFrequency } from './domain/saved/alert-times.js';
import { savedDocuments } from './adapters/events/alerts.consumer.js';
import { AlertSchedule } from './application/look-after-alerts/alert-schedule.js';
import { AlertUpkeepHandler } from './application/look-after-alerts/alert-upkeep.handler.js';
import { SavedModule } from './saved.module.js';

export interface SearchOptions extends ServiceSurroundings {
  readonly index: ListingIndex;
  readonly config: SearchConfig & Partial<AlertConfig>;
  /** Where saved homes and searches are kept, and when alerts are sent. A program that only fills the index needs neither. */
  readonly documents?: Documents | undefined;
  readonly jobs?: Jobs | undefined;
  /** Counts how often is written in shared lists; to be given where things are saved. */
  readonly cache?: Cache | undefined;
  /** Asked beside the rules; without one they answer alone. */
  readonly languageModel?: LanguageModel | undefined;
  /** Whether the rules answer when the model fails; true by default. */
  readonly fallBack?: boolean;
  /** Resolves when it is time to check again on another process's rebuild; after half a second by default. */
  readonly pause?: () => Promise<void>;
  /** How often it is looked whether the index was lost under the service; every five seconds by default. */
  readonly lostIndexEveryMs?: number;
}

const LOOK_AGAIN_MS = 500;
const LOST_INDEX_EVERY_MS = 5000;

export interface SearchService extends RunningService {
  /** Fills a second index from the topic beside the live one, then switches to it. */
  rebuild(): Promise<void>;
  /** Sends at once the alerts that wait for saved searches of a frequency; resolves with how many e-mails that makes. */
  tellNow(frequency: ToldFrequency): Promise<number>;
  /** Does now what otherwise runs each minute: restores lost schedules, sends overdue alerts, clears away what was deleted. */
  lookAfterAlerts(): Promise<void>;
}

const useCases = [
  plain(CountFacetsHandler, LISTING_INDEX),
  plain(FeaturedListingsHandler, LISTING_INDEX),
  plain(MapListingsHandler, LISTING_INDEX),
  plain(ProjectListingsHandler, LISTING_INDEX),
  plain(RelaxSearchHandler, LISTING_INDEX),
  plain(SearchListingsHandler, LISTING_INDEX),
  plain(SimilarListingsHandler, LISTING_INDEX),
  plain(SuggestPlacesHandler, LISTING_INDEX),
];

@Module({})
class SearchModule {
  static forRoot(options: SearchOptions): DynamicModule {
    const { index, config, languageModel: model, fallBack = true, retry } = options;
    const { pause = () => wait(LOOK_AGAIN_MS), documents, clock } = options;
    const log = documents && new RebuildLog(documents.connection, clock);
    const listings = [
      { provide: LISTING_INDEX, useValue: index },
      { provide: SEARCH_CONFIG, useValue: config },
    ];
    const alertHour = config.LINTEL_ALERT_HOUR ?? usualAlertHour;
    return {
      module: SearchModule,
      imports: keepsSaved(options) ? [SavedModule.forRoot({ alertHour, listings })] : [],
      controllers: [ListingConsumer],
      providers: [
        ...listings,
        ...useCases,
        made(
          UnderstandHandler,
          ({ registry }) => new UnderstandHandler({ model, fallBack, count: countUnderstanding(registry) }),
          METRICS,
        ),
        made(
          RebuildIndexHandler,
          (of, bus, ids) => new RebuildIndexHandler(of, bus, ids, { pause, retry, log }),
          ...([LISTING_INDEX, EVENT_BUS, IDS] as const),
        ),
        SearchResolver,
        ConnectionResolver,
      ],
    };
  }
}

const keepsSaved = ({ documents, jobs, cache }: SearchOptions): boolean =>
  documents !== undefined && jobs !== undefined && cache !== undefined;

export async function startSearch(options: SearchOptions): Promise<SearchService> {
  const saved = keepsSaved(options);
  const service = await startService(
    {
      name: 'search',
      module: SearchModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [
        listingTopic,
        ...(saved ? [savedPropertyTopic, savedSearchTopic, accountTopic, accountAccessTopic] : []),
      ],
      health: healthOf(options),
      projections: [indexProjection],
    },
    options,
  );
  const { app } = service;
  const rebuild = app.get(RebuildIndexHandler);
  try {
    await rebuild.fillWhereIncomplete();
  } catch (error) {
    await service.stop();
    throw error;
  }
  // That the index does not answer is told by its readiness.
  const watch = new UpkeepTimer(
    () => rebuild.restoreIfLost().catch(() => undefined),
    options.lostIndexEveryMs ?? LOST_INDEX_EVERY_MS,
    options.logger,
  );
  watch.start();
  return {
    ...service,
    async stop() {
      // Not waited for: filling an index takes longer than a stop may.
      void watch.stop();
      await service.stop();
    },
    rebuild: () => rebuild.handle(),
    tellNow: async (frequency) => (saved ? app.get(AlertSchedule).now(frequency) : 0),
    lookAfterAlerts: async () => (saved ? app.get(AlertUpkeepHandler).handle() : undefined),
  };
}

function healthOf(options: SearchOptions): HealthCheck[] {
  const { index, documents, languageModel, bus } = options;
  return [
    needed('search: index', index),
    ...(languageModel ? [spare('search: language model', languageModel)] : []),
    // Without it searches are answered all the same, from an index that falls behind.
    spare('search: event bus', bus),
    // Without them homes are found all the same.
    ...(documents && keepsSaved(options) ? [spare(savedDocuments, documents)] : []),
  ];
}
