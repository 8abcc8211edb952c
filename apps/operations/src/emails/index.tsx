import { Button, Tabs } from '@lintel/ui';
import { emailCounts, type EmailCounts, emailDeliveries, type EmailFilter } from './emails-queries.js';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { Choice, chosenOf } from '../console/choice.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, OlderButton, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { EmailPanel } from './email-panel.js';
import { EmailsTable } from './emails-table.js';
import { Failures } from './failures.js';
import { Kinds } from './kinds.js';
import { readState, statePages, type StatePage, templateText } from './states.js';

const title = 'E-mails';
const times = {
  any: 'At any time',
  hour: 'In the last hour',
  day: 'In the last day',
  week: 'In the last week',
} as const;
type Time = keyof typeof times;

const listOf = (filter: EmailFilter) => ({
  ...emailDeliveries(filter),
  staleTime: 0,
  refetchInterval: refreshInterval,
});

/** What the address asks for beside a state; empty for what it does not. */
interface Asked {
  readonly q: string;
  readonly cause: string;
  readonly template: string;
  readonly time: Time;
}

const filterOf = (state: StatePage['state'], { q, cause, template, time }: Asked): EmailFilter => ({
  ...(state !== 'all' && { state }),
  ...(q !== '' && { q }),
  ...(cause !== '' && { cause }),
  ...(template !== '' && { template }),
  ...(time !== 'any' && { within: time }),
});

/** `/operations/emails`, with `?q=` for what is looked for, `?state=` for one of the tabs, `?cause=` of those that failed, `?template=` for one kind, `?since=` for those of the last hour, day or week, and `?id=` for one beside the list. */
export default function EmailsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const cause = address.get('cause') ?? '';
  const template = address.get('template') ?? '';
  const id = address.get('id');
  const time = chosenOf(times, address.get('since'));
  const asked = { q, cause, template, time };
  const state = readState(address.get('state'), q);
  const { error, dataUpdatedAt, isRefetchError, refetch } = useInfiniteQuery(listOf(filterOf(state, asked)));
  // Of what is searched for nothing is counted.
  const { data: counts } = useQuery({
    ...emailCounts(filterOf(state, { ...asked, q: '', cause: '' })),
    enabled: q === '',
  });
  const show = (change: Readonly<Record<string, string>>): void => {
    const since = time === 'any' ? '' : time;
    const next = {
      ...{ q, state: state === readState(null, q) ? '' : state, cause, template, since },
      ...change,
    };
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
        <Choice
          label="Asked for"
          value={time}
          options={times}
          onChoose={(chosen) => show({ since: chosen === 'any' ? '' : chosen })}
        />
      </div>
      {template !== '' && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          Only: {templateText(template)}
          <Button size="small" variant="quiet" onClick={() => show({ template: '' })}>
            Show all kinds
          </Button>
        </p>
      )}
      <div className="mt-4">
        <Tabs
          label="States of e-mails"
          value={state}
          onValueChange={(chosen) => show({ state: chosen, cause: '' })}
          tabs={statePages.map((page) => ({
            value: page.state,
            label: q === '' && counts ? labelOf(page, counts) : page.label,
            content: (
              <>
                {q === '' && template === '' && counts && <Kinds of={counts.templates} />}
                {page.state === 'failed' && q === '' && (
                  <Failures cause={cause} onChoose={(chosen) => show({ state: 'failed', cause: chosen })} />
                )}
                <StateList page={page} filter={filterOf(page.state, asked)} />
              </>
            ),
          }))}
        />
      </div>
      {id !== null && (
        <EmailPanel id={id} sought={q} onKind={(kind) => show({ template: kind })} onClose={() => show({})} />
      )}
    </ConsoleFrame>
  );
}

/** Such as `Failed (3)`. */
const labelOf = ({ state, label }: StatePage, { states }: EmailCounts): string => {
  const count = states.reduce(
    (sum, one) => sum + (state === 'all' || one.state === state ? one.count : 0),
    0,
  );
  return `${label} (${count.toLocaleString('en-GB')})`;
};

function StateList({ page, filter }: { page: StatePage; filter: EmailFilter }) {
  const list = useInfiniteQuery(listOf(filter));
  if (list.isPending) return <RowsSkeleton label={`Loading ${page.label.toLowerCase()} e-mails`} />;
  if (list.isLoadingError)
    return (
      <ListFailure
        error={list.error}
        title="E-mails could not be loaded"
        onRetry={() => void list.refetch()}
      />
    );
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
