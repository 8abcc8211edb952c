import { exactMomentText } from '@lintel/kernel';
import { Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { Reference } from '../console/reference.js';
import { placeAddress } from './event-address.js';
import { shortName } from './event-words.js';
import type { LoggedEvent } from './events-queries.js';

/** Events, a row each, whose data opens below it. */
export const EventsTable = ({ events }: { events: readonly LoggedEvent[] }) => (
  <Table caption="Events" hideCaption className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top">
    <thead>
      <tr>
        <th scope="col" className="w-full">
          Event
        </th>
        <th scope="col" className="max-md:hidden">
          About
        </th>
        <th scope="col" className="max-md:hidden">
          When
        </th>
      </tr>
    </thead>
    <tbody>
      {events.map((event) => (
        <tr key={event.id}>
          <th scope="row">
            <details>
              <summary className="min-h-11 cursor-pointer py-2 first-letter:uppercase">
                {shortName(event.type)}
              </summary>
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 font-normal">
                <dt className="text-stone">Id</dt>
                <dd className="font-mono wrap-anywhere">{event.id}</dd>
                <dt className="text-stone">Place</dt>
                <dd className="font-mono">
                  {event.topic} {event.partition}/{event.position}
                </dd>
                {event.correlation && (
                  <>
                    <dt className="text-stone">Reference</dt>
                    <dd className="wrap-anywhere">
                      <Reference correlation={event.correlation} />
                    </dd>
                  </>
                )}
              </dl>
              <pre className="mt-2 max-h-96 overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-xs font-normal whitespace-pre-wrap wrap-anywhere">
                {event.data}
              </pre>
            </details>
            <span className="block font-normal wrap-anywhere text-stone md:hidden">
              {event.subject} · {exactMomentText(event.publishedAt)}
            </span>
          </th>
          <td className="font-mono text-xs max-md:hidden">
            <Link to={placeAddress({ q: event.subject })} className="inline-block py-2 underline">
              {event.subject}
            </Link>
          </td>
          <td className="whitespace-nowrap max-md:hidden">
            <time dateTime={event.publishedAt} className="inline-block py-2">
              {exactMomentText(event.publishedAt)}
            </time>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
