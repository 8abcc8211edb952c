import { usePageTitle, type ListingDetail } from '@lintel/web';
import { Details, Distances, Part } from './details.js';
import { EnquiryActions } from './enquiry-actions.js';
import { ListedBy } from './listed-by.js';
import { MapSection } from './map-section.js';
import { MediaTabs } from './media-tabs.js';
import { BackLink } from './property-states.js';
import { SimilarHomes } from './similar-homes.js';
import { Summary } from './summary.js';

/** One home: pictures, then price and the two actions, then everything else, then others like it. */
export function PropertyView({ listing }: { listing: ListingDetail }) {
  usePageTitle(listing.title);
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-8 lg:pb-20">
      <BackLink />
      {/* On a narrow screen one column, which the bar of actions ends and sticks to the bottom of; so it never covers the footer. */}
      <div className="mt-1 flex flex-col gap-x-12 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr_auto]">
        <div className="min-w-0">
          <MediaTabs listing={listing} />
        </div>
        <aside
          aria-label="Price and enquiries"
          className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-w-0"
        >
          <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1 lg:[scrollbar-width:thin]">
            <Summary listing={listing} />
            <EnquiryActions listing={listing} />
            <ListedBy agent={listing.agent} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <Details listing={listing} />
          <Part id="location" title="Location">
            <MapSection listing={listing} />
            <Distances distances={listing.transportDistances} />
          </Part>
        </div>
        <div className="min-w-0 lg:col-span-2 lg:mt-4">
          <SimilarHomes id={listing.id} />
        </div>
      </div>
    </div>
  );
}
