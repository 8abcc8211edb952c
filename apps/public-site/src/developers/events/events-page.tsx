import { usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { StackingTable } from '../stacking-table.js';
import { type DescribedEvent, useEvents } from '../contracts.js';
import { Frame } from '../frame.js';
import { eventAddress, topics } from '../topics.js';
import { Waiting } from '../waiting.js';
import { Words } from '../words.js';
import { fieldRows } from './field-rows.js';
import { FieldTable } from './field-table.js';

const { title, description } = topics.find(({ slug }) => slug === 'events')!;

/** `/developers/events` */
export function EventsPage() {
  usePageTitle(title);
  const { data: events, error, refetch } = useEvents();
  return (
    <Frame title={title} lead={description} topic="events">
      <p>
        An event is a <a href="https://cloudevents.io">CloudEvent</a>, the same in the stream and in a
        webhook. Of one home, viewing or conversation they come in their order. Which version of a type it is
        stands at the end of its name; within a version its data only grows.
      </p>
      {events ? (
        <>
          <EventTable
            id="everyone"
            title="For every key that may read events"
            events={events.filter(({ audience }) => audience === 'everyone')}
          />
          <EventTable
            id="agency"
            title="For keys of the agency that it is about"
            events={events.filter(({ audience }) => audience === 'agency')}
          />
          <section aria-labelledby="attributes">
            <h2 id="attributes">What every event has</h2>
            <FieldTable label="Attributes" rows={attributesOf(events)} />
          </section>
        </>
      ) : (
        <Waiting error={error} again={() => void refetch()} />
      )}
    </Frame>
  );
}

/** Without the data, which each has of its own, and the type, which is no other for one of them. */
const attributesOf = ([event]: readonly DescribedEvent[]) => {
  const { data: _data, ...properties } = event?.schema.properties ?? {};
  return fieldRows({
    ...event?.schema,
    properties: { ...properties, type: { type: 'string', description: 'What happened: one of the above' } },
  });
};

interface EventTableProps {
  readonly id: string;
  readonly title: string;
  readonly events: readonly DescribedEvent[];
}

const EventTable = ({ id, title: heading, events }: EventTableProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <StackingTable label={heading} columns={['Type', 'What happened']}>
      {events.map(({ type, summary }) => (
        <tr key={type}>
          <td>
            <Link to={eventAddress(type)} className="text-sm wrap-anywhere">
              <code className="text-sm! text-inherit!">{type}</code>
            </Link>
          </td>
          <td>
            <Words text={summary} />
          </td>
        </tr>
      ))}
    </StackingTable>
  </section>
);
