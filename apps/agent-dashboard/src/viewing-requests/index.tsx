import { buttonLook, CalendarCheck, londonToday, Select } from '@lintel/ui';
import {
  agencyViewings,
  agencyViewingsOf,
  type AgencyViewing,
  type AgentViewingStatus,
} from '../viewings/agency-viewings-queries.js';
import { Link, useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AgentFrame } from '../shared/agent-frame.js';
import { EmptyBox, MoreButton } from '../shared/states.js';
import { useAgent } from '../shared/use-agent.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { useMine, WhoseChoice } from '../shared/whose.js';
import { useSteady } from '../shared/use-steady.js';
import { useAgencyCalendar } from '../viewings/use-agency-calendar.js';
import { statusText } from '../viewings/viewing-words.js';
import { RedBox } from './red-box.js';
import { RequestItem } from './request-item.js';

const statuses = Object.keys(statusText) as AgentViewingStatus[];
const readStatus = (text: string | null): AgentViewingStatus | undefined =>
  statuses.find((status) => status === text);

/** `/agent/viewings?status=`: every request for a viewing, the latest date first. */
export default function ViewingRequestsPage() {
  const { id: account } = useAgent();
  const [search, setSearch] = useSearchParams();
  const [mine, setMine] = useMine();
  const status = readStatus(search.get('status'));
  return (
    <AgentFrame
      title="Viewing Requests"
      lead="Every request for a viewing of your properties, the latest date first."
      tools={
        <>
          <WhoseChoice hideLabel className="w-40" mine={mine} onChange={setMine} />
          <Select
            label="Status"
            hideLabel
            className="w-44"
            value={status ?? ''}
            onChange={({ target }) =>
              setSearch(
                (before) => {
                  if (target.value === '') before.delete('status');
                  else before.set('status', target.value);
                  return before;
                },
                { replace: true },
              )
            }
            options={[
              { value: '', label: 'All requests' },
              ...statuses.map((value) => ({ value, label: statusText[value] })),
            ]}
          />
        </>
      }
    >
      {account === '' ? (
        <Loading />
      ) : (
        <Requests key={`${account} ${status ?? ''} ${mine}`} account={account} status={status} mine={mine} />
      )}
    </AgentFrame>
  );
}

const Loading = () => (
  <p role="status" className="py-16 text-center text-soft">
    Loading...
  </p>
);

const idOf = ({ id }: AgencyViewing): string => id;

interface RequestsProps {
  readonly account: string;
  readonly status: AgentViewingStatus | undefined;
  readonly mine: boolean;
}

function Requests({ account, status, mine }: RequestsProps) {
  const { placeholderData: _, ...sought } = agencyViewings(account, {
    sort: 'latest',
    mine,
    ...(status && { status }),
  });
  const listed = useInfiniteQuery(sought);
  useLiveRefetch('viewings', [agencyViewingsOf(account)]);
  const calendar = useAgencyCalendar(account, londonToday(new Date()));
  const fetched = listed.data?.pages.flatMap((page) => page.viewings) ?? [];
  const { rows, handlers } = useSteady(fetched, idOf);
  if (listed.data === undefined)
    return listed.isError ? (
      <RedBox
        error={listed.error}
        fallback="Error fetching viewings"
        busy={listed.isFetching}
        onRetry={() => void listed.refetch()}
      />
    ) : (
      <Loading />
    );
  if (rows.length === 0) return <NoRequests status={status} mine={mine} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4" {...handlers}>
        {rows.map(({ item }) => (
          <li key={item.id} className="min-w-0 animate-arrive">
            <RequestItem account={account} viewing={item} agency={calendar.viewings} />
          </li>
        ))}
      </ul>
      {listed.hasNextPage && (
        <MoreButton busy={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
          Show more requests
        </MoreButton>
      )}
    </>
  );
}

const NoRequests = ({ status, mine }: Omit<RequestsProps, 'account'>) => (
  <EmptyBox
    icon={<CalendarCheck />}
    title={
      status
        ? `No ${statusText[status].toLowerCase()} viewing requests`
        : mine
          ? 'No viewing requests of your own homes'
          : 'No viewing requests yet'
    }
    action={
      !status &&
      !mine && (
        <Link to="/agent/properties/new" className={buttonLook()}>
          Add Property
        </Link>
      )
    }
  >
    {status
      ? 'Those of other kinds are still there: choose All requests.'
      : mine
        ? 'Those of your colleagues’ homes are under Everybody’s.'
        : 'Visitors ask for viewings on the pages of your properties. What they ask for appears here by itself.'}
  </EmptyBox>
);
