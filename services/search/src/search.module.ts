import { listingTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import { type RunningService, type ServiceSurroundings, startService } from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { SearchResolver } from './adapters/graphql/search.resolver.js';
import { FeaturedListingsHandler } from './application/featured-listings/featured-listings.handler.js';
import { LISTING_INDEX, type ListingIndex } from './application/listing-index.js';
import { ProjectListingsHandler } from './application/project-listings/project-listings.handler.js';
import { RebuildIndexHandler } from './application/rebuild-index/rebuild-index.handler.js';
import { SearchListingsHandler } from './application/search-listings/search-listings.handler.js';
import { SimilarListingsHandler } from './application/similar-listings/similar-listings.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from './config.js';

export interface SearchOptions extends ServiceSurroundings {
  readonly index: ListingIndex;
  readonly config: SearchConfig;
}

export interface SearchService extends RunningService {
  /** Fills a second index from the topic beside the live one, then switches to it. */
  rebuild(): Promise<void>;
}

@Module({})
class SearchModule {}

export async function startSearch(options: SearchOptions): Promise<SearchService> {
  const { index, config, bus } = options;
  await bus.ensureTopics([listingTopic]);
  const module: DynamicModule = {
    module: SearchModule,
    controllers: [ListingConsumer],
    providers: [
      SearchResolver,
      { provide: LISTING_INDEX, useValue: index },
      { provide: SEARCH_CONFIG, useValue: config },
      { provide: ProjectListingsHandler, useValue: new ProjectListingsHandler(index) },
      { provide: SearchListingsHandler, useValue: new SearchListingsHandler(index) },
      { provide: SimilarListingsHandler, useValue: new SimilarListingsHandler(index) },
      { provide: FeaturedListingsHandler, useValue: new FeaturedListingsHandler(index) },
    ],
  };
  const service = await startService(
    {
      name: 'search',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      health: [
        { name: 'search: index', check: async () => (await index.health()).gauges },
        {
          name: 'search: event bus',
          check: async () => ({
            ...(await bus.health()).gauges,
            lag: await bus.lag(listingTopic.name, 'search'),
          }),
        },
      ],
    },
    options,
  );
  const rebuild = new RebuildIndexHandler(index, bus, uuidV7Source(options.clock));
  // An index that was lost or is new learns everything from the topic, whatever its consumer has committed.
  if ((await index.search({ first: 0 })).total === 0) await rebuild.handle();
  return { ...service, rebuild: () => rebuild.handle() };
}
