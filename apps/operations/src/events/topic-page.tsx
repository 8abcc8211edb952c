import { Button, Input } from '@lintel/ui';
import { useNavigate } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { refusalOf } from '../console/refusal.js';
import { eventFilterOf, type EventsPlace, placeAddress } from './event-address.js';
import { EventsList } from './events-list.js';
import { EventsTable } from './events-table.js';
import { shortName } from './event-words.js';
import { eventsOf } from './events-queries.js';
import { Paging } from './paging.js';
import { Up } from './up.js';

const fields = [
  ['type', 'Type', 'lintel.listing.published.v1'],
  ['subject', 'About', 'An id'],
  ['correlation', 'Reference', '32 hexadecimal digits'],
  ['before', 'Came before', '2026-01-31T12:00:00Z'],
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
      <FilterForm place={place} />
      <EventsList
        query={list}
        isEmpty={({ events }) => events.length === 0}
        nothing={({ next }) =>
          next ? 'None among the newest: look through older ones.' : 'Nothing matches.'
        }
      >
        {({ events }) => <EventsTable events={events} />}
      </EventsList>
      {list.data && <Paging place={place} next={list.data.next} />}
    </ConsoleFrame>
  );
}

function FilterForm({ place }: { place: EventsPlace }) {
  const navigate = useNavigate();
  return (
    <form
      key={JSON.stringify(place)}
      className="mb-4 grid items-end gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const asked = fields.map(([name]) => [name, String(given.get(name) ?? '').trim()]);
        void navigate(placeAddress({ topic: place.topic, ...Object.fromEntries(asked) }));
      }}
    >
      {fields.map(([name, label, placeholder]) => (
        <Input
          key={name}
          name={name}
          label={label}
          placeholder={placeholder}
          maxLength={300}
          defaultValue={place[name]}
        />
      ))}
      <Button type="submit" className="h-12">
        Filter
      </Button>
    </form>
  );
}
