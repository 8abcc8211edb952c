import { Select } from '@lintel/ui';
import { useState } from 'react';
import { ActDialog as Asked } from '../console/act-dialog.js';
import {
  allOfListings,
  bringBack,
  type FoundListing,
  takeDown,
  type TakeDownReason,
} from './listings-queries.js';
import { reasons } from './standing.js';

const options = Object.entries(reasons).map(([value, label]) => ({ value, label }));

/** Takes a listing down, for a reason, or brings one back. */
export function ActDialog({ listing, onClose }: { listing: FoundListing; onClose: () => void }) {
  const [reason, setReason] = useState<TakeDownReason>('misleading');
  const back = listing.state === 'removed';
  return (
    <Asked
      title={back ? `Bring back listing ${listing.id}?` : `Take down listing ${listing.id}?`}
      label={back ? 'Bring back' : 'Take down'}
      run={() => (back ? bringBack(listing) : takeDown(listing, reason))}
      done={back ? `Listing ${listing.id} is brought back` : `Listing ${listing.id} is taken down`}
      changes={allOfListings}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {listing.title}, {listing.address}
      </p>
      {back ? (
        <p className="mt-3 text-soft">It is what it was before: visible, a draft or archived.</p>
      ) : (
        <>
          <Select
            className="mt-4"
            label="Reason"
            options={options}
            value={reason}
            onChange={({ target }) => setReason(target.value as TakeDownReason)}
          />
          <p className="mt-3 text-soft">
            The public does not see it from then on, and its agency cannot restore it. You can, for 30 days.
            The audit trail keeps the reason.
          </p>
        </>
      )}
    </Asked>
  );
}
