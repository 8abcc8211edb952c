import { listingTopic } from '@lintel/contracts';
import { createStopFinder } from '@lintel/geo';
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
import { readBusStopFile } from './adapters/open-data/bus-stop-file.js';
import { ChangeListingStatusHandler } from './application/change-listing-status/change-listing-status.handler.js';
import { CreateListingHandler } from './application/create-listing/create-listing.handler.js';
import { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { LISTING_STORE } from './application/listing-store.js';
import { RemoveListingHandler } from './application/remove-listing/remove-listing.handler.js';
import { RestoreListingHandler } from './application/restore-listing/restore-listing.handler.js';
import { UpdateListingHandler } from './application/update-listing/update-listing.handler.js';
import { LISTINGS_CONFIG, type ListingsConfig } from './config.js';
import { type MeasureTransport, measureWith } from './domain/transport.js';

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
  const measure = await transportMeasure(config, logger);
  const importListings = new ImportListingsHandler(store, measure);

  const module: DynamicModule = {
    module: ListingsModule,
    providers: [
      ListingResolver,
      { provide: LISTING_STORE, useValue: store },
      { provide: LISTINGS_CONFIG, useValue: config },
      { provide: CreateListingHandler, useValue: new CreateListingHandler(store, clock, measure) },
      { provide: UpdateListingHandler, useValue: new UpdateListingHandler(store, clock, measure) },
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
        // Without it writes are taken all the same: their events wait.
        { name: 'listings: event bus', spare: true, check: async () => (await bus.health()).gauges },
        { name: 'listings: outbox', spare: true, check: async () => ({ waiting: await relay.waiting() }) },
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

/** Over the stops of our own gazetteer, and those of open data that the settings name. */
async function transportMeasure(
  { LINTEL_BUS_STOPS }: ListingsConfig,
  logger: ListingsOptions['logger'],
): Promise<MeasureTransport> {
  if (!LINTEL_BUS_STOPS) return measureWith(createStopFinder());
  const { stops, refused, refusals } = await readBusStopFile(LINTEL_BUS_STOPS);
  logger[refused > 0 ? 'warn' : 'info'](
    { file: LINTEL_BUS_STOPS, stops: stops.length, refused, refusals },
    'bus stops were read',
  );
  return measureWith(createStopFinder({ bus: stops }));
}
