import { Button, Dialog } from '@lintel/ui';
import type { LeaveGuard } from './use-leave-guard.js';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** What was typed goes. */
  readonly onDiscard: () => void;
}

/** Before unsaved changes are left. */
export const LeaveDialog = ({ guard, onDiscard }: LeaveDialogProps) => (
  <Dialog
    open={guard.asking}
    onOpenChange={(open) => {
      if (!open) guard.stay();
    }}
    title="Leave without saving?"
    footer={
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={guard.leave}>Leave, keep what I typed</Button>
        <Button variant="primary" onClick={guard.stay}>
          Stay
        </Button>
      </div>
    }
  >
    <p>
      The property is not saved yet. What you typed can wait for you: when you come back, you can continue
      where you left off.
    </p>
  </Dialog>
);
