import { isOnOffer } from '@lintel/contracts/enumerations';
import { Alert, Button, CalendarCheck, Mail } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import { useState } from 'react';
import { ContactDialog, ViewingDialog } from '../enquiry/index.js';
import { StandingRequest } from '../enquiry/standing-request.js';

/** What to do here. */
export const EnquiryActions = ({ listing }: { listing: ListingDetail }) =>
  isOnOffer(listing) ? <Actions listing={listing} /> : <Gone status={listing.status} />;

/** A home that is sold or let can neither be viewed nor asked about: what is like it is the next best thing. */
const Gone = ({ status }: Pick<ListingDetail, 'status'>) => (
  <Alert
    tone="plain"
    title={`This home has been ${status}`}
    actions={
      <Button
        variant="primary"
        className="print:hidden"
        onClick={() => document.getElementById('similar')?.scrollIntoView()}
      >
        See homes like it
      </Button>
    }
  >
    Its agent takes no more viewings or enquiries for it. Homes like it that are still on offer are further
    down.
  </Alert>
);

/** The two things to do, always in reach: in the aside of a wide screen, in a bar at the bottom of a narrow one. */
function Actions({ listing }: { listing: ListingDetail }) {
  const [open, setOpen] = useState<'contact' | 'viewing'>();
  const dialog = (name: 'contact' | 'viewing') => ({
    listing,
    open: open === name,
    onOpenChange: (opened: boolean) => setOpen(opened ? name : undefined),
  });
  return (
    <>
      <StandingRequest listingId={listing.id} />
      <div className="flex gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-8 md:max-lg:justify-end md:max-lg:px-8 lg:flex-col print:hidden">
        <Button
          variant="primary"
          className="max-md:flex-1 max-md:px-3 lg:order-first lg:w-full"
          onClick={() => setOpen('viewing')}
        >
          <CalendarCheck className="max-sm:hidden" aria-hidden /> Book a Viewing
        </Button>
        <Button
          className="max-md:order-first max-md:flex-1 max-md:px-3 lg:w-full"
          onClick={() => setOpen('contact')}
        >
          <Mail className="max-sm:hidden" aria-hidden /> Contact Agent
        </Button>
      </div>
      <ContactDialog {...dialog('contact')} />
      <ViewingDialog {...dialog('viewing')} />
    </>
  );
}
