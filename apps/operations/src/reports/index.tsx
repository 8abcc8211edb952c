import { EmptyState, Flag } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessPage } from '../console/access-page.js';
import { Choice, chosenOf } from '../console/choice.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { HomePanel } from './home-panel.js';
import { HomesTable } from './homes-table.js';
import { MessagePanel } from './message-panel.js';
import { MessagesTable } from './messages-table.js';
import { reportedHomes, reportedMessages, type ReportState } from './reports-queries.js';

const title = 'Reports';
const kinds = { homes: 'Homes', messages: 'Messages' } as const;
const states = { open: 'Open', settled: 'Settled' } as const;
const orders = { mostReported: 'Most reported first', oldest: 'Oldest first' } as const;
const search = {
  homes: { label: "A home's number, address or postcode", placeholder: '12, or SW4 7AA' },
  messages: { label: 'An id of a message, a conversation, a home or an account', placeholder: 'An id' },
} as const;
const fresh = { staleTime: 0, refetchInterval: refreshInterval } as const;

/**
 * `/operations/reports`, with `?q=` for what is looked for, `?kind=`, `?state=` and `?order=` for which, and `?home=` or `?message=` for one beside the
 * list.
 */
export default function ReportsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const kind = chosenOf(kinds, address.get('kind'));
  const state = chosenOf(states, address.get('state'));
  const order = chosenOf(orders, address.get('order'));
  const home = address.get('home');
  const message = address.get('message');
  const sought = { state, q, order };
  const homes = useQuery({ ...reportedHomes(sought), ...fresh, enabled: kind === 'homes' });
  const messages = useQuery({ ...reportedMessages(sought), ...fresh, enabled: kind === 'messages' });
  const list = kind === 'homes' ? homes : messages;
  const show = (change: Readonly<Record<string, string>>): void => {
    const first: Readonly<Record<string, string>> = { kind: 'homes', state: 'open', order: 'mostReported' };
    setAddress(
      Object.entries({ q, kind, state, order, ...change }).filter(
        ([name, value]) => value !== '' && value !== first[name],
      ),
      { replace: true },
    );
  };
  const close = () => show({});

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What people reported. Nothing is hidden until somebody here decides it; nobody is told who reported them."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <SearchBox {...search[kind]} sought={q} onSeek={(text) => show({ q: text })} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Choice
          label="What"
          value={kind}
          options={kinds}
          onChoose={(chosen) => show({ kind: chosen, q: '' })}
        />
        <Choice label="Which" value={state} options={states} onChoose={(chosen) => show({ state: chosen })} />
        {state === 'open' && (
          <Choice
            label="Order"
            value={order}
            options={orders}
            onChoose={(chosen) => show({ order: chosen })}
          />
        )}
      </div>
      <div className="mt-4">
        {kind === 'homes' ? (
          <Found list={homes} state={state} q={q}>
            {(found) => <HomesTable homes={found} />}
          </Found>
        ) : (
          <Found list={messages} state={state} q={q}>
            {(found) => <MessagesTable messages={found} />}
          </Found>
        )}
      </div>
      {home !== null && <HomePanel id={Number(home)} onClose={close} />}
      {message !== null && (
        <MessagePanel
          id={message}
          known={messages.data?.reported.find(({ id }) => id === message)}
          onClose={close}
        />
      )}
    </ConsoleFrame>
  );
}

interface FoundProps<Thing> {
  readonly list: UseQueryResult<{ readonly total: number; readonly reported: readonly Thing[] }>;
  readonly state: ReportState;
  readonly q: string;
  readonly children: (found: readonly Thing[]) => ReactNode;
}

function Found<Thing>({ list, state, q, children }: FoundProps<Thing>) {
  if (list.isPending) return <RowsSkeleton label="Loading reports" />;
  if (list.isLoadingError)
    return (
      <ListFailure
        title="Reports could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return null;
  const { total, reported } = list.data;
  if (reported.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<Flag />} title={q === '' ? 'No reports here' : 'No report is found'}>
          {state === 'open'
            ? 'What people report is here until it is settled.'
            : 'What was settled is here for 90 days.'}
        </EmptyState>
      </div>
    );
  return (
    <>
      {children(reported)}
      {total > reported.length && (
        <p className="mt-3 text-sm text-stone">
          These are {reported.length} of {total}.
        </p>
      )}
    </>
  );
}
