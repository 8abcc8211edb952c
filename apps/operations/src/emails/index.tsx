import { Tabs } from '@lintel/ui';
import { emailDeliveries, type EmailState } from './emails-queries.js';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, OlderButton, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { EmailsTable } from './emails-table.js';
import { readState, statePages, type StatePage } from './states.js';

const title = 'E-mails';
const listOf = (state: EmailState) => ({
  ...emailDeliveries(state),
  staleTime: 0,
  refetchInterval: refreshInterval,
});

/** `/operations/emails`, with `?state=` for one of the tabs. */
export default function EmailsPage() {
  const [address, setAddress] = useSearchParams();
  const state = readState(address.get('state'));
  const { error, dataUpdatedAt, isRefetchError, refetch } = useInfiniteQuery(listOf(state));

  if (refusalOf(error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What became of each e-mail. People are shown by their ids, never by their addresses."
      tools={<Freshness updatedAt={dataUpdatedAt} failed={isRefetchError} onRefresh={() => refetch()} />}
    >
      <Tabs
        label="States of e-mails"
        value={state}
        onValueChange={(chosen) => setAddress({ state: chosen }, { replace: true })}
        tabs={statePages.map((page) => ({
          value: page.state,
          label: page.label,
          content: <StateList page={page} />,
        }))}
      />
    </ConsoleFrame>
  );
}

function StateList({ page }: { page: StatePage }) {
  const list = useInfiniteQuery(listOf(page.state));
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
