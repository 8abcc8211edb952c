import { exactMomentText } from '@lintel/kernel';
import { Button, Input, Table } from '@lintel/ui';
import { Link, useNavigate } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { PagingLinks } from '../console/paging-links.js';
import { refusalOf } from '../console/refusal.js';
import { type EventsPlace, parkedFilterOf, placeAddress } from './event-address.js';
import { EventsList } from './events-list.js';
import { shortName } from './event-words.js';
import { type OfConsumer, overview, parkedOf, type ParkedEvent, type Settling } from './events-queries.js';
import { RebuildHint } from './rebuild-hint.js';
import { ReplayDialog } from './replay-dialog.js';
import { SettleDialog } from './settle-dialog.js';
import { Up } from './up.js';

/** What one consumer gave up, and what can be done about it. */
export function ParkedPage({ of, place }: { of: OfConsumer; place: EventsPlace }) {
  const filter = parkedFilterOf(place);
  const list = useQuery(parkedOf(of, filter, place.after || null));
  const { data } = useQuery(overview());
  const [asking, setAsking] = useState<Settling | 'replay' | null>(null);
  const consumer = data?.consumers.find(({ topic, name }) => topic === of.topic && name === of.consumer);
  const title = `Parked: ${of.consumer} of ${shortName(of.topic)}`;
  const settled = place.settled === 'yes';
  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="Events that it could not handle, and went on without."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <Up topic={of.topic} />
      <ErrorForm place={place} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {!settled && (
          <>
            <Button size="small" onClick={() => setAsking('retry')}>
              Retry all that match
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsking('discard')}>
              Discard all that match
            </Button>
          </>
        )}
        {consumer?.replayable === true && (
          <Button size="small" variant="quiet" onClick={() => setAsking('replay')}>
            Replay
          </Button>
        )}
        <Link
          to={placeAddress({ ...place, settled: settled ? '' : 'yes', after: '' })}
          className="inline-flex min-h-11 items-center px-2 text-sm underline"
        >
          {settled ? 'Those that wait' : 'Retried and discarded'}
        </Link>
      </div>
      {consumer?.replayable === false && (
        <p className="mb-3 text-sm text-soft">
          {of.consumer} cannot be replayed: it sends, counts or changes something, and would do so again.
        </p>
      )}
      <RebuildHint of={of} />
      <EventsList
        query={list}
        isEmpty={({ events }) => events.length === 0}
        nothing={({ next }) =>
          next
            ? 'None among the newest: look through older ones.'
            : settled
              ? 'None was retried or discarded.'
              : 'Nothing waits.'
        }
      >
        {({ events }) => <ParkedTable of={of} events={events} />}
      </EventsList>
      {list.data && (
        <PagingLinks
          newest={place.after ? placeAddress({ ...place, after: '' }) : null}
          older={list.data.next && placeAddress({ ...place, after: list.data.next })}
        />
      )}
      {asking === 'replay' && <ReplayDialog of={of} onClose={() => setAsking(null)} />}
      {asking && asking !== 'replay' && (
        <SettleDialog verb={asking} of={of} filter={filter} onClose={() => setAsking(null)} />
      )}
    </ConsoleFrame>
  );
}

function ErrorForm({ place }: { place: EventsPlace }) {
  const navigate = useNavigate();
  return (
    <form
      key={place.error}
      className="mb-4 flex max-w-xl items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const error = String(new FormData(event.currentTarget).get('error') ?? '').trim();
        void navigate(placeAddress({ ...place, error, after: '' }));
      }}
    >
      <Input
        name="error"
        label="The error has the words"
        type="search"
        maxLength={200}
        className="min-w-0 flex-1"
        defaultValue={place.error}
      />
      <Button type="submit" className="h-12">
        Filter
      </Button>
    </form>
  );
}

const ParkedTable = ({ of, events }: { of: OfConsumer; events: readonly ParkedEvent[] }) => (
  <Table
    caption="Parked events"
    hideCaption
    className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top"
  >
    <thead>
      <tr>
        <th scope="col">Event</th>
        <th scope="col" className="w-full max-md:hidden">
          Error
        </th>
        <th scope="col" className="max-md:hidden">
          When
        </th>
      </tr>
    </thead>
    <tbody>
      {events.map(({ key, type, subject, error, parkedAt, settled }) => (
        <tr key={key}>
          <th scope="row" className="md:min-w-56">
            <Link
              to={placeAddress({ ...of, parked: key })}
              className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 first-letter:uppercase hover:decoration-ink"
            >
              {shortName(type)}
            </Link>
            <span className="block font-mono text-xs font-normal wrap-anywhere text-stone">{subject}</span>
            <span className="line-clamp-3 font-normal wrap-anywhere text-soft md:hidden">{error}</span>
          </th>
          <td className="min-w-48 wrap-anywhere text-soft max-md:hidden">
            <span className="line-clamp-3 py-2">{error}</span>
            {settled && (
              <span className="block text-stone">
                {settled.how === 'retried' ? 'Retried' : `Discarded: ${settled.reason ?? ''}`}
              </span>
            )}
          </td>
          <td className="whitespace-nowrap max-md:hidden">
            <time dateTime={parkedAt} className="inline-block py-2">
              {exactMomentText(parkedAt)}
            </time>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
