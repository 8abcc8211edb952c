import { Alert, Button, Dialog, Spinner } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { countText, jobsText, nameText, runText, stateLabels } from './job-words.js';
import { countOf, doToJobs, queuesKey, type JobFilter, type Verb } from './queues-queries.js';

export interface ManyDialogProps {
  readonly verb: Verb;
  readonly queue: string;
  readonly filter: JobFilter;
  readonly onClose: () => void;
}

/** Says how many jobs it would act on before anything is done. It goes on when the page is closed. */
export function ManyDialog({ verb, queue, filter, onClose }: ManyDialogProps) {
  const client = useQueryClient();
  const counted = useQuery(countOf(queue, filter));
  const doing = useMutation({
    mutationFn: () => doToJobs(verb, queue, filter),
    networkMode: 'always',
    onSuccess: (run) => {
      shell().toast({ title: runText(run), tone: 'success' });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: 'Nothing was begun',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queuesKey }),
  });
  const word = verb === 'retry' ? 'Retry' : 'Discard';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${word} all that match`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={verb === 'retry' ? 'primary' : 'danger'}
            disabled={!counted.data}
            busy={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {counted.data ? `${word} ${jobsText(counted.data)}` : word}
          </Button>
        </div>
      }
    >
      {counted.isPending && <Spinner label="Counting" />}
      {counted.isError && (
        <Alert
          title="They could not be counted"
          actions={
            <Button size="small" onClick={() => void counted.refetch()}>
              Try again
            </Button>
          }
        >
          {refusalText(counted.error)}
        </Alert>
      )}
      {counted.data !== undefined && (
        <>
          <p className="text-lg">
            <strong className="tabular-nums">{countText(counted.data)}</strong>{' '}
            {counted.data === 1 ? 'job' : 'jobs'} in {nameText(queue)}{' '}
            {counted.data === 1 ? 'matches' : 'match'}:
          </p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            <li>{stateLabels[filter.state ?? 'failed']}</li>
            {filter.errorKind && <li className="wrap-anywhere">Kind of error: {filter.errorKind}</li>}
            {filter.error && <li className="wrap-anywhere">The error has the words: {filter.error}</li>}
          </ul>
          <p className="mt-4 text-soft">
            {verb === 'retry'
              ? 'Each waits anew with all its attempts.'
              : 'They are gone for good, and what they were to do is not done.'}{' '}
            Jobs that somebody has dealt with meanwhile are left alone. It goes on when you close this page,
            and is recorded in your name.
          </p>
        </>
      )}
    </Dialog>
  );
}
