import { specifiedMoment } from '@lintel/kernel';
import { Alert, Button, Dialog } from '@lintel/ui';
import { agencyViewingChanges, type AgencyViewing } from './agency-viewings-queries.js';
import { newRequestKey } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beaten, reasonOf, tellError, tellSuccess } from '../shared/outcome.js';
import { useFreeTime } from './free-time-fields.js';
import type { OfferedTime } from './use-proposal.js';
import { useShownChanges } from './use-viewing-changes.js';
import { clientName } from './viewing-words.js';

interface MoveDialogProps {
  readonly account: string;
  readonly viewing: AgencyViewing;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Gives a confirmed viewing another time: the client is told, and both calendars. */
export function MoveDialog({ account, viewing, open, onClose }: MoveDialogProps) {
  const { id, propertyId, propertyTitle, start } = viewing;
  const { chosen, fields, again: lookAgain } = useFreeTime(propertyId);
  const { show, again } = useShownChanges(account);
  const [key, setKey] = useState(newRequestKey);
  const moving = useMutation({
    mutationFn: (at: OfferedTime) =>
      agencyViewingChanges.move(id, at, `${key}-${at.date}-${at.time.replace(':', '')}`),
    networkMode: 'always',
    onSuccess: (changed) => {
      setKey(newRequestKey());
      show(changed);
      tellSuccess('Viewing moved successfully');
      onClose();
    },
    onError: (error) => {
      if (beaten(error)) again();
      lookAgain();
      tellError('Failed to move the viewing', error, true);
    },
  });
  const close = (): void => {
    if (moving.isPending) return;
    moving.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Move this viewing"
      description={`${propertyTitle}, ${clientName(viewing)}`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={moving.isPending} onClick={close}>
            Leave it as it is
          </Button>
          <Button
            variant="primary"
            className="max-sm:w-full"
            busy={moving.isPending}
            disabled={chosen === null}
            onClick={() => chosen && moving.mutate(chosen)}
          >
            Move viewing
          </Button>
        </div>
      }
    >
      <p className="mb-5 text-soft">
        {start && <>It is arranged for {specifiedMoment(start)}. </>}
        The client is told by e-mail, with a calendar file that moves the entry. Agree on the time with them
        first.
      </p>
      {fields}
      {moving.isError && (
        <Alert error={moving.error} className="mt-4" title="Failed to move the viewing">
          {reasonOf(moving.error) ?? 'It could not reach us. Nothing has changed, and trying again is safe.'}
        </Alert>
      )}
    </Dialog>
  );
}
