import { Alert, EmptyState, SlidersHorizontal } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { rowsOf } from './rows.js';
import { settingsInForce } from './settings-queries.js';
import { SettingsTable } from './settings-table.js';

const title = 'Settings';

/** `/operations/settings`, with `?q=` for what is looked for. */
export default function SettingsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const inForce = useQuery(settingsInForce());
  if (refusalOf(inForce.error)) return <AccessPage title={title} />;
  const rows = rowsOf(inForce.data ?? [], q);
  const silent = inForce.data?.filter(({ problem }) => problem !== null) ?? [];
  return (
    <ConsoleFrame
      title={title}
      lead="What each program runs with. A setting is an environment variable, and is changed with a start."
    >
      <SearchBox
        label="A setting, or what it is about"
        placeholder="LINTEL_MAIL, or mail"
        sought={q}
        onSeek={(text) => setAddress(text === '' ? {} : { q: text })}
      />
      {silent.length > 0 && (
        <Alert
          tone="plain"
          className="mt-4"
          title={`Not known of ${silent.map(({ program }) => program).join(', ')}`}
        >
          {silent[0]!.problem}
        </Alert>
      )}
      <div className="mt-4">
        {inForce.isPending && <RowsSkeleton label="Loading the settings" />}
        {inForce.isLoadingError && (
          <ListFailure
            error={inForce.error}
            title="The settings could not be loaded"
            onRetry={() => void inForce.refetch()}
          />
        )}
        {inForce.data &&
          (rows.length > 0 ? (
            <SettingsTable rows={rows} />
          ) : (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<SlidersHorizontal />} title="No setting has this">
                Look for part of a name, such as mail.
              </EmptyState>
            </div>
          ))}
      </div>
    </ConsoleFrame>
  );
}
