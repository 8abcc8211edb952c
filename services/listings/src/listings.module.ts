import {
  accountTopic,
  agencyTopic,
  auditTopic,
  conversationTopic,
  listingTopic,
  savedPropertyTopic,
  topicOf,
  uploadTopic,
  viewingTopic,
} from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  ErasedAccounts,
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { type Activity, prepareActivity } from './activity.module.js';
import { registerActivity } from './adapters/documents/activity.schema.js';
import { registerAgentModels } from './adapters/documents/agent.schema.js';
import { registerBulkChanges } from './adapters/documents/bulk-change.schema.js';
import { registerListingModels } from './adapters/documents/listing.schema.js';
import { registerUploadModels } from './adapters/documents/upload.schema.js';
import { locateOutcode, postcodeLocator, transportMeasure } from './adapters/open-data/known-places.js';
import type { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { type BulkChanges, prepareBulkChanges } from './bulk-changes.module.js';
import { LISTINGS_CONFIG, type ListingsConfig } from './config.js';
import { prepareStock, type Stock } from './stock.module.js';
import { openUploads, type Uploads, type UploadsParts } from './uploads.module.js';

export interface ListingsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly objects: ObjectStore;
  readonly cache: Cache;
  readonly jobs: Jobs;
  readonly config: ListingsConfig;
}

/** The listings service, with what a program in the same process may use of it beside its GraphQL. */
export interface ListingsService extends RunningService {
  readonly importListings: ImportListingsHandler;
  readonly relay: OutboxRelay;
  readonly stock: Pick<Stock, 'upkeep'>;
  readonly bulkChanges: Pick<BulkChanges, 'upkeep' | 'settled'>;
  readonly activity: Pick<Activity, 'upkeep'>;
  readonly uploads: Pick<Uploads, 'relay'> & Pick<UploadsParts, 'rescue' | 'clear'>;
}

@Module({})
class ListingsModule {}

export async function startListings(options: ListingsOptions): Promise<ListingsService> {
  const { documents, objects, cache, jobs, config, bus, clock, logger, metrics } = options;
  const models = {
    ...registerListingModels(documents.connection),
    ...registerAgentModels(documents.connection),
  };
  const uploadModels = registerUploadModels(documents.connection);
  const activityModels = registerActivity(documents.connection);
  const bulkModels = registerBulkChanges(documents.connection);
  const erased = new ErasedAccounts(documents.connection, clock);
  await documents.syncIndexes();
  await bus.ensureTopics([
    listingTopic,
    uploadTopic,
    accountTopic,
    agencyTopic,
    savedPropertyTopic,
    conversationTopic,
    viewingTopic,
    auditTopic,
  ]);
  const relay = new OutboxRelay({
    topic: topicOf,
    bus,
    model: models.listings,
    service: 'listings',
    logger,
    metrics,
  });
  const composer = new EventComposer('/services/listings', uuidV7Source(clock), clock);
  const opened = openUploads({
    ...{ bus, objects, cache, jobs, composer, clock, logger, metrics },
    models: uploadModels,
    mediaUrl: config.LINTEL_MEDIA_URL,
  });
  const places = {
    locate: await postcodeLocator(config, logger),
    measure: await transportMeasure(config, logger),
  };
  const stock = await prepareStock({
    ...{ models, erased, composer, places, locateOutcode, cache, clock, logger },
    onEvent: () => relay.nudge(),
    onTakenOut: opened.takenOut,
    uploads: opened.store,
    mediaUrl: config.LINTEL_MEDIA_URL,
  });
  const uploads = opened.complete({
    attach: stock.attachUploads,
    uses: stock.uploadUses,
  });
  const parts = { listings: stock.store, clock, logger };
  const activity = prepareActivity({ ...parts, models: activityModels, cache, bus });
  const bulkChanges = prepareBulkChanges({ ...parts, models: bulkModels, jobs });

  const module: DynamicModule = {
    module: ListingsModule,
    controllers: [...stock.controllers, ...activity.controllers],
    providers: [
      ...stock.providers,
      ...uploads.providers,
      ...activity.providers,
      ...bulkChanges.providers,
      { provide: LISTINGS_CONFIG, useValue: config },
    ],
  };
  const service = await startService(
    {
      name: 'listings',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [],
      health: [
        { name: 'listings: documents', check: async () => (await documents.health()).gauges },
        // Without it writes are taken all the same: their events wait.
        {
          name: 'listings: event bus',
          spare: true,
          check: async () => ({ ...(await bus.health()).gauges, activityLag: await activity.lag() }),
        },
        { name: 'listings: outbox', spare: true, check: async () => ({ waiting: await relay.waiting() }) },
        // Without it listings are read and changed all the same: uploads wait.
        ...opened.health,
      ],
    },
    // Its indexes are there already.
    { ...options, documents: undefined },
  );
  relay.start();
  await uploads.start();
  await bulkChanges.start();
  activity.start();
  stock.start();
  return {
    ...service,
    importListings: stock.importListings,
    relay,
    stock,
    bulkChanges,
    activity,
    uploads: { relay: opened.relay, rescue: uploads.rescue, clear: uploads.clear },
    async stop() {
      await Promise.all([stock.stop(), uploads.stop(), bulkChanges.stop(), activity.stop()]);
      await service.stop();
      await Promise.all([relay.stop(), opened.relay.stop()]);
    },
  };
}
