import { exactMomentText } from '@lintel/kernel';
import { Badge, EmptyState, Search } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { MaskedHeading } from '../console/masked-heading.js';
import { Reference } from '../console/reference.js';
import { refusalOf } from '../console/refusal.js';
import { useReveal } from '../console/use-reveal.js';
import { JobButtons } from './job-buttons.js';
import { nameText, stateLabels, timelineOf } from './job-words.js';
import { placeAddress } from './queue-address.js';
import { jobOf, revealJob, type WholeJob } from './queues-queries.js';

/** One job: what became of it, what it holds, and what can be done. */
export function JobPage({ queue, job: key }: { queue: string; job: string }) {
  const found = useQuery(jobOf(queue, key));
  const detail = found.data;
  const title = detail ? nameText(detail.job.name) : 'Job';
  if (refusalOf(found.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead={<span className="font-mono text-sm wrap-anywhere">{key}</span>}
      tools={
        <Freshness
          updatedAt={found.dataUpdatedAt}
          failed={found.isRefetchError}
          onRefresh={() => found.refetch()}
        />
      }
    >
      <p className="mb-4">
        <Link
          to={placeAddress({ queue, ...(detail ? { state: detail.job.state } : {}) })}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {nameText(queue)}
        </Link>
      </p>
      {found.isPending && <RowsSkeleton label="Loading the job" />}
      {found.isLoadingError && (
        <ListFailure
          error={found.error}
          title="The job could not be loaded"
          onRetry={() => void found.refetch()}
        />
      )}
      {detail === null && (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Search />} title="This job is gone">
            It was discarded, or completed more than an hour ago.
          </EmptyState>
        </div>
      )}
      {detail && <Detail detail={detail} />}
    </ConsoleFrame>
  );
}

function Detail({ detail }: { detail: WholeJob }) {
  const { job } = detail;
  const revealing = useReveal(() => revealJob(job.queue, job.key));
  const shown = revealing.data ?? detail;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Badge tone={job.state === 'failed' ? 'clay' : 'plain'}>{stateLabels[job.state]}</Badge>
          <span className="ml-3 text-soft">
            {job.attemptsMade} of {job.attempts} attempts
          </span>
        </p>
        <JobButtons job={job} onDone={() => undefined} />
      </div>
      <section aria-label="What became of it">
        <h2 className="text-lg">What became of it</h2>
        <ol className="mt-2 space-y-3 border-l border-edge pl-4">
          {timelineOf({ ...detail, history: shown.history }).map(({ at, words, error }) => (
            <li key={`${at} ${words}`}>
              <time dateTime={at} className="text-sm text-stone tabular-nums">
                {exactMomentText(at)}
              </time>
              <span className="block">{words}</span>
              {error && <Text>{error}</Text>}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Data">
        <MaskedHeading
          masked={shown.masked}
          revealing={revealing.isPending}
          onReveal={() => revealing.mutate()}
        />
        <Text>{shown.data}</Text>
      </section>
      {job.tags.length > 0 && (
        <section aria-label="About">
          <h2 className="text-lg">About</h2>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {job.tags.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-stone">{name === 'correlation' ? 'Reference' : nameText(name)}</dt>
                <dd className="wrap-anywhere">
                  {name === 'correlation' ? (
                    <Reference correlation={value} />
                  ) : (
                    <Link
                      to={placeAddress({ q: value })}
                      className="font-mono underline decoration-edge underline-offset-4"
                    >
                      {value}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

/** As it is: markup in it is text. */
const Text = ({ children }: { children: string }) => (
  <pre className="mt-2 max-h-96 overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
    {children}
  </pre>
);
