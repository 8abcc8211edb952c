import { specifiedMoment } from '@lintel/kernel';
import { viewingLimits } from '@lintel/contracts';
import { Alert, Button, Dialog, Textarea } from '@lintel/ui';
import { agencyViewingChanges, type AgencyViewing } from './agency-viewings-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beaten, reasonOf, tellError, tellSuccess } from '../shared/outcome.js';
import { standingStart } from './clashes.js';
import { useShownChanges } from './use-viewing-changes.js';
import { clientName } from './viewing-words.js';

/** How the agency ends a viewing: it turns a request down, or calls off what it has confirmed. */
const ends = {
  decline: {
    title: 'Decline Viewing Request',
    label: 'Reason for declining',
    back: 'Cancel',
    button: 'Decline Viewing',
    done: 'Viewing request declined',
    failed: 'Failed to decline viewing request',
  },
  cancel: {
    title: 'Cancel this viewing?',
    label: 'Reason for cancelling',
    back: 'Keep viewing',
    button: 'Cancel viewing',
    done: 'Viewing cancelled successfully',
    failed: 'Failed to cancel the viewing',
  },
} as const;

interface EndDialogProps {
  readonly kind: keyof typeof ends;
  readonly account: string;
  readonly viewing: AgencyViewing;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks why before a viewing is ended. A reason that was typed is kept until it was sent. */
export function EndDialog({ kind, account, viewing, open, onClose, onDone }: EndDialogProps) {
  const [reason, setReason] = useState('');
  const { show, again } = useShownChanges(account);
  const { id, propertyTitle, actions } = viewing;
  const words = ends[kind];
  const stands = standingStart(viewing);
  const ending = useMutation({
    mutationFn: () => agencyViewingChanges[kind](id, reason.trim()),
    networkMode: 'always',
    onSuccess: (changed) => {
      show(changed);
      tellSuccess(words.done);
      setReason('');
      onClose();
      onDone?.();
    },
    onError: (error) => {
      if (beaten(error)) again();
      tellError(words.failed, error);
    },
  });
  const close = (): void => {
    if (ending.isPending) return;
    ending.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={words.title}
      description={`${propertyTitle}, ${clientName(viewing)}`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={ending.isPending} onClick={close}>
            {words.back}
          </Button>
          <Button
            variant="danger"
            className="max-sm:w-full"
            busy={ending.isPending}
            disabled={!actions.includes(kind)}
            onClick={() => ending.mutate()}
          >
            {words.button}
          </Button>
        </div>
      }
    >
      {kind === 'cancel' && stands && (
        <p className="mb-5 text-soft">
          The viewing on {specifiedMoment(stands)} is called off, and the client is told. The time may go to
          somebody else at once.
        </p>
      )}
      {kind === 'decline' && stands && (
        <Alert tone="plain" className="mb-5" title="This also calls off what is arranged">
          The viewing on {specifiedMoment(stands)} would be cancelled too. To leave it when it was, press Keep
          the old time instead.
        </Alert>
      )}
      <Textarea
        label={words.label}
        hint="It may be left empty. The client reads it in the e-mail that tells them."
        rows={4}
        maxLength={viewingLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {ending.isError && (
        <Alert error={ending.error} className="mt-4" title={words.failed}>
          {reasonOf(ending.error) ?? 'It could not reach us. Nothing has changed, and trying again is safe.'}
        </Alert>
      )}
    </Dialog>
  );
}
