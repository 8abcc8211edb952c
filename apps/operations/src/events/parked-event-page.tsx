import { exactMomentText } from '@lintel/kernel';
import { Badge, Button, EmptyState, Search } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { MaskedHeading } from '../console/masked-heading.js';
import { Reference } from '../console/reference.js';
import { refusalOf } from '../console/refusal.js';
import { useReveal } from '../console/use-reveal.js';
import { placeAddress } from './event-address.js';
import { shortName } from './event-words.js';
import { type OfConsumer, oneParked, reveal, type Settling, type WholeParked } from './events-queries.js';
import { markedLines, type MarkedLine, schemaPath } from './marked-json.js';
import { SettleDialog } from './settle-dialog.js';
import { Up } from './up.js';

/** One parked event: why, and what it holds beside what it should. */
export function ParkedEventPage({ of, eventKey: key }: { of: OfConsumer; eventKey: string }) {
  const found = useQuery(oneParked(of, key));
  const parked = found.data;
  const title = parked ? `Parked: ${shortName(parked.type)}` : 'Parked event';
  if (refusalOf(found.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead={<span className="font-mono text-sm wrap-anywhere">{parked?.eventId ?? key}</span>}
    >
      <Up {...of} />
      {found.isPending && <RowsSkeleton label="Loading the event" />}
      {found.isLoadingError && (
        <ListFailure
          error={found.error}
          title="The event could not be loaded"
          onRetry={() => void found.refetch()}
        />
      )}
      {parked === null && (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Search />} title="This event is gone">
            What is parked is kept for a week.
          </EmptyState>
        </div>
      )}
      {parked && <Detail of={of} parked={parked} />}
    </ConsoleFrame>
  );
}

function Detail({ of, parked }: { of: OfConsumer; parked: WholeParked }) {
  const [asking, setAsking] = useState<Settling | null>(null);
  const revealing = useReveal(() => reveal(of, parked.key));
  const shown = revealing.data ?? parked;
  const { schema, faults } = shown;
  // Taken from `parked`, since the revealed copy may be older.
  const { settled } = parked;
  const inSchema = faults.map(({ path, problem }) => ({ path: schemaPath(path), problem }));
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Badge tone={settled ? 'plain' : 'clay'}>
            {settled ? (settled.how === 'retried' ? 'Retried' : 'Discarded') : 'Waits for somebody'}
          </Badge>
          <span className="ml-3 text-soft">
            {exactMomentText(settled?.at ?? parked.parkedAt)}
            {settled?.reason ? `: ${settled.reason}` : ''}
          </span>
        </p>
        {!settled && (
          <p className="flex gap-2">
            <Button size="small" onClick={() => setAsking('retry')}>
              Retry
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsking('discard')}>
              Discard
            </Button>
          </p>
        )}
      </div>
      <section aria-label="Error">
        <h2 className="text-lg">Error</h2>
        <p className="mt-1 wrap-anywhere">{shown.error}</p>
        <p className="mt-1 text-sm text-stone">
          Given {shown.attempts} {shown.attempts === 1 ? 'time' : 'times'}.{' '}
          <Link to={placeAddress({ q: shown.subject })} className="underline">
            All events of this subject
          </Link>
          {shown.correlation && (
            <>
              . Reference <Reference correlation={shown.correlation} />
            </>
          )}
        </p>
      </section>
      <div className="grid gap-6 xl:grid-cols-2">
        <section aria-label="Data" className="min-w-0">
          <MaskedHeading
            masked={shown.masked}
            revealing={revealing.isPending}
            onReveal={() => revealing.mutate()}
          />
          <Lines label="Data" lines={markedLines(shown.data, faults)} />
        </section>
        <section aria-label="Schema" className="min-w-0">
          <h2 className="flex min-h-11 items-center text-lg">Schema</h2>
          {schema ? (
            <Lines label="Schema" lines={markedLines(schema, inSchema)} />
          ) : (
            <p className="text-soft">This release does not know events of this type.</p>
          )}
        </section>
      </div>
      {asking && (
        <SettleDialog verb={asking} of={of} filter={{ keys: [parked.key] }} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

/** As it is: markup in it is text. */
const Lines = ({ label, lines }: { label: string; lines: readonly MarkedLine[] }) => (
  <div
    role="group"
    aria-label={label}
    tabIndex={0}
    className="mt-2 max-h-[32rem] overflow-auto rounded-control border border-line bg-sunken py-3 font-mono text-xs"
  >
    {lines.map(({ text, problem }, at) => (
      <div
        key={at}
        className={
          problem ? 'border-l-4 border-clay bg-surface px-3 py-1' : 'border-l-4 border-transparent px-3'
        }
      >
        <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
        {problem && <strong className="block font-sans text-clay">{problem}</strong>}
      </div>
    ))}
  </div>
);
