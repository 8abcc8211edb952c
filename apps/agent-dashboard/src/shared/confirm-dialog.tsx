import { Button, Dialog } from '@lintel/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** What the button does, such as 'Remove'. */
  readonly action: string;
  /** The other one, such as 'Keep'. */
  readonly keep: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before what cannot simply be taken back. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  action,
  keep,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => next || busy || onClose()}
    title={title}
    footer={
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-sm:w-full" disabled={busy} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" className="max-sm:w-full" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    }
  >
    <div className="text-soft">{children}</div>
  </Dialog>
);
