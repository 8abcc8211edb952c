import { Button, Dialog } from '@lintel/ui';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import type { ReactNode } from 'react';
import { type Act, useAct } from './use-act.js';

export interface ActDialogProps<Outcome> extends Act<Outcome> {
  readonly title: string;
  /** On its button. */
  readonly label: string;
  readonly danger?: boolean;
  /** Whether all that it asks for is said. */
  readonly complete?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once more, acts, and closes. Before what is dangerous, staff have to confirm who they are as well. */
export function ActDialog<Outcome>({
  title,
  label,
  danger = false,
  complete = true,
  onClose,
  children,
  ...act
}: ActDialogProps<Outcome>) {
  const { asked, confirmed } = useConfirmed();
  const doing = useAct({
    ...act,
    run: () => confirmed(act.run),
    onDone: (outcome) => {
      act.onDone?.(outcome);
      onClose();
    },
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              disabled={!complete}
              busy={doing.isPending}
              onClick={() => doing.mutate()}
            >
              {label}
            </Button>
          </div>
        }
      >
        {children}
      </Dialog>
      <ConfirmDialog asked={asked} />
    </>
  );
}

/** Below what most acts ask. */
export const Recorded = () => <p className="mt-3 text-soft">The audit trail keeps that you did it.</p>;
