import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { refusalOf } from '../console/refusal.js';
import { EventsList } from './events-list.js';
import { EventsTable } from './events-table.js';
import { foundEvents } from './events-queries.js';
import { type EventsPlace, timesOf } from './event-address.js';
import { FilterForm, timeFields } from './filter-form.js';
import { FindEvents } from './find-events.js';
import { Up } from './up.js';

/** Events of all topics about one thing, or of one request. */
export function FoundEventsPage({ text, place }: { text: string; place: EventsPlace }) {
  const found = useQuery(foundEvents(text, timesOf(place)));
  const title = 'Events found';
  if (refusalOf(found.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame title={title} lead={<span className="font-mono text-sm wrap-anywhere">{text}</span>}>
      <Up />
      <FindEvents text={text} />
      <div className="mt-5">
        <FilterForm fields={timeFields} place={place} within={{ q: text }} />
        <EventsList
          query={found}
          isEmpty={(events) => events.length === 0}
          nothing={() =>
            place.from || place.before
              ? 'No event about this, or with this reference, came in this time.'
              : 'No topic has an event about this, or with this reference.'
          }
        >
          {(events) => <EventsTable events={events} />}
        </EventsList>
      </div>
    </ConsoleFrame>
  );
}
