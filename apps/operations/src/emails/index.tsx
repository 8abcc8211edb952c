import { Tabs } from '@lintel/ui';
import { emailDeliveries, type EmailFilter } from './emails-queries.js';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, OlderButton, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { EmailPanel } from './email-panel.js';
import { EmailsTable } from './emails-table.js';
import { Failures } from './failures.js';
import { readState, statePages, type StatePage } from './states.js';

const title = 'E-mails';
const listOf = (filter: EmailFilter) => ({
  ...emailDeliveries(filter),
  staleTime: 0,
  refetchInterval: refreshInterval,
});

const filterOf = (state: StatePage['state'], q: string, cause: string): EmailFilter => ({
  ...(state !== 'all' && { state }),
  ...(q !== '' && { q }),
  ...(cause !== '' && { cause }),
});

/** `/operations/emails`, with `?q=` for what is looked for, `?state=` for one of the tabs, `?cause=` of those that failed, and `?id=` for one beside the list. */
export default function EmailsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const cause = address.get('cause') ?? '';
  const id = address.get('id');
  const state = readState(address.get('state'), q);
  const { error, dataUpdatedAt, isRefetchError, refetch } = useInfiniteQuery(
    listOf(filterOf(state, q, cause)),
  );
  const show = (change: Readonly<Record<string, string>>): void => {
    const next = { q, state: state === readState(null, q) ? '' : state, cause, ...change };
    setAddress(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };

  if (refusalOf(error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What became of each e-mail. People are shown by their ids, never by their addresses."
      tools={<Freshness updatedAt={dataUpdatedAt} failed={isRefetchError} onRefresh={() => refetch()} />}
    >
      <SearchBox
        label="An e-mail's address or id"
        placeholder="ada@example.org"
        sought={q}
        onSeek={(text) => show({ q: text, state: '', cause: '' })}
      />
      <div className="mt-4">
        <Tabs
          label="States of e-mails"
          value={state}
          onValueChange={(chosen) => show({ state: chosen, cause: '' })}
          tabs={statePages.map((page) => ({
            value: page.state,
            label: page.label,
            content: (
              <>
                {page.state === 'failed' && q === '' && (
                  <Failures cause={cause} onChoose={(chosen) => show({ state: 'failed', cause: chosen })} />
                )}
                <StateList page={page} filter={filterOf(page.state, q, cause)} />
              </>
            ),
          }))}
        />
      </div>
      {id !== null && <EmailPanel id={id} sought={q} onClose={() => show({})} />}
    </ConsoleFrame>
  );
}

function StateList({ page, filter }: { page: StatePage; filter: EmailFilter }) {
  const list = useInfiniteQuery(listOf(filter));
  if (list.isPending) return <RowsSkeleton label={`Loading ${page.label.toLowerCase()} e-mails`} />;
  if (list.isLoadingError)
    return <ListFailure title="E-mails could not be loaded" onRetry={() => void list.refetch()} />;
  return (
    <>
      <EmailsTable
        page={page}
        emails={list.data.pages.flatMap(({ emails }) => emails)}
        now={new Date(list.dataUpdatedAt)}
      />
      {list.hasNextPage && (
        <OlderButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </>
  );
}
