import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { backupsNow } from './backups-queries.js';
import { BackupsMade } from './backups-made.js';
import { InEngines } from './in-engines.js';
import { Projections } from './projections.js';

const title = 'Backups';

/** `/operations/backups` */
export default function BackupsPage() {
  const now = useQuery(backupsNow());
  if (refusalOf(now.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What is kept, where and since when, and how to get it back."
      tools={
        <Freshness
          updatedAt={now.dataUpdatedAt}
          failed={now.isRefetchError}
          onRefresh={() => now.refetch()}
        />
      }
    >
      {now.isPending && <RowsSkeleton label="Loading the backups" />}
      {now.isLoadingError && (
        <ListFailure
          title="The backups could not be loaded"
          error={now.error}
          onRetry={() => void now.refetch()}
        />
      )}
      {now.data && (now.data.inEngines ? <InEngines /> : <BackupsMade backups={now.data} />)}
      {now.data && <Projections inEngines={now.data.inEngines} />}
    </ConsoleFrame>
  );
}
