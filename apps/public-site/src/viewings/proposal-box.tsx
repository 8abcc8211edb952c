import { specifiedLongMoment } from '@lintel/kernel';
import { Button, Check } from '@lintel/ui';
import { shell } from '@lintel/web';
import { viewingChanges, type Viewing, type ViewingClaim } from './viewings-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useViewingChanges } from './use-viewing-changes.js';

interface ProposalBoxProps {
  readonly viewing: Viewing;
  readonly claim: ViewingClaim;
  /** Called when the box has gone, and the focus with it. */
  readonly onAnswered: () => void;
}

/** The time that the agent offers instead, to accept or refuse. */
export function ProposalBox({ viewing: { proposal, actions }, claim, onAnswered }: ProposalBoxProps) {
  const { show, failed } = useViewingChanges();
  const accepting = useMutation({
    mutationFn: (id: string) => viewingChanges.accept(claim, id),
    onSuccess: (changed) => {
      show(changed);
      shell().toast({
        tone: 'success',
        title: 'Viewing scheduled',
        ...(changed.start && { description: specifiedLongMoment(changed.start) }),
      });
      onAnswered();
    },
    onError: failed('The time was not accepted'),
  });
  const refusing = useMutation({
    mutationFn: (id: string) => viewingChanges.refuse(claim, id),
    onSuccess: (changed) => {
      show(changed);
      shell().toast({ title: 'Proposed time declined', description: 'The agent is told.' });
      onAnswered();
    },
    onError: failed('The time was not declined'),
  });
  if (!proposal) return null;
  const busy = accepting.isPending || refusing.isPending;
  const may = actions.includes('accept');
  return (
    <section aria-label="Proposed time" className="mt-5 rounded-card bg-amber-tint p-4 sm:p-5">
      <p className="text-sm font-semibold text-amber">The agent proposes another time</p>
      <p className="mt-1 text-lg font-semibold tabular-nums">
        <time dateTime={proposal.time.instant}>{specifiedLongMoment(proposal.time)}</time>
      </p>
      {may && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            busy={accepting.isPending}
            disabled={busy}
            onClick={() => accepting.mutate(proposal.id)}
          >
            {!accepting.isPending && <Check aria-hidden />}
            Accept this time
          </Button>
          <Button busy={refusing.isPending} disabled={busy} onClick={() => refusing.mutate(proposal.id)}>
            Decline
          </Button>
        </div>
      )}
    </section>
  );
}
