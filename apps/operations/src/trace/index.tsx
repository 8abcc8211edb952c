import { Alert, EmptyState, Search } from '@lintel/ui';
import { Link, useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { traceAddress } from '../console/reference.js';
import { refusalOf } from '../console/refusal.js';
import { refusalText } from '../console/refusal-text.js';
import { SearchBox } from '../console/search-box.js';
import { linesOf } from './lines.js';
import { traceOf, type TraceFound } from './trace-queries.js';
import { Waterfall } from './waterfall.js';

const title = 'Trace';

/** `/operations/trace`, with `?q=` for a reference: the whole of it, or what a visitor was shown of it. */
export default function TracePage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const found = useQuery(traceOf(q));
  if (refusalOf(found.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="All that came of one request, in order. Everything shows its reference: jobs, events, e-mails, webhooks, log lines, and what a visitor is told when something fails."
      tools={
        q !== '' && (
          <Freshness
            updatedAt={found.dataUpdatedAt}
            failed={found.isRefetchError}
            onRefresh={() => found.refetch()}
          />
        )
      }
    >
      <SearchBox
        label="A reference"
        placeholder="4f2c91ab, or all 32 digits"
        sought={q}
        onSeek={(text) => setAddress(text === '' ? {} : { q: text })}
      />
      <div className="mt-5 space-y-4">
        {q !== '' && found.isPending && <RowsSkeleton label="Gathering what has this reference" />}
        {found.isLoadingError &&
          (refusalText(found.error) ? (
            <Alert title={refusalText(found.error)} error={found.error} />
          ) : (
            <ListFailure
              error={found.error}
              title="It could not be gathered"
              onRetry={() => void found.refetch()}
            />
          ))}
        {found.data && <Found found={found.data} now={found.dataUpdatedAt} />}
      </div>
    </ConsoleFrame>
  );
}

function Found({ found, now }: { found: TraceFound; now: number }) {
  const { correlation, others } = found.trace;
  const lines = linesOf(found);
  const missing = missingOf(found);
  return (
    <>
      {others.length > 0 && (
        <Alert tone="plain" title="Several begin with these digits">
          This is the last of them. Also{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <Link to={traceAddress(other)} className="font-mono wrap-anywhere underline">
                {other}
              </Link>
            </span>
          ))}
          .
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="plain" title={`Without ${missing.join(' and ')}`}>
          What keeps them did not answer. They come here when it does.
        </Alert>
      )}
      {lines.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Search />} title="Nothing is kept with this reference">
            Of requests those are kept that changed something or failed, for a week and 20,000 of either at
            most; completed jobs for an hour, failed ones and e-mails for 90 days, events for as long as their
            topics keep them, what webhooks were told for 30 days. By its first digits alone only a request is
            found: the log has the whole reference.
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="text-sm text-stone">
            Reference <span className="font-mono wrap-anywhere select-all">{correlation}</span>
          </p>
          <Waterfall lines={lines} now={now} />
          <p className="text-sm text-stone">
            Long waits are drawn shorter than they were; the order is right.
            {isCut(found) &&
              ' There is more than is shown here: the events, jobs, e-mails and integrations pages find the rest.'}
          </p>
        </>
      )}
    </>
  );
}

const names = { event: 'events', job: 'jobs', request: 'requests' } as const;

const missingOf = ({ trace, emails, acts, webhooks }: TraceFound): readonly string[] => [
  ...trace.unknown.map((kind) => names[kind]),
  ...(emails ? [] : ['e-mails']),
  ...(webhooks ? [] : ['webhooks']),
  ...(acts ? [] : ['acts of staff and agencies']),
];

const isCut = ({ trace, emails, acts, webhooks }: TraceFound): boolean =>
  trace.more || [emails, acts, webhooks].some((part) => part?.more);
