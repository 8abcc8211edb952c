import { Button, Dialog, Select } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../console/refusal-text.js';
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
  const client = useQueryClient();
  const [reason, setReason] = useState<TakeDownReason>('misleading');
  const back = listing.state === 'removed';
  const doing = useMutation({
    mutationFn: () => (back ? bringBack(listing) : takeDown(listing, reason)),
    onSuccess: () => {
      shell().toast({
        title: back ? `Listing ${listing.id} is brought back` : `Listing ${listing.id} is taken down`,
        tone: 'success',
      });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: 'Nothing was changed',
        description: refusalText(error) ?? `${brand().name} did not answer. Look again before you repeat it.`,
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(allOfListings),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={back ? `Bring back listing ${listing.id}?` : `Take down listing ${listing.id}?`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={doing.isPending} onClick={() => doing.mutate()}>
            {back ? 'Bring back' : 'Take down'}
          </Button>
        </div>
      }
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
    </Dialog>
  );
}
