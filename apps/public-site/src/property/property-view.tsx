import { usePageTitle } from '@lintel/web';
import type { ListingDetail } from './property-queries.js';
import { RecentlyViewed } from '../recently-viewed/index.js';
import { Choosing } from '../choosing/index.js';
import { CostsSection } from './costs/costs-section.js';
import { Details, Distances, Part } from './details.js';
import { EnquiryActions } from './enquiry-actions.js';
import { FactsTable } from './facts-table.js';
import { ListedBy } from './listed-by.js';
import { MapSection } from './map-section.js';
import { MediaTabs } from './media-tabs.js';
import { PageActions } from './page-actions.js';
import { PrintHead } from './print-head.js';
import { BackLink } from './property-states.js';
import { ReportListing } from './report-listing.js';
import { SimilarHomes } from './similar-homes.js';
import { WhatItSays } from './what-it-says.js';
import { Summary } from './summary.js';

/**
 * One home: pictures, then price and the two actions, then everything else, then others like it. On paper: pictures, price, agent and facts,
 * without what can only be pressed.
 */
export function PropertyView({ listing }: { listing: ListingDetail }) {
  usePageTitle(listing.title);
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-8 lg:pb-20 print:max-w-none print:p-0">
      <PrintHead id={listing.id} images={listing.images} />
      <div className="flex items-center justify-between gap-4 print:hidden">
        <BackLink />
        <PageActions id={listing.id} title={listing.title} />
      </div>
      {/* On a narrow screen one column, which the bar of actions ends and sticks to the bottom of; so it never covers the footer. */}
      <div className="mt-1 flex flex-col gap-x-12 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr_auto] print:mt-4 print:block">
        <div className="min-w-0 print:hidden">
          <MediaTabs listing={listing} />
        </div>
        <aside
          aria-label="Price and enquiries"
          className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-w-0"
        >
          <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1 lg:[scrollbar-width:thin] print:static print:grid print:max-h-none print:grid-cols-[1fr_16rem] print:items-start print:gap-8 print:overflow-visible print:p-0">
            <Summary listing={listing} />
            <EnquiryActions listing={listing} />
            <ListedBy agent={listing.agent} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10 print:mt-6 print:gap-5">
          <Details listing={listing} />
          <WhatItSays listing={listing} />
          <Part id="facts" title="Material Information">
            <FactsTable listing={listing} />
          </Part>
          <CostsSection listing={listing} />
          <Part id="location" title="Location">
            <MapSection listing={listing} />
            <Distances distances={listing.transportDistances} />
          </Part>
          <Choosing home={listing} />
          <ReportListing listing={listing} />
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-2 lg:mt-4 print:hidden">
          <SimilarHomes id={listing.id} />
          <RecentlyViewed except={listing.id} />
        </div>
      </div>
    </div>
  );
}
