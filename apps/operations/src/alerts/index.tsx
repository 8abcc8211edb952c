import { Check, EmptyState, FileText } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { Choice, chosenOf } from '../console/choice.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { PagingLinks } from '../console/paging-links.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { alertHistory, alertRules, alertsNow } from './alerts-queries.js';
import { AlertsTable } from './alerts-table.js';
import { Rules, TargetsForm } from './rules.js';

const title = 'Alerts';
const views = { now: 'Now', history: 'Over', rules: 'Rules' } as const;

/** `/operations/alerts`, with `?view=` for what was and what is watched, `?q=` for the words of those that are over, and `?id=` for one. */
export default function AlertsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const after = address.get('after');
  const chosen = address.get('id');
  const view = q === '' ? chosenOf(views, address.get('view')) : 'history';
  const now = useQuery({ ...alertsNow(), enabled: view === 'now' });
  const over = useQuery({ ...alertHistory(q, after), enabled: view === 'history' });
  // One that an e-mail leads to may be over by now.
  const isGone = view === 'now' && !!chosen && !!now.data && !now.data.alerts.some(({ id }) => id === chosen);
  const gone = useQuery({ ...alertHistory(chosen ?? '', null), enabled: isGone });
  const rules = useQuery({ ...alertRules(), enabled: view === 'rules' });
  const list = { now, history: over, rules }[view];

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What is the matter, what was, and who is told of it."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <SearchBox
        label="Words of an alert that is over"
        placeholder="search: index"
        sought={q}
        onSeek={(text) => setAddress(text === '' ? {} : { q: text })}
      />
      <div className="my-4">
        <Choice
          label="Which alerts"
          value={view}
          options={views}
          onChoose={(one) => setAddress(one === 'now' ? {} : { view: one })}
        />
      </div>
      {list.isPending && <RowsSkeleton label="Loading alerts" />}
      {list.isLoadingError && (
        <ListFailure
          error={list.error}
          title="Alerts could not be loaded"
          onRetry={() => void list.refetch()}
        />
      )}
      {view === 'now' && now.data && (
        <div aria-live="polite">
          {now.data.alerts.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<Check />} title="Nothing is the matter">
                What is comes here within ten seconds, and to whoever is told.
              </EmptyState>
            </div>
          ) : (
            <AlertsTable
              caption="Alerts"
              alerts={now.data.alerts}
              notTold={now.data.notTold}
              chosen={chosen}
            />
          )}
          {isGone && gone.data && gone.data.alerts.length > 0 && (
            <AlertsTable caption="The alert that is over" alerts={gone.data.alerts} chosen={chosen} />
          )}
        </div>
      )}
      {view === 'history' &&
        over.data &&
        (over.data.alerts.length === 0 ? (
          <div className="rounded-card border border-line bg-surface">
            <EmptyState icon={<FileText />} title="No alert is found">
              Alerts that are over are kept for 90 days.
            </EmptyState>
          </div>
        ) : (
          <AlertsTable caption="Alerts that are over" alerts={over.data.alerts} chosen={chosen} />
        ))}
      {view === 'history' && over.data && (
        <PagingLinks
          newest={after ? addressOf(q, null) : null}
          older={over.data.next ? addressOf(q, over.data.next) : null}
        />
      )}
      {view === 'rules' && rules.data && (
        <>
          <TargetsForm key={rules.data.targets.emails.join()} targets={rules.data.targets} />
          <Rules rules={rules.data.rules} />
        </>
      )}
    </ConsoleFrame>
  );
}

const addressOf = (q: string, after: string | null): string =>
  `?${new URLSearchParams([['view', 'history'], ...(q ? [['q', q]] : []), ...(after ? [['after', after]] : [])])}`;
