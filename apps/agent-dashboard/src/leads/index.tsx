import { Button, clsx, EmptyState, Search, Users } from '@lintel/ui';
import { agencyLeads, leadsOf, type LeadRow } from './leads-queries.js';
import { useMedia } from '@lintel/web';
import { useLocation, useNavigate, useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AgentFrame } from '../shared/agent-frame.js';
import { SearchBox } from '../shared/search-box.js';
import { LoadFailure, MoreButton, RowsSkeleton } from '../shared/states.js';
import { useAgent } from '../shared/use-agent.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { useSettled } from '../shared/use-settled.js';
import { leadAddress } from './lead-address.js';
import { LeadView } from './lead-view.js';
import { peopleText } from './lead-words.js';
import { LeadsTable, leadRowId } from './leads-table.js';

/** From here on a person stands beside the list. */
const wideEnough = '(min-width: 1280px)';
const none: readonly LeadRow[] = [];

/** `/agent/leads`, with `?lead=` and a person open. */
export default function LeadsPage() {
  const { id: account } = useAgent();
  const wide = useMedia(wideEnough);
  const selected = useSearchParams()[0].get('lead') ?? undefined;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const list = useInfiniteQuery(agencyLeads(account, search));
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? none;
  const toList = useWayBack(selected, wide);
  useLiveRefetch(['messages', 'viewings'], [leadsOf(account)]);

  const total = list.data?.pages[0]?.total;
  // On a narrow screen a person has the page for themselves.
  const beside = clsx(!wide && selected !== undefined && 'hidden');
  return (
    <AgentFrame
      title="Leads"
      lead="The people behind your enquiries and viewings, whoever was in touch last first."
    >
      <div className="overflow-hidden rounded-card border border-line bg-surface xl:grid xl:h-[calc(100dvh-15rem)] xl:min-h-128 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-label="List" className={clsx('flex min-h-0 min-w-0 flex-col', beside)}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line p-3 md:px-4">
            <SearchBox
              className="min-w-0 flex-1 basis-64 md:max-w-md"
              label="Search leads"
              placeholder="Name, e-mail or phone"
              value={typed}
              onChange={setTyped}
            />
            <p role="status" className="text-sm text-stone tabular-nums">
              {total !== undefined && peopleText(total)}
            </p>
          </div>
          {leads.length > 0 && <LeadsTable key={search} leads={leads} selected={selected} />}
          {list.isPending && (
            <div className="p-3">
              <RowsSkeleton label="Loading the leads" rows={5} />
            </div>
          )}
          {list.isLoadingError && (
            <div className="p-4">
              <LoadFailure
                error={list.error}
                title="Your leads could not be loaded"
                busy={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            </div>
          )}
          {list.data && leads.length === 0 && (
            <EmptyState
              icon={search === '' ? <Users /> : <Search />}
              title={search === '' ? 'No leads yet' : 'Nobody matches'}
              action={search !== '' && <Button onClick={() => setTyped('')}>Show all leads</Button>}
            >
              {search === ''
                ? 'Whoever writes about one of your homes or asks for a viewing appears here, once for each person.'
                : 'Search by a name, an e-mail address or a phone number.'}
            </EmptyState>
          )}
          {list.hasNextPage && (
            <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {list.isFetchNextPageError ? 'That did not load. Try again' : 'Show more'}
            </MoreButton>
          )}
        </section>
        {(wide || selected !== undefined) && (
          <section
            aria-label="Person"
            tabIndex={wide ? 0 : undefined}
            className="min-w-0 xl:overflow-y-auto xl:overscroll-contain xl:border-l xl:border-line xl:focus-visible:-outline-offset-3"
          >
            {selected !== undefined ? (
              <LeadView key={selected} account={account} id={selected} onBack={wide ? undefined : toList} />
            ) : (
              <EmptyState icon={<Users />} title="Nobody is chosen">
                Choose a person to see what they asked, what you answered, and the homes they viewed.
              </EmptyState>
            )}
          </section>
        )}
      </div>
    </AgentFrame>
  );
}

/** Leads from a person back to the list, with the focus on the row that they were opened from. */
function useWayBack(shown: string | undefined, wide: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (shown !== undefined) left.current = shown;
    else if (!wide && left.current !== undefined) document.getElementById(leadRowId(left.current))?.focus();
  }, [shown, wide]);
  // An address opened directly has no list before it in the history.
  return () => void (key === 'default' ? navigate(leadAddress(), { replace: true }) : navigate(-1));
}
