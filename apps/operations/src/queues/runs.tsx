import { Alert, Progress } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { runText } from './job-words.js';
import { runsOf } from './queues-queries.js';

/** The progress of runs over many jobs, whoever began them; and the last run that stopped early. */
export function Runs({ queue }: { queue: string }) {
  const { data = [] } = useQuery(runsOf(queue));
  const running = data.filter(({ state }) => state === 'running');
  const stopped = data[0]?.state === 'stopped' ? data[0] : undefined;
  return (
    <div role="status" className="mb-4 space-y-3 empty:hidden">
      {running.map((run) => (
        <Progress
          key={run.id}
          label={run.verb === 'retry' ? 'Retrying' : 'Discarding'}
          value={run.done}
          max={run.matched}
          text={runText(run)}
        />
      ))}
      {stopped && <Alert tone="plain" title={runText(stopped)} />}
    </div>
  );
}
