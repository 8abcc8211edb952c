import {
  accountTopic,
  agencyTopic,
  auditTopic,
  conversationTopic,
  listingTopic,
  reportTopic,
  savedPropertyTopic,
  uploadTopic,
  viewingTopic,
} from '@lintel/contracts';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  type HealthCheck,
  needed,
  openReports,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  suspendedAgencies,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActivityModule } from './activity.module.js';
import { bulkChangesUnderWay } from './adapters/documents/bulk-change.repository.js';
import { ActivityUpkeepHandler } from './application/activity/activity-upkeep.handler.js';
import { BulkChangeQueue } from './application/bulk-change/bulk-change-queue.js';
import { BulkChangeUpkeepHandler } from './application/bulk-change/bulk-change-upkeep.handler.js';
import { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { ClearUploadsHandler } from './application/uploads/clear-uploads.handler.js';
import { RescueUploadsHandler } from './application/uploads/rescue-uploads.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { BulkChangesModule } from './bulk-changes.module.js';
import { LISTINGS_CONFIG, type ListingsConfig } from './config.js';
import { StockModule } from './stock.module.js';
import { UploadsModule } from './uploads.module.js';

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
  readonly upkeep: UpkeepHandler;
  readonly bulkChanges: { readonly upkeep: BulkChangeUpkeepHandler; settled(): Promise<void> };
  readonly activity: { readonly upkeep: ActivityUpkeepHandler };
  readonly uploads: { readonly rescue: RescueUploadsHandler; readonly clear: ClearUploadsHandler };
}

@Module({})
class ListingsModule {
  static forRoot({ config }: ListingsOptions): DynamicModule {
    return {
      module: ListingsModule,
      global: true,
      imports: [StockModule, UploadsModule, BulkChangesModule, ActivityModule],
      providers: [{ provide: LISTINGS_CONFIG, useValue: config }],
      exports: [LISTINGS_CONFIG],
    };
  }
}

export async function startListings(options: ListingsOptions): Promise<ListingsService> {
  const service = await startService(
    {
      name: 'listings',
      module: ListingsModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      projections: [suspendedAgencies],
      topics: [
        listingTopic,
        uploadTopic,
        accountTopic,
        agencyTopic,
        savedPropertyTopic,
        conversationTopic,
        viewingTopic,
        auditTopic,
        reportTopic,
      ],
      health: healthOf(options),
    },
    options,
  );
  const { app } = service;
  return {
    ...service,
    importListings: app.get(ImportListingsHandler),
    upkeep: app.get(UpkeepHandler),
    bulkChanges: {
      upkeep: app.get(BulkChangeUpkeepHandler),
      settled: () => app.get(BulkChangeQueue).settled(),
    },
    activity: { upkeep: app.get(ActivityUpkeepHandler) },
    uploads: { rescue: app.get(RescueUploadsHandler), clear: app.get(ClearUploadsHandler) },
  };
}

const healthOf = ({ documents, bus, objects }: ListingsOptions): HealthCheck[] => [
  needed('listings: documents', documents, async () => ({
    ...(await openReports(documents.connection)()),
    ...(await bulkChangesUnderWay(documents.connection)()),
  })),
  // Without it writes are taken all the same: their events wait.
  spare('listings: event bus', bus),
  // Without it listings are read and changed all the same: uploads wait.
  spare('listings: object store', objects),
];
