import { Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { ConsumersTable } from './consumers-table.js';
import { placeAddress } from './event-address.js';
import { countText, shortName } from './event-words.js';
import { overview, type Topic } from './events-queries.js';
import { Outboxes } from './outboxes.js';
import { FindEvents } from './find-events.js';

const title = 'Events';

/** Every topic, and who reads it. */
export function TopicListPage() {
  const list = useQuery(overview());
  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What services tell each other. Whoever is behind, or gave something up, is listed first."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <FindEvents />
      <div className="mt-5 space-y-6">
        {list.isPending && <RowsSkeleton label="Loading the topics" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="The topics could not be loaded"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && (
          <>
            <Outboxes outboxes={list.data.outboxes} />
            <ConsumersTable consumers={list.data.consumers} />
            <TopicsTable topics={list.data.topics} />
          </>
        )}
      </div>
    </ConsoleFrame>
  );
}

const TopicsTable = ({ topics }: { topics: readonly Topic[] }) => (
  <Table caption="Topics" className="text-sm [&_td]:text-right [&_thead_th:not(:first-child)]:text-right">
    <thead>
      <tr>
        <th scope="col">Topic</th>
        <th scope="col">Events</th>
        <th scope="col">In an hour</th>
        <th scope="col" className="max-md:hidden">
          In a minute
        </th>
        <th scope="col" className="max-md:hidden">
          Partitions
        </th>
        <th scope="col" className="max-md:hidden">
          Kept
        </th>
      </tr>
    </thead>
    <tbody>
      {topics.map(({ name, compacted, keepDays, events, partitions, lastMinute, lastHour }) => (
        <tr key={name}>
          <th scope="row">
            <Link
              to={placeAddress({ topic: name })}
              className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {shortName(name)}
            </Link>
          </th>
          <td>{countText(events)}</td>
          <td>{countText(lastHour)}</td>
          <td className="max-md:hidden">{countText(lastMinute)}</td>
          <td className="max-md:hidden">{partitions}</td>
          <td className="max-md:hidden">
            {compacted ? 'The last of each, ' : ''}
            {keepDays === null ? 'no limit' : `${keepDays} days`}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
