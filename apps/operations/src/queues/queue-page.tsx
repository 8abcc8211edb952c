import { Badge, Button, Tabs } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { Link, useNavigate } from '@lintel/web/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { refusalOf } from '../console/refusal.js';
import { refusalText } from '../console/refusal-text.js';
import { countText, durationText, nameText, stateLabels } from './job-words.js';
import { JobList } from './job-list.js';
import { jobStates, placeAddress, type QueuesPlace } from './queue-address.js';
import { queues, queuesKey, setPaused, type JobState, type Queue } from './queues-queries.js';
import { Runs } from './runs.js';

/** One queue: its pace, its jobs by state, and what can be done to them. */
export function QueuePage({ queue: name, place }: { queue: string; place: QueuesPlace }) {
  const list = useQuery(queues());
  const navigate = useNavigate();
  const title = nameText(name);
  const queue = list.data?.find((one) => one.name === name);
  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead={queue ? <Pace queue={queue} /> : list.data ? 'There is no such queue.' : 'Loading …'}
      tools={
        <div className="flex flex-wrap items-center gap-3">
          {queue && <PauseButton queue={queue} />}
          <Freshness
            updatedAt={list.dataUpdatedAt}
            failed={list.isRefetchError}
            onRefresh={() => list.refetch()}
          />
        </div>
      }
    >
      <p className="mb-4">
        <Link
          to={placeAddress({})}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          All queues
        </Link>
      </p>
      <Runs queue={name} />
      <Tabs
        label="States of jobs"
        value={place.state}
        onValueChange={(state) =>
          void navigate(placeAddress({ queue: name, state: state as JobState }), { replace: true })
        }
        tabs={jobStates.map((state) => ({
          value: state,
          label: queue ? `${stateLabels[state]} ${countText(queue[state])}` : stateLabels[state],
          content: <JobList queue={name} place={place} key={state} />,
        }))}
      />
    </ConsoleFrame>
  );
}

const Pace = ({ queue: { paused, work } }: { queue: Queue }) => (
  <>
    {paused && (
      <Badge tone="amber" className="mr-2">
        Paused: nothing new is begun
      </Badge>
    )}
    In the last hour {countText(work.completed)} done and {countText(work.failedAttempts)} attempts failed;
    they waited {durationText(work.meanWaitMs)} and took {durationText(work.meanWorkMs)} each, the longest
    wait was {durationText(work.longestWaitMs)}.
  </>
);

function PauseButton({ queue: { name, paused } }: { queue: Queue }) {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: () => setPaused(name, !paused),
    networkMode: 'always',
    onSuccess: () =>
      shell().toast({
        title: paused ? `${nameText(name)} goes on` : `${nameText(name)} is paused`,
        ...(paused
          ? {}
          : { description: 'Jobs under way run to their end; others wait until you resume it.' }),
        tone: 'success',
      }),
    onError: (error) =>
      shell().toast({
        title: paused ? 'It was not resumed' : 'It was not paused',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queuesKey }),
  });
  return (
    <Button size="small" busy={changing.isPending} onClick={() => changing.mutate()}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}
