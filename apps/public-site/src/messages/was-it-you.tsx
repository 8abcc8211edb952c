import { Alert, Button } from '@lintel/ui';
import type { ThreadSource } from '@lintel/web/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface WasItYouProps {
  /** Whether an agent wrote first, to somebody who asked for a viewing. */
  readonly asked: boolean;
  readonly source: Pick<ThreadSource, 'answer' | 'changes'>;
}

/** Of a conversation that somebody began with the reader's address without signing in: only its owner can say whether it was they. */
export function WasItYou({ asked, source: { answer, changes } }: WasItYouProps) {
  const queries = useQueryClient();
  const said = useMutation({
    mutationFn: (yes: boolean) => (yes ? answer!.confirm() : answer!.disown()),
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  });
  const busy = (yes: boolean) => said.isPending && said.variables === yes;
  return (
    <Alert
      className="m-4 mb-0 md:m-5 md:mb-0"
      title={asked ? 'Did you ask for a viewing?' : 'Did you write this?'}
      actions={
        <>
          <Button size="small" busy={busy(true)} disabled={said.isPending} onClick={() => said.mutate(true)}>
            {asked ? 'Yes, I asked' : 'Yes, I wrote it'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={busy(false)}
            disabled={said.isPending}
            onClick={() => said.mutate(false)}
          >
            It was not me
          </Button>
        </>
      }
    >
      {said.isError
        ? 'Your answer could not be saved. Please try again.'
        : asked
          ? 'Somebody asked for a viewing of this home with your e-mail address without signing in. Until you say so, the agent sees that it is not verified. If it was not you, this conversation is deleted.'
          : 'Somebody sent it with your e-mail address without signing in. Until you say so, the agent sees that it is not verified. If it was not you, it is deleted.'}
    </Alert>
  );
}
