import { useAttention } from '@lintel/web';
import { useSearchParams } from '@lintel/web/router';
import { waitingAgencies, waitingAgenciesLimit, type WaitingAgency } from './agencies-queries.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { ActDialog } from './act-dialog.js';
import { AgenciesTable } from './agencies-table.js';
import type { AgencyAct } from './agency-acts.js';
import { addressOf, AgencyStates, agencyStateOf } from './agency-states.js';
import { FoundAgencies } from './found-agencies.js';
import { NoAgencies } from './no-agencies.js';
import { useApproval } from './use-approval.js';
import { inPlace, keyOf, neighbourOf } from './waiting.js';

const title = 'Agencies';
const none: readonly WaitingAgency[] = [];

/** `/operations/agencies`, with `?q=` for one that is looked for, and `?state=`. */
export default function AgenciesPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const list = useQuery({ ...waitingAgencies(), staleTime: 0, refetchInterval: refreshInterval });
  const state = agencyStateOf(address.get('state'));
  const searched = q !== '' || (state !== null && state !== 'waiting');
  const { approve, decided, isDecided } = useApproval();
  const [asked, setAsked] = useState<AgencyAct | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(none);
  const fetched = list.data ?? none;
  const { attended, handlers } = useAttention(fetched, () => setBefore(fetched));
  const shown = (attended ? inPlace(before, fetched) : fetched).filter(
    (agency) => !decided.has(keyOf(agency)),
  );

  const passOn = (agency: WaitingAgency): void => {
    // A row's buttons go with it. The focus moves to the next row and not to its button: a key that is held down would approve that too.
    const next = neighbourOf(
      shown.filter((one) => !isDecided(one)),
      agency.id,
    );
    const row = next && area.current?.querySelector<HTMLElement>(`[data-agency="${CSS.escape(next)}"]`);
    (row || area.current)?.focus();
  };
  const onApprove = (agency: WaitingAgency): void => {
    passOn(agency);
    approve(agency);
  };

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="Agencies and new names that wait for approval, the longest waiting first, and any other: suspend one, or bring it back. Agents of a new agency can sign in once you approve it."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <SearchBox
        label="An agency's name or id"
        placeholder="Part of a name"
        sought={q}
        onSeek={(text) => setAddress(addressOf(text, state))}
      />
      <AgencyStates q={q} state={state} />
      {searched && (
        <div className="mt-4">
          <FoundAgencies q={q} state={state} onApprove={approve} onAsk={setAsked} />
        </div>
      )}
      <div
        hidden={searched}
        className="mt-4"
        ref={area}
        tabIndex={-1}
        role="group"
        aria-label="Waiting agencies"
        {...handlers}
      >
        {list.isPending && <RowsSkeleton label="Loading the agencies" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="The agencies could not be loaded"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (shown.length === 0 ? (
            <NoAgencies />
          ) : (
            <AgenciesTable agencies={shown} onApprove={onApprove} onAsk={setAsked} />
          ))}
        {fetched.length === waitingAgenciesLimit && (
          <p className="mt-3 text-sm text-stone">
            These are the {waitingAgenciesLimit} that have waited longest. Others come as they are approved.
          </p>
        )}
      </div>
      {asked && <ActDialog key={asked.title} act={asked} onClose={() => setAsked(null)} />}
    </ConsoleFrame>
  );
}
