import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, OlderButton, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { readFilter } from './audit-filter.js';
import { AuditForm } from './audit-form.js';
import { auditTrail } from './audit-queries.js';
import { AuditTable } from './audit-table.js';
import { useVerification } from './verification.js';

const title = 'Audit';

/** `/operations/audit`, with `?q=` for what it was done to, `?who=`, `?from=` and `?to=`. */
export default function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const list = useInfiniteQuery({ ...auditTrail(filter), staleTime: 0, refetchInterval: refreshInterval });
  const { button, outcome } = useVerification();

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What staff and agencies did, the last first. Nobody can change it unseen."
      tools={
        <div className="flex flex-wrap items-center gap-3">
          {button}
          <Freshness
            updatedAt={list.dataUpdatedAt}
            failed={list.isRefetchError}
            onRefresh={() => list.refetch()}
          />
        </div>
      }
    >
      <AuditForm
        filter={filter}
        onFilter={(next) => setAddress(Object.entries(next).filter(([, value]) => value !== ''))}
      />
      {outcome}
      <div className="mt-4">
        {list.isPending && <RowsSkeleton label="Loading the audit trail" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="The audit trail could not be loaded"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && (
          <AuditTable
            entries={list.data.pages.flatMap(({ entries }) => entries)}
            now={new Date(list.dataUpdatedAt)}
          />
        )}
        {list.hasNextPage && (
          <OlderButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
        )}
      </div>
    </ConsoleFrame>
  );
}
