import { topicOf, uploadTopic } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  CLOCK,
  CONNECTION,
  ErasedAccounts,
  EventComposer,
  LOGGER,
  modelsOf,
  outbox,
  type OutboxRelay,
  plain,
  plainAs,
  reportsOf,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { ActivityRepository } from './adapters/documents/activity.repository.js';
import { registerActivity } from './adapters/documents/activity.schema.js';
import { registerAgentModels } from './adapters/documents/agent.schema.js';
import { BulkChangeRepository } from './adapters/documents/bulk-change.repository.js';
import { registerBulkChanges } from './adapters/documents/bulk-change.schema.js';
import { AgencyRepository, ColleagueRepository } from './adapters/documents/colleague.repository.js';
import { ListingFormRepository } from './adapters/documents/listing-form.repository.js';
import { ListingRepository } from './adapters/documents/listing.repository.js';
import { registerListingModels } from './adapters/documents/listing.schema.js';
import { ListingWords } from './adapters/documents/listing.words.js';
import { StockRepository } from './adapters/documents/stock.repository.js';
import { DocumentStockUpkeep } from './adapters/documents/stock.upkeep.js';
import { LogoRepository } from './adapters/documents/upload-logo.repository.js';
import { UploadUsesRepository } from './adapters/documents/upload-uses.repository.js';
import { UploadRepository } from './adapters/documents/upload.repository.js';
import { registerUploadModels } from './adapters/documents/upload.schema.js';
import { ACTIVITY_STORE } from './application/activity/activity-store.js';
import { AGENCY_STOCK } from './application/agency-stock.js';
import { BULK_CHANGE_STORE } from './application/bulk-change/bulk-change-store.js';
import { AGENCIES, COLLEAGUES } from './application/colleagues.js';
import { LISTING_FORMS } from './application/listing-forms.js';
import { LISTING_STORE } from './application/listing-store.js';
import { UPLOAD_USES } from './application/upload-lookup.js';
import { AGENCY_LOGOS } from './application/uploads/agency-logos.js';
import { TakenOutUploads } from './application/uploads/taken-out-uploads.js';
import { UPLOAD_STORE } from './application/uploads/upload-store.js';
import { STOCK_UPKEEP } from './application/upkeep/stock-upkeep.js';

const LISTING_OUTBOX = token<OutboxRelay>('ListingOutbox');
const UPLOAD_OUTBOX = token<OutboxRelay>('UploadOutbox');
const listings = modelsOf(registerListingModels, 'listings');
const agents = modelsOf(registerAgentModels);
const uploads = modelsOf(registerUploadModels, 'uploads', 'logos');
const activity = modelsOf(registerActivity);
const bulkChanges = modelsOf(registerBulkChanges);

const ofListings = [
  ...listings.providers,
  outbox(LISTING_OUTBOX, listings.listings, topicOf),
  plain(ListingWords, listings.all),
  plainAs(
    LISTING_STORE,
    ListingRepository,
    listings.all,
    ListingWords,
    EventComposer,
    LISTING_OUTBOX,
    TakenOutUploads,
  ),
  plainAs(AGENCY_STOCK, StockRepository, listings.all, ListingWords),
  plainAs(STOCK_UPKEEP, DocumentStockUpkeep, listings.all, ListingWords),
];

const ofAgents = [
  ...agents.providers,
  plain(ListingFormRepository, agents.all),
  { provide: LISTING_FORMS, useExisting: ListingFormRepository },
  plainAs(COLLEAGUES, ColleagueRepository, agents.all),
  plainAs(AGENCIES, AgencyRepository, agents.all),
  plain(ErasedAccounts, CONNECTION, CLOCK),
];

const ofUploads = [
  ...uploads.providers,
  outbox(UPLOAD_OUTBOX, uploads.uploads, uploadTopic.name),
  plainAs(UPLOAD_STORE, UploadRepository, uploads.uploads, EventComposer, UPLOAD_OUTBOX),
  plainAs(AGENCY_LOGOS, LogoRepository, uploads.logos),
  plainAs(UPLOAD_USES, UploadUsesRepository, listings.all, ListingFormRepository),
  plain(TakenOutUploads, UPLOAD_STORE, CLOCK, LOGGER),
];

const ofWhatHappens = [
  ...activity.providers,
  ...bulkChanges.providers,
  plainAs(ACTIVITY_STORE, ActivityRepository, activity.all),
  plainAs(BULK_CHANGE_STORE, BulkChangeRepository, bulkChanges.all),
];

const providers = [...ofListings, ...ofAgents, ...ofUploads, ...ofWhatHappens, ...reportsOf('listing')];

/** The service's stores and outboxes. */
@Module({ providers, exports: providers })
export class StoresModule {}
