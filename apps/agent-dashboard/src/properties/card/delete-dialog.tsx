import { brand } from '@lintel/web';
import { Button, Dialog } from '@lintel/ui';
import type { AgencyListing } from '../agency-listings-queries.js';
import { useState } from 'react';

interface DeleteDialogProps {
  readonly listing: AgencyListing;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves to whether it was done. */
  readonly onDelete: () => Promise<boolean>;
}

/** Asks before a property is deleted, and says what that means. */
export function DeleteDialog({
  listing: { title, address, state },
  open,
  onClose,
  onDelete,
}: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = (): void => {
    setBusy(true);
    void onDelete().then((done) => {
      setBusy(false);
      if (done) onClose();
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      title="Delete this property?"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={busy} onClick={onClose}>
            Keep property
          </Button>
          <Button variant="danger" className="max-sm:w-full" busy={busy} onClick={confirm}>
            Delete property
          </Button>
        </div>
      }
    >
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-soft wrap-anywhere">{address}</p>
      <p className="mt-4 text-soft">
        {state === 'published'
          ? `It leaves ${brand().name} at once: nobody finds it any more, and nobody can ask about it or book a viewing.`
          : 'The public does not see it now. Deleted, it leaves your list as well.'}{' '}
        You can restore it for 30 days, under Removed. To keep it longer, archive it instead.
      </p>
    </Dialog>
  );
}
