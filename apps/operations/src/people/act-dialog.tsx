import { Button, Dialog } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { ConfirmDialog, NotConfirmed, useConfirmed } from '@lintel/web/strong-sign-in';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import type { PersonAct } from './acts.js';
import { allOfPeople } from './people-queries.js';

/** Asks once more, acts, and says so. Before a dangerous act, staff have to confirm their own identity as well. */
export function ActDialog({ act, onClose }: { act: PersonAct; onClose: () => void }) {
  const client = useQueryClient();
  const { asked, confirmed } = useConfirmed();
  const doing = useMutation({
    mutationFn: () => confirmed(act.run),
    onSuccess: () => {
      shell().toast({ title: act.done, tone: 'success' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      shell().toast({
        title: 'Nothing was changed',
        description: refusalText(error) ?? `${brand().name} did not answer. Look again before you repeat it.`,
        tone: 'destructive',
      });
    },
    onSettled: () => client.invalidateQueries(allOfPeople),
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={act.title}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={doing.isPending} onClick={() => doing.mutate()}>
              {act.label}
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">{act.text}</p>
        <p className="mt-3 text-soft">The audit trail keeps that you did it.</p>
      </Dialog>
      <ConfirmDialog asked={asked} />
    </>
  );
}
