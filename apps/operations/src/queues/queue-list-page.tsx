import { Badge, EmptyState, List, Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { FindForm } from './find-form.js';
import { countText, durationText, nameText, stateLabels } from './job-words.js';
import { jobStates, placeAddress } from './queue-address.js';
import { queues, type Queue } from './queues-queries.js';

const title = 'Queues';

/** Every queue, with what is in it and how fast it goes. */
export function QueueListPage() {
  const list = useQuery(queues());
  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What Lintel does beside its pages: e-mails, files, reminders. Failed jobs wait here for somebody."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <FindForm />
      <div className="mt-5">
        {list.isPending && <RowsSkeleton label="Loading the queues" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="The queues could not be loaded"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (list.data.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<List />} title="No queue yet">
                A queue is here from the first job on, such as the first e-mail.
              </EmptyState>
            </div>
          ) : (
            <QueuesTable queues={list.data} />
          ))}
      </div>
    </ConsoleFrame>
  );
}

const QueuesTable = ({ queues: rows }: { queues: readonly Queue[] }) => (
  <Table
    caption="Queues"
    hideCaption
    className="text-sm [&_td]:text-right [&_thead_th:not(:first-child)]:text-right"
  >
    <thead>
      <tr>
        <th scope="col">Queue</th>
        {jobStates.map((state) => (
          <th key={state} scope="col" className={state === 'failed' ? '' : 'max-md:hidden'}>
            {stateLabels[state]}
          </th>
        ))}
        <th scope="col" className="max-lg:hidden">
          Done in an hour
        </th>
        <th scope="col" className="max-lg:hidden">
          Waited
        </th>
        <th scope="col" className="max-lg:hidden">
          Took
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((queue) => (
        <tr key={queue.name}>
          <th scope="row" className="max-md:w-full">
            <Link
              to={placeAddress({ queue: queue.name })}
              className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {nameText(queue.name)}
            </Link>
            {queue.paused && (
              <Badge tone="amber" className="ml-2">
                Paused
              </Badge>
            )}
            <span className="block font-normal text-stone md:hidden">
              {countText(queue.waiting + queue.delayed)} to do, {countText(queue.active)} under way
            </span>
          </th>
          {jobStates.map((state) => (
            <td key={state} className={state === 'failed' ? '' : 'max-md:hidden'}>
              <Link
                to={placeAddress({ queue: queue.name, state })}
                aria-label={`${stateLabels[state]} in ${nameText(queue.name)}: ${queue[state]}`}
                className={
                  state === 'failed' && queue.failed > 0
                    ? 'inline-flex min-h-11 items-center font-semibold text-clay underline'
                    : 'inline-flex min-h-11 items-center hover:underline'
                }
              >
                {countText(queue[state])}
              </Link>
            </td>
          ))}
          <td className="max-lg:hidden">{countText(queue.work.completed)}</td>
          <td className="max-lg:hidden">{durationText(queue.work.meanWaitMs)}</td>
          <td className="max-lg:hidden">{durationText(queue.work.meanWorkMs)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
