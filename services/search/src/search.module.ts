import { setTimeout as wait } from 'node:timers/promises';
import { listingTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import type { LanguageModel } from '@lintel/platform/language-model';
import { type RunningService, type ServiceSurroundings, startService } from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { ConnectionResolver } from './adapters/graphql/connection.resolver.js';
import { SearchResolver } from './adapters/graphql/search.resolver.js';
import { CountFacetsHandler } from './application/count-facets/count-facets.handler.js';
import { FeaturedListingsHandler } from './application/featured-listings/featured-listings.handler.js';
import { LISTING_INDEX, type ListingIndex } from './application/listing-index.js';
import { MapListingsHandler } from './application/map-listings/map-listings.handler.js';
import { ProjectListingsHandler } from './application/project-listings/project-listings.handler.js';
import { RebuildIndexHandler } from './application/rebuild-index/rebuild-index.handler.js';
import { RelaxSearchHandler } from './application/relax-search/relax-search.handler.js';
import { SearchListingsHandler } from './application/search-listings/search-listings.handler.js';
import { SimilarListingsHandler } from './application/similar-listings/similar-listings.handler.js';
import { SuggestPlacesHandler } from './application/suggest-places/suggest-places.handler.js';
import { UnderstandHandler } from './application/understand/understand.handler.js';
import { countUnderstanding } from './application/understand/understanding-count.js';
import { type AlertConfig, SEARCH_CONFIG, type SearchConfig, usualAlertHour } from './config.js';
import type { ToldFrequency } from './domain/saved/alert-times.js';
import { alertsGroup } from './adapters/events/alerts.consumer.js';
import { prepareSaved } from './saved.module.js';

export interface SearchOptions extends ServiceSurroundings {
  readonly index: ListingIndex;
  readonly config: SearchConfig & Partial<AlertConfig>;
  /** Where saved homes and searches are kept, and when alerts are sent. A program that does no more than fill the index goes without both. */
  readonly documents?: Documents | undefined;
  readonly jobs?: Jobs | undefined;
  /** Asked beside the rules; without one they answer alone. */
  readonly languageModel?: LanguageModel | undefined;
  /** Whether the rules answer for a model that fails; they do unless told otherwise. */
  readonly fallBack?: boolean;
  /** Resolves when it is time to look again how another process's rebuild goes; half a second unless given. */
  readonly pause?: () => Promise<void>;
}

const LOOK_AGAIN_MS = 500;

export interface SearchService extends RunningService {
  /** Fills a second index from the topic beside the live one, then switches to it. */
  rebuild(): Promise<void>;
  /** Tells at once of all that waits for saved searches of a frequency; resolves with how many e-mails that makes. */
  tellNow(frequency: ToldFrequency): Promise<number>;
  /** What is otherwise done each minute: puts lost schedules back, tells what is overdue, clears away what was deleted. */
  lookAfterAlerts(): Promise<void>;
  /** Resolves when every event of saved homes and searches is on the bus. */
  drain(): Promise<void>;
}

@Module({})
class SearchModule {}

export async function startSearch(options: SearchOptions): Promise<SearchService> {
  const { index, config, bus, languageModel, fallBack = true } = options;
  await bus.ensureTopics([listingTopic]);
  const { documents, jobs } = options;
  const alertHour = config.LINTEL_ALERT_HOUR ?? usualAlertHour;
  const saved = documents && jobs && (await prepareSaved({ ...options, documents, jobs, alertHour }));
  const module: DynamicModule = {
    module: SearchModule,
    controllers: [ListingConsumer, ...(saved?.controllers ?? [])],
    providers: [
      SearchResolver,
      ConnectionResolver,
      { provide: LISTING_INDEX, useValue: index },
      { provide: SEARCH_CONFIG, useValue: config },
      { provide: ProjectListingsHandler, useValue: new ProjectListingsHandler(index) },
      { provide: SearchListingsHandler, useValue: new SearchListingsHandler(index) },
      { provide: CountFacetsHandler, useValue: new CountFacetsHandler(index) },
      { provide: RelaxSearchHandler, useValue: new RelaxSearchHandler(index) },
      { provide: SuggestPlacesHandler, useValue: new SuggestPlacesHandler(index) },
      { provide: MapListingsHandler, useValue: new MapListingsHandler(index) },
      { provide: SimilarListingsHandler, useValue: new SimilarListingsHandler(index) },
      {
        provide: UnderstandHandler,
        useValue: new UnderstandHandler({
          model: languageModel,
          fallBack,
          count: countUnderstanding(options.metrics.registry),
        }),
      },
      { provide: FeaturedListingsHandler, useValue: new FeaturedListingsHandler(index) },
      ...(saved?.providers ?? []),
    ],
  };
  const service = await startService(
    {
      name: 'search',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [],
      health: [
        { name: 'search: index', check: async () => (await index.health()).gauges },
        ...(languageModel
          ? [
              {
                name: 'search: language model',
                spare: true,
                check: async () => (await languageModel.health()).gauges,
              },
            ]
          : []),
        {
          // Without it searches are answered all the same, from an index that falls behind.
          name: 'search: event bus',
          spare: true,
          check: async () => ({
            ...(await bus.health()).gauges,
            lag: await bus.lag(listingTopic.name, 'search'),
            ...(saved ? { alertsLag: await bus.lag(listingTopic.name, alertsGroup) } : {}),
          }),
        },
        ...(saved?.health ?? []),
      ],
    },
    options,
  );
  const { pause = () => wait(LOOK_AGAIN_MS), retry } = options;
  const rebuild = new RebuildIndexHandler(index, bus, uuidV7Source(options.clock), { pause, retry });
  const stop = async () => {
    await saved?.stopJobs();
    await service.stop();
    await saved?.stopRelays();
  };
  try {
    await rebuild.fillWhereIncomplete();
    await saved?.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...service,
    rebuild: () => rebuild.handle(),
    tellNow: async (frequency) => saved?.schedule.now(frequency) ?? 0,
    lookAfterAlerts: async () => saved?.upkeep.handle(),
    drain: async () => saved?.drain(),
    stop,
  };
}
