import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { PagingLinks } from '../console/paging-links.js';
import { refusalOf } from '../console/refusal.js';
import { eventFilterOf, type EventsPlace, placeAddress } from './event-address.js';
import { EventsList } from './events-list.js';
import { EventsTable } from './events-table.js';
import { shortName } from './event-words.js';
import { eventsOf } from './events-queries.js';
import { FilterForm, timeFields } from './filter-form.js';
import { Up } from './up.js';

const fields = [
  ['type', 'Type', 'lintel.listing.published.v1'],
  ['subject', 'About', 'An id'],
  ['correlation', 'Reference', '32 hexadecimal digits'],
  ...timeFields,
] as const;

/** The events of one topic. */
export function TopicPage({ topic, place }: { topic: string; place: EventsPlace }) {
  const list = useQuery(eventsOf(topic, eventFilterOf(place), place.after || null));
  const title = `Events: ${shortName(topic)}`;
  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="The newest first. What may be about a person is masked."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <Up />
      <FilterForm fields={fields} place={place} within={{ topic }} />
      <EventsList
        query={list}
        isEmpty={({ events }) => events.length === 0}
        nothing={({ next }) =>
          next ? 'None among the newest: look through older ones.' : 'Nothing matches.'
        }
      >
        {({ events }) => <EventsTable events={events} />}
      </EventsList>
      {list.data && (
        <PagingLinks
          newest={place.after ? placeAddress({ ...place, after: '' }) : null}
          older={list.data.next && placeAddress({ ...place, after: list.data.next })}
        />
      )}
    </ConsoleFrame>
  );
}
