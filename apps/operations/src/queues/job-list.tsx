import { Alert, Button, EmptyState, Check } from '@lintel/ui';
import { useAttention } from '@lintel/web';
import { useNavigate } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { PagingLinks } from '../console/paging-links.js';
import { useRef, useState } from 'react';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalText } from '../console/refusal-text.js';
import { ErrorFilter } from './error-filter.js';
import { Failures } from './failures.js';
import { retryWords, stateLabels } from './job-words.js';
import { JobsTable } from './jobs-table.js';
import { ManyDialog } from './many-dialog.js';
import { filterOf, placeAddress, retriable, type QueuesPlace } from './queue-address.js';
import { jobsOf, type ListedJob, type Verb } from './queues-queries.js';

const none: readonly ListedJob[] = [];

/** Jobs of one state. While somebody is in the list its rows keep their places. */
export function JobList({ queue, place }: { queue: string; place: QueuesPlace }) {
  const filter = filterOf(place);
  const list = useQuery(jobsOf(queue, filter, place.after));
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Verb | null>(null);
  const [before, setBefore] = useState(none);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const fetched = list.data?.jobs ?? none;
  const { attended, handlers } = useAttention(fetched, () => {
    setBefore(fetched);
    setDone(new Set());
  });
  const held = attended && before.length > 0 && !list.isPlaceholderData;
  const shown = held ? before.filter(({ key }) => !done.has(key)) : fetched;
  const failed = place.state === 'failed';
  const retry = retryWords[place.state];

  return (
    <>
      {failed && (
        <>
          <Failures queue={queue} place={place} />
          <ErrorFilter
            key={place.error}
            text={place.error}
            onFilter={(error) => void navigate(placeAddress({ ...place, error, after: null }))}
          />
        </>
      )}
      <div className="mb-3 flex flex-wrap gap-2">
        {retry && (
          <Button size="small" onClick={() => setAsking('retry')}>
            {retry.all}
          </Button>
        )}
        {place.state !== 'active' && (
          <Button size="small" variant="quiet" onClick={() => setAsking('discard')}>
            Discard all that match
          </Button>
        )}
      </div>
      <div
        ref={area}
        tabIndex={-1}
        role="group"
        aria-label={`${stateLabels[place.state]} jobs`}
        {...handlers}
      >
        {list.isPending && <RowsSkeleton label="Loading the jobs" />}
        {list.isLoadingError &&
          (refusalText(list.error) ? (
            <Alert title={refusalText(list.error)} error={list.error} />
          ) : (
            <ListFailure
              error={list.error}
              title="The jobs could not be loaded"
              onRetry={() => void list.refetch()}
            />
          ))}
        {list.data &&
          (shown.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<Check />} title="No job here">
                {list.data.next
                  ? 'None among the newest: look through older ones.'
                  : 'Nothing in this state matches.'}
              </EmptyState>
            </div>
          ) : (
            <JobsTable
              caption={`${stateLabels[place.state]} jobs`}
              jobs={shown}
              now={new Date(list.dataUpdatedAt)}
              onDone={({ key }) => {
                setDone(new Set([...done, key]));
                // Its button goes with its row.
                area.current?.focus({ preventScroll: true });
              }}
            />
          ))}
      </div>
      {list.data && (
        <PagingLinks
          newest={place.after ? placeAddress({ ...place, after: null }) : null}
          older={list.data.next && placeAddress({ ...place, after: list.data.next })}
        />
      )}
      {asking && (
        <ManyDialog
          verb={asking}
          queue={queue}
          filter={asking === 'retry' ? retriable(filter) : filter}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
