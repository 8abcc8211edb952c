import { specifiedLongMoment } from '@lintel/kernel';
import { viewingLimits } from '@lintel/contracts';
import { Button, Dialog, Textarea } from '@lintel/ui';
import { shell } from '@lintel/web';
import { viewingChanges } from './viewings-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SendFailureNotice } from '../enquiry/send-failure.js';
import { beaten, reasonOf, useViewingChanges } from './use-viewing-changes.js';
import type { ViewingDialogProps } from './viewing-dialog.types.js';

/** Asks before a viewing is called off: the time may be given to others at once, so that it cannot be put back. */
export function CancelDialog({ viewing, claim, open, onClose, onDone }: ViewingDialogProps) {
  const [reason, setReason] = useState('');
  const { show, again } = useViewingChanges();
  const cancelling = useMutation({
    mutationFn: () => viewingChanges.cancel(claim, reason),
    onSuccess: (changed) => {
      show(changed);
      shell().toast({ tone: 'success', title: 'Viewing cancelled successfully' });
      onClose();
      onDone();
    },
    onError: (error) => {
      console.error('the viewing was not cancelled', error);
      if (beaten(error)) again();
    },
  });
  const close = (): void => {
    if (cancelling.isPending) return;
    cancelling.reset();
    onClose();
  };
  const { start, date, actions, propertyTitle, agent } = viewing;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Cancel this viewing?"
      description={propertyTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={cancelling.isPending} onClick={close}>
            Keep viewing
          </Button>
          <Button
            variant="danger"
            className="max-sm:w-full"
            busy={cancelling.isPending}
            disabled={!actions.includes('cancel')}
            onClick={() => cancelling.mutate()}
          >
            {cancelling.isPending ? 'Sending...' : 'Cancel viewing'}
          </Button>
        </div>
      }
    >
      <p className="text-soft">
        {start
          ? `Your viewing on ${specifiedLongMoment(start)} is`
          : `Your request for ${specifiedLongMoment(date)} is`}{' '}
        called off, and {agent.agency} is told. This cannot be undone: the time may go to somebody else at
        once.
      </p>
      <Textarea
        className="mt-5"
        label="Reason (optional)"
        hint="The agent reads it."
        rows={3}
        maxLength={viewingLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {cancelling.isError && (
        <div className="mt-4">
          <SendFailureNotice
            failure={{ title: 'The viewing was not cancelled', text: reasonOf(cancelling.error) }}
          />
        </div>
      )}
    </Dialog>
  );
}
