import { Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { placeAddress } from './event-address.js';
import { durationText } from '../queues/job-words.js';
import { countText, shortName } from './event-words.js';
import type { Outbox } from './events-queries.js';

/** What services have told that the bus has not taken yet, and why. Nothing is lost: it goes out once the bus takes it. */
export function Outboxes({ outboxes }: { outboxes: readonly Outbox[] }) {
  const told = outboxes.filter(({ waiting }) => waiting !== 0);
  if (told.length === 0)
    return <p className="text-sm text-soft">Outboxes are empty: the bus has all that services have told.</p>;
  return (
    <Table
      caption="Outboxes"
      className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top [&_td]:text-right [&_thead_th:not(:first-child)]:text-right"
    >
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Waiting</th>
          <th scope="col">Oldest</th>
        </tr>
      </thead>
      <tbody>
        {told.map((outbox) => (
          <tr key={outbox.service}>
            <th scope="row" className="w-full">
              <span className="inline-block py-2">{outbox.service}</span>
              {outbox.problem && (
                <span className="line-clamp-2 block font-normal wrap-anywhere text-clay">
                  {outbox.problem}
                </span>
              )}
              {outbox.events.length > 0 && <Waiting events={outbox.events} />}
            </th>
            <td>{outbox.waiting === null ? '–' : countText(outbox.waiting)}</td>
            <td className="whitespace-nowrap">
              {outbox.oldestSeconds === null ? '–' : durationText(outbox.oldestSeconds * 1000)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Waiting = ({ events }: Pick<Outbox, 'events'>) => (
  <details className="pb-2 font-normal">
    <summary className="cursor-pointer py-1">
      What waits{events.length === 50 ? ', the first 50' : ''}
    </summary>
    <ul className="mt-1 space-y-1">
      {events.map(({ type, subject }, index) => (
        <li key={index} className="wrap-anywhere">
          {shortName(type)}{' '}
          <Link to={placeAddress({ q: subject })} className="font-mono text-xs underline">
            {subject}
          </Link>
        </li>
      ))}
    </ul>
  </details>
);
