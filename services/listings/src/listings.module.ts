import { listingTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import {
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ListingRepository } from './adapters/documents/listing.repository.js';
import { registerListingModels } from './adapters/documents/listing.schema.js';
import { ListingResolver } from './adapters/graphql/listing.resolver.js';
import { ChangeListingStatusHandler } from './application/change-listing-status/change-listing-status.handler.js';
import { CreateListingHandler } from './application/create-listing/create-listing.handler.js';
import { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { LISTING_STORE } from './application/listing-store.js';
import { RemoveListingHandler } from './application/remove-listing/remove-listing.handler.js';
import { RestoreListingHandler } from './application/restore-listing/restore-listing.handler.js';
import { UpdateListingHandler } from './application/update-listing/update-listing.handler.js';
import { LISTINGS_CONFIG, type ListingsConfig } from './config.js';

export interface ListingsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly config: ListingsConfig;
}

/** The listings service, with what a program in the same process may use of it beside its GraphQL. */
export interface ListingsService extends RunningService {
  readonly importListings: ImportListingsHandler;
  readonly relay: OutboxRelay;
}

@Module({})
class ListingsModule {}

export async function startListings(options: ListingsOptions): Promise<ListingsService> {
  const { documents, config, bus, clock, logger, metrics } = options;
  const models = registerListingModels(documents.connection);
  await documents.syncIndexes();
  await bus.ensureTopics([listingTopic]);
  const relay = new OutboxRelay({
    topic: listingTopic.name,
    bus,
    model: models.listings,
    service: 'listings',
    logger,
    metrics,
  });
  const composer = new EventComposer('/services/listings', uuidV7Source(clock), clock);
  const store = new ListingRepository(models, composer, () => relay.nudge());
  const importListings = new ImportListingsHandler(store);

  const module: DynamicModule = {
    module: ListingsModule,
    providers: [
      ListingResolver,
      { provide: LISTING_STORE, useValue: store },
      { provide: LISTINGS_CONFIG, useValue: config },
      { provide: CreateListingHandler, useValue: new CreateListingHandler(store, clock) },
      { provide: UpdateListingHandler, useValue: new UpdateListingHandler(store, clock) },
      { provide: ChangeListingStatusHandler, useValue: new ChangeListingStatusHandler(store, clock) },
      { provide: RemoveListingHandler, useValue: new RemoveListingHandler(store, clock) },
      { provide: RestoreListingHandler, useValue: new RestoreListingHandler(store, clock) },
    ],
  };
  const service = await startService(
    {
      name: 'listings',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      health: [
        { name: 'listings: documents', check: async () => (await documents.health()).gauges },
        { name: 'listings: event bus', check: async () => (await bus.health()).gauges },
      ],
    },
    options,
  );
  relay.start();
  return {
    ...service,
    importListings,
    relay,
    async stop() {
      await service.stop();
      await relay.stop();
    },
  };
}
