import { EmptyState, Search } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { FindForm } from './find-form.js';
import { JobsTable } from './jobs-table.js';
import { placeAddress } from './queue-address.js';
import { foundJobs } from './queues-queries.js';

const title = 'Queues';

/** Jobs of all queues by an id. */
export function FoundPage({ text }: { text: string }) {
  const found = useQuery(foundJobs(text));
  if (refusalOf(found.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="Jobs by their whole key, or the whole id of what they are about: at most 50, the newest first."
      tools={
        <Freshness
          updatedAt={found.dataUpdatedAt}
          failed={found.isRefetchError}
          onRefresh={() => found.refetch()}
        />
      }
    >
      <p className="mb-4">
        <Link
          to={placeAddress({})}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          All queues
        </Link>
      </p>
      <FindForm key={text} text={text} />
      <div className="mt-5">
        {found.isPending && <RowsSkeleton label="Looking for jobs" />}
        {found.isLoadingError && (
          <ListFailure
            error={found.error}
            title="The jobs could not be loaded"
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data &&
          (found.data.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<Search />} title="No job has this id">
                Completed jobs are kept for an hour. Try the id of the recipient, the home or the reference of
                an error.
              </EmptyState>
            </div>
          ) : (
            <JobsTable
              caption="Jobs found"
              jobs={found.data}
              now={new Date(found.dataUpdatedAt)}
              mixed
              onDone={() => undefined}
            />
          ))}
      </div>
    </ConsoleFrame>
  );
}
