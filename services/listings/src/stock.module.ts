import { CACHE } from '@lintel/platform/cache';
import {
  AgencyLimits,
  CLOCK,
  ErasedAccounts,
  every,
  LOGGER,
  made,
  part,
  plain,
  Reports,
  SuspendedAgencies,
  suspensions,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { ColleaguesConsumer } from './adapters/events/colleagues.consumer.js';
import { AgencyListingResolver } from './adapters/graphql/agency-listing.resolver.js';
import { AgencyListingViews } from './adapters/graphql/agency-listing.views.js';
import { ListingFormResolver } from './adapters/graphql/listing-form.resolver.js';
import { ListingResolver } from './adapters/graphql/listing.resolver.js';
import { OversightResolver } from './adapters/graphql/oversight.resolver.js';
import { ReportResolver } from './adapters/graphql/report.resolver.js';
import { knownPlaces, locateOutcode } from './adapters/open-data/known-places.js';
import { AGENCY_STOCK } from './application/agency-stock.js';
import { ArchiveListingHandler } from './application/archive-listing/archive-listing.handler.js';
import { AttachUploadsHandler } from './application/attach-uploads/attach-uploads.handler.js';
import { ChangeListingStatusHandler } from './application/change-listing-status/change-listing-status.handler.js';
import { ChangeListing } from './application/change-listing.js';
import { ChangeLog } from './application/change-log.js';
import { AGENCIES, COLLEAGUES } from './application/colleagues.js';
import { CreateListingHandler } from './application/create-listing/create-listing.handler.js';
import { FindPinHandler } from './application/find-pin/find-pin.handler.js';
import { AgencyHomes } from './application/follow-agencies/agency-homes.js';
import { FollowAgenciesHandler } from './application/follow-agencies/follow-agencies.handler.js';
import { FollowColleaguesHandler } from './application/follow-colleagues/follow-colleagues.handler.js';
import { GivenMedia } from './application/given-media.js';
import { ImportListingsHandler } from './application/import-listings/import-listings.handler.js';
import { KeepFormHandler } from './application/keep-form/keep-form.handler.js';
import { ListingContacts } from './application/listing-contacts.js';
import { LISTING_FORMS } from './application/listing-forms.js';
import { LISTING_STORE } from './application/listing-store.js';
import { KNOWN_PLACES } from './application/place-listing.js';
import { OverseeListingsHandler } from './application/oversee-listings/oversee-listings.handler.js';
import { RemoveListingHandler } from './application/remove-listing/remove-listing.handler.js';
import { OverseeReportsHandler } from './application/report-listing/oversee-reports.handler.js';
import { ReportListingHandler } from './application/report-listing/report-listing.handler.js';
import { RestoreListingHandler } from './application/restore-listing/restore-listing.handler.js';
import { UpdateListingHandler } from './application/update-listing/update-listing.handler.js';
import { STOCK_UPKEEP } from './application/upkeep/stock-upkeep.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { UPLOAD_STORE } from './application/uploads/upload-store.js';
import { ViewStockHandler } from './application/view-stock/view-stock.handler.js';
import { LISTINGS_CONFIG } from './config.js';
import { StoresModule } from './stores.module.js';

const UPKEEP_MS = 60_000;
const given = [GivenMedia, LISTING_FORMS] as const;
const told = [KNOWN_PLACES, ListingContacts] as const;

const shared = [
  made(
    AgencyListingViews,
    ({ LINTEL_MEDIA_URL }, uploads, log) => new AgencyListingViews(LINTEL_MEDIA_URL, uploads, log),
    ...([LISTINGS_CONFIG, UPLOAD_STORE, ChangeLog] as const),
  ),
  made(KNOWN_PLACES, knownPlaces, LISTINGS_CONFIG, LOGGER),
  plain(AgencyHomes, LISTING_STORE, SuspendedAgencies, CLOCK),
  plain(AgencyLimits, CACHE, CLOCK, LOGGER),
  plain(ChangeListing, LISTING_STORE, CLOCK),
  plain(ChangeLog, COLLEAGUES),
  plain(GivenMedia, UPLOAD_STORE, AttachUploadsHandler),
  plain(ListingContacts, COLLEAGUES, AGENCIES),
];

const useCases = [
  made(
    FindPinHandler,
    ({ locate }) => new FindPinHandler({ postcode: locate, outcode: locateOutcode }),
    KNOWN_PLACES,
  ),
  made(
    ImportListingsHandler,
    (store, homes, { measure }) => new ImportListingsHandler(store, homes, measure),
    ...([LISTING_STORE, AgencyHomes, KNOWN_PLACES] as const),
  ),
  plain(ArchiveListingHandler, ChangeListing),
  plain(AttachUploadsHandler, LISTING_STORE, UPLOAD_STORE, CLOCK),
  plain(ChangeListingStatusHandler, ChangeListing),
  plain(CreateListingHandler, LISTING_STORE, AgencyHomes, ...given, ...told, AgencyLimits, CLOCK),
  plain(FollowAgenciesHandler, AGENCIES, COLLEAGUES, SuspendedAgencies, AgencyHomes, CLOCK),
  plain(FollowColleaguesHandler, COLLEAGUES, LISTING_FORMS, Reports, FollowAgenciesHandler, ErasedAccounts),
  plain(KeepFormHandler, LISTING_FORMS, LISTING_STORE, COLLEAGUES, CLOCK),
  plain(OverseeListingsHandler, LISTING_STORE, AGENCY_STOCK, ChangeListing),
  plain(OverseeReportsHandler, Reports, LISTING_STORE, OverseeListingsHandler),
  plain(RemoveListingHandler, ChangeListing),
  plain(ReportListingHandler, LISTING_STORE, Reports),
  plain(RestoreListingHandler, ChangeListing),
  plain(UpdateListingHandler, LISTING_STORE, ...given, ChangeLog, ...told, CLOCK),
  plain(UpkeepHandler, STOCK_UPKEEP, LISTING_FORMS, Reports, ErasedAccounts, CLOCK),
  plain(ViewStockHandler, AGENCY_STOCK, LISTING_STORE, COLLEAGUES, CLOCK),
];

const background = [
  part(
    (stock, logger) => ({
      async prepare() {
        const listings = await stock.giveKeys();
        if (listings > 0) logger.info({ listings }, 'listings were made findable for their agencies');
      },
    }),
    ...([STOCK_UPKEEP, LOGGER] as const),
  ),
  every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle()),
];

const resolvers = [
  ListingResolver,
  AgencyListingResolver,
  ListingFormResolver,
  OversightResolver,
  ReportResolver,
];

/** Listings, and what their agents do with them. */
@Module({
  imports: [StoresModule],
  controllers: [ColleaguesConsumer],
  providers: [...suspensions.providers, ...shared, ...useCases, ...background, ...resolvers],
  exports: [AttachUploadsHandler],
})
export class StockModule {}
