import { Tabs } from '@lintel/ui';
import { agencyViewings, agencyViewingsOf } from './agency-viewings-queries.js';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAgent } from '../shared/use-agent.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { useMine, WhoseChoice } from '../shared/whose.js';
import { CalendarView } from './calendar-view.js';
import { PendingRequests } from './pending-requests.js';
import { Subscribe } from './subscribe.js';

/** The dashboard's tab of that name: the agency's calendar, and the requests that wait for an answer. `view` in the address says which. */
export default function ViewingsTab() {
  const { id: account } = useAgent();
  const [search, setSearch] = useSearchParams();
  const [mine, setMine] = useMine();
  const pending = useInfiniteQuery(agencyViewings(account, { status: 'pending', mine, sort: 'earliest' }));
  useLiveRefetch('viewings', [agencyViewingsOf(account)]);
  const total = pending.data?.pages.at(-1)?.total;
  return (
    <div className="relative">
      <h2 className="sr-only">Viewings</h2>
      <WhoseChoice
        hideLabel
        className="z-10 w-40 max-sm:mb-3 max-sm:ml-auto sm:absolute sm:-top-1 sm:right-0"
        mine={mine}
        onChange={setMine}
      />
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
          {
            value: 'calendar',
            label: 'Calendar View',
            content: (
              <>
                <CalendarView account={account} mine={mine} />
                <div className="mt-4">
                  <Subscribe account={account} />
                </div>
              </>
            ),
          },
          {
            value: 'pending',
            label: total === undefined ? 'Pending Requests' : `Pending Requests (${total})`,
            content: <PendingRequests key={String(mine)} account={account} pending={pending} mine={mine} />,
          },
        ]}
      />
    </div>
  );
}
