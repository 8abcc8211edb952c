import { CalendarCheck, londonToday } from '@lintel/ui';
import type { AgencyViewing, AgencyViewingPage } from './agency-viewings-queries.js';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyBox, LoadFailure, MoreButton, RowsSkeleton } from '../shared/states.js';
import { useSteady } from '../shared/use-steady.js';
import { EndDialog } from './end-dialog.js';
import { ProposeDialog } from './propose-dialog.js';
import { RequestCard } from './request-card.js';
import { useAgencyCalendar } from './use-agency-calendar.js';
import { waitsForClient } from './viewing-words.js';

interface PendingRequestsProps {
  readonly account: string;
  /** Whether the list holds only requests about the agent's own homes. */
  readonly mine: boolean;
  readonly pending: UseInfiniteQueryResult<InfiniteData<AgencyViewingPage, unknown>>;
}

const idOf = ({ id }: AgencyViewing): string => id;

/** A closed dialog keeps its request: what was typed stays until another request is asked about. */
interface Asked {
  readonly viewing: AgencyViewing;
  readonly question: 'decline' | 'propose' | undefined;
}

/** The requests that wait, earliest first (specification, section 2). */
export function PendingRequests({ account, mine, pending }: PendingRequestsProps) {
  const fetched = pending.data?.pages.flatMap((page) => page.viewings) ?? [];
  const { rows, handlers } = useSteady(fetched, idOf);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const calendar = useAgencyCalendar(account, londonToday(new Date()));
  const area = useRef<HTMLDivElement>(null);
  // What was answered here leaves at once; what somebody else answered stays in its place, and says so.
  const shown = rows.filter(({ item, gone }) => !gone || !answered.has(item.id));
  const groups = [
    { waitsFor: 'Waiting for your answer', requests: shown.filter(({ item }) => !waitsForClient(item)) },
    { waitsFor: 'Waiting for the client', requests: shown.filter(({ item }) => waitsForClient(item)) },
  ].filter(({ requests }) => requests.length > 0);
  // The request as it is now, where it is still there.
  const concerned = asked && (fetched.find(({ id }) => id === asked.viewing.id) ?? asked.viewing);

  const onAnswered = (id: string): void => {
    const inOrder = groups.flatMap(({ requests }) => requests);
    const at = inOrder.findIndex(({ item }) => item.id === id);
    const next = (inOrder[at + 1] ?? inOrder[at - 1])?.item.id;
    setAnswered((before) => new Set(before).add(id));
    const focus = (): void => {
      const heading = next && document.getElementById(`request-${next}`);
      (heading || area.current)?.focus({ preventScroll: true });
    };
    // A closing dialog returns the focus in the next frame; this has to come after that.
    requestAnimationFrame(() => setTimeout(focus));
  };
  const close = (): void => setAsked((before) => before && { ...before, question: undefined });

  if (pending.data === undefined)
    return pending.isError ? (
      <LoadFailure
        error={pending.error}
        title="The requests could not be loaded"
        busy={pending.isFetching}
        onRetry={() => void pending.refetch()}
      />
    ) : (
      <RowsSkeleton label="Loading the requests" cards />
    );
  return (
    <>
      <div ref={area} tabIndex={-1} role="group" aria-label="Pending requests" className="outline-none">
        {shown.length === 0 ? (
          <EmptyBox headingLevel="h3" icon={<CalendarCheck />} title="No pending viewing requests">
            {mine
              ? 'Those of your colleagues’ homes are under Everybody’s.'
              : 'A new request appears here by itself, and you are told by e-mail.'}
          </EmptyBox>
        ) : (
          <div className="grid gap-8" {...handlers}>
            {groups.map(({ waitsFor, requests }) => (
              <section key={waitsFor} aria-label={waitsFor}>
                <h3 className="mb-3 text-base font-semibold text-soft">{waitsFor}</h3>
                <ul className="grid grid-cols-1 gap-4">
                  {requests.map(({ item, gone }) => (
                    <li key={item.id} className="min-w-0 animate-arrive">
                      <RequestCard
                        account={account}
                        viewing={item}
                        gone={gone}
                        agency={calendar.viewings}
                        onAsk={(question) => setAsked({ viewing: item, question })}
                        onAnswered={() => onAnswered(item.id)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {pending.hasNextPage && (
          <MoreButton busy={pending.isFetchingNextPage} onClick={() => void pending.fetchNextPage()}>
            Show more requests
          </MoreButton>
        )}
      </div>
      {concerned && (
        <div key={concerned.id}>
          <EndDialog
            kind="decline"
            account={account}
            viewing={concerned}
            open={asked?.question === 'decline'}
            onClose={close}
            onDone={() => onAnswered(concerned.id)}
          />
          <ProposeDialog
            account={account}
            viewing={concerned}
            agency={calendar.viewings}
            open={asked?.question === 'propose'}
            onClose={close}
          />
        </div>
      )}
    </>
  );
}
