import { Tabs } from '@lintel/ui';
import { agencyViewings, agencyViewingsOf } from '@lintel/web';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAgent } from '../shared/use-agent.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { CalendarView } from './calendar-view.js';
import { PendingRequests } from './pending-requests.js';

/** The dashboard's tab of that name: the agency's calendar, and the requests that wait for an answer. `view` in the address says which. */
export default function ViewingsTab() {
  const { id: account } = useAgent();
  const [search, setSearch] = useSearchParams();
  const pending = useInfiniteQuery(agencyViewings(account, { status: 'pending', sort: 'earliest' }));
  useLiveRefetch('viewings', [agencyViewingsOf(account)]);
  const total = pending.data?.pages.at(-1)?.total;
  return (
    <>
      <h2 className="sr-only">Viewings</h2>
      <Tabs
        label="Viewings"
        value={search.get('view') === 'pending' ? 'pending' : 'calendar'}
        onValueChange={(view) =>
          setSearch(
            (before) => {
              before.set('view', view);
              return before;
            },
            { replace: true },
          )
        }
        tabs={[
          { value: 'calendar', label: 'Calendar View', content: <CalendarView account={account} /> },
          {
            value: 'pending',
            label: total === undefined ? 'Pending Requests' : `Pending Requests (${total})`,
            content: <PendingRequests account={account} pending={pending} />,
          },
        ]}
      />
    </>
  );
}
