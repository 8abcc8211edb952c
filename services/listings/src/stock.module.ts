import type { Cache } from '@lintel/platform/cache';
import type { Clock } from '@lintel/kernel';
import {
  AgencyLimits,
  type ErasedAccounts,
  type EventComposer,
  type Logger,
  UpkeepTimer,
} from '@lintel/service-kit';
import type { Provider, Type } from '@nestjs/common';
import type { AgentModels } from './adapters/documents/agent.schema.js';
import { AgencyRepository, ColleagueRepository } from './adapters/documents/colleague.repository.js';
import { ListingFormRepository } from './adapters/documents/listing-form.repository.js';
import { ListingRepository } from './adapters/documents/listing.repository.js';
import type { ListingModels } from './adapters/documents/listing.schema.js';
import { ListingWords } from './adapters/documents/listing.words.js';
import { StockRepository } from './adapters/documents/stock.repository.js';
import { DocumentStockUpkeep } from './adapters/documents/stock.upkeep.js';
import { UploadUsesRepository } from './adapters/documents/upload-uses.repository.js';
import { ColleaguesConsumer } from './adapters/events/colleagues.consumer.js';
import { AgencyListingResolver } from './adapters/graphql/agency-listing.resolver.js';
import { AgencyListingViews } from './adapters/graphql/agency-listing.views.js';
import { ListingFormResolver } from './adapters/graphql/listing-form.resolver.js';
import { ListingResolver } from './adapters/graphql/listing.resolver.js';
import { ArchiveListingHandler } from './application/archive-listing/archive-listing.handler.js';
import { AttachUploadsHandler } from './application/attach-uploads/attach-uploads.handler.js';
import { ChangeListing } from './application/change-listing.js';
import { ChangeListingStatusHandler } from './application/change-listing-status/change-listing-status.handler.js';
import { ChangeLog } from './application/change-log.js';
import { CreateListingHandler } from './application/create-listing/create-listing.handler.js';
import { FindPinHandler } from './application/find-pin/find-pin.handler.js';
import { FollowAgenciesHandler } from './application/follow-agencies/follow-agencies.handler.js';
import { FollowColleaguesHandler } from './application/follow-colleagues/follow-colleagues.handler.js';
import { GivenMedia } from './application/given-media.js';
import { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { KeepFormHandler } from './application/keep-form/keep-form.handler.js';
import { LISTING_STORE, type ListingStore } from './application/listing-store.js';
import type { KnownPlaces } from './application/place-listing.js';
import { RemoveListingHandler } from './application/remove-listing/remove-listing.handler.js';
import { RestoreListingHandler } from './application/restore-listing/restore-listing.handler.js';
import { ListingContacts } from './application/listing-contacts.js';
import { UpdateListingHandler } from './application/update-listing/update-listing.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import type { UploadLookup, UploadUses } from './application/upload-lookup.js';
import { ViewStockHandler } from './application/view-stock/view-stock.handler.js';
import type { LocateOutcode } from './domain/pin.js';

export interface StockOptions {
  readonly models: ListingModels & AgentModels;
  readonly composer: EventComposer;
  /** Called after a write that left an event in an outbox. */
  readonly onEvent: () => void;
  /** Called with the uploads that a listing has no longer. Never rejects. */
  readonly onTakenOut: (uploadIds: readonly string[]) => Promise<void>;
  readonly uploads: UploadLookup;
  readonly erased: ErasedAccounts;
  readonly places: KnownPlaces;
  readonly locateOutcode: LocateOutcode;
  readonly cache: Cache;
  readonly mediaUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Listings and what their agents do with them, to be made part of the service, and started with it. */
export interface Stock {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  readonly store: ListingStore;
  readonly importListings: ImportListingsHandler;
  readonly attachUploads: AttachUploadsHandler;
  readonly uploadUses: UploadUses;
  readonly upkeep: UpkeepHandler;
  start(): void;
  stop(): Promise<void>;
}

const UPKEEP_MS = 60_000;

export async function prepareStock(options: StockOptions): Promise<Stock> {
  const {
    models,
    composer,
    onEvent,
    onTakenOut,
    uploads,
    erased,
    places,
    locateOutcode,
    cache,
    mediaUrl,
    clock,
    logger,
  } = options;
  const words = new ListingWords(models);
  const store = new ListingRepository(models, words, composer, onEvent, onTakenOut);
  const forms = new ListingFormRepository(models);
  const colleagues = new ColleagueRepository(models);
  const agencies = new AgencyRepository(models);
  const contacts = new ListingContacts(colleagues, agencies);
  const limits = new AgencyLimits(cache, clock, logger);
  const followAgencies = new FollowAgenciesHandler(agencies, colleagues, store, clock);
  const log = new ChangeLog(colleagues);
  const files = new GivenMedia(uploads);
  const attachUploads = new AttachUploadsHandler(store, uploads, clock);
  const change = new ChangeListing(store, clock);
  const stockUpkeep = new DocumentStockUpkeep(models, words);
  const given = await stockUpkeep.giveKeys();
  if (given > 0) logger.info({ listings: given }, 'listings were made findable for their agencies');
  const upkeep = new UpkeepHandler(stockUpkeep, store, forms, erased, clock);
  const useCases = [
    new CreateListingHandler(store, files, attachUploads, forms, places, contacts, limits, clock),
    new UpdateListingHandler(store, files, attachUploads, forms, log, places, contacts, clock),
    new ChangeListingStatusHandler(change),
    new RemoveListingHandler(change),
    new RestoreListingHandler(change),
    new ArchiveListingHandler(change),
    new ViewStockHandler(new StockRepository(models, words), store, colleagues, clock),
    new FindPinHandler({ postcode: places.locate, outcode: locateOutcode }),
    new KeepFormHandler(forms, store, colleagues, clock),
    followAgencies,
    new FollowColleaguesHandler(colleagues, forms, followAgencies, erased),
    new AgencyListingViews(mediaUrl, uploads, log),
  ];
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  return {
    controllers: [ColleaguesConsumer],
    providers: [
      ListingResolver,
      AgencyListingResolver,
      ListingFormResolver,
      { provide: LISTING_STORE, useValue: store },
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
    store,
    importListings: new ImportListingsHandler(store, places.measure),
    attachUploads,
    uploadUses: new UploadUsesRepository(models, forms),
    upkeep,
    start: () => timer.start(),
    stop: () => timer.stop(),
  };
}
