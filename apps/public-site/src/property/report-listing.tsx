import type { ListingReportReason } from '@lintel/contracts';
import { Button, Flag } from '@lintel/ui';
import { request } from '@lintel/web';
import { lazy, Suspense, useState } from 'react';
import type { ListingDetail } from './property-queries.js';
import { ReportListingDocument } from './report-listing.generated.js';

const ReportDialog = lazy(() => import('@lintel/web/report'));

const reasons: Readonly<Record<ListingReportReason, string>> = {
  unavailable: 'It is not available any more',
  wrongDetails: 'Price or details are wrong',
  scam: 'It may be a scam',
  wrongPictures: 'Pictures are not of this home',
  other: 'Something else',
};

/** 'Report this listing', for anyone. Its form loads when it is opened. */
export function ReportListing({ listing: { id, title } }: { listing: Pick<ListingDetail, 'id' | 'title'> }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Button variant="quiet" size="small" className="-ml-3 text-soft" onClick={() => setOpen(true)}>
        <Flag className="size-4.5!" aria-hidden /> Report this listing
      </Button>
      <Suspense>
        {open && (
          <ReportDialog
            title="Report this listing"
            description={title}
            confidence="The agent is not told who reported it."
            reasons={reasons}
            send={(form) =>
              request(ReportListingDocument, {
                input: { ...form, listingId: id, reason: form.reason as ListingReportReason },
              })
            }
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
