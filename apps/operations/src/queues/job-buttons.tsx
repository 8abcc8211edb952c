import { Button } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { nameText, retryWords } from './job-words.js';
import { doToJob, queuesKey, type ListedJob, type Verb } from './queues-queries.js';

/** Retries or discards one job, and says so. What somebody else has done to it meanwhile is said too. */
export function JobButtons({ job, onDone }: { job: ListedJob; onDone: () => void }) {
  const client = useQueryClient();
  const doing = useMutation({
    mutationFn: (verb: Verb) => doToJob(verb, job.queue, job.key),
    networkMode: 'always',
    onSuccess: (_, verb) => {
      shell().toast({
        title: verb === 'retry' ? 'The job waits anew' : 'The job is discarded',
        tone: 'success',
      });
      onDone();
    },
    onError: (error, verb) =>
      shell().toast({
        title: verb === 'retry' ? 'The job was not retried' : 'The job was not discarded',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queuesKey }),
  });
  const act = (verb: Verb) => (doing.isPending ? undefined : doing.mutate(verb));
  const busy = (verb: Verb) => doing.isPending && doing.variables === verb;
  const of = `${nameText(job.name)} ${job.key}`;
  // What was put off on purpose is not hurried.
  const retry = job.state === 'delayed' && job.attemptsMade === 0 ? undefined : retryWords[job.state]?.one;
  return (
    <span className="flex flex-wrap justify-end gap-2 md:flex-nowrap">
      {job.state !== 'active' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Discard ${of}`}
          busy={busy('discard')}
          // The second click of a double click would meet the row that has come up.
          onClick={({ detail }) => detail < 2 && act('discard')}
        >
          Discard
        </Button>
      )}
      {retry && (
        <Button
          size="small"
          aria-label={`${retry} ${of}`}
          busy={busy('retry')}
          onClick={({ detail }) => detail < 2 && act('retry')}
        >
          {retry}
        </Button>
      )}
    </span>
  );
}
