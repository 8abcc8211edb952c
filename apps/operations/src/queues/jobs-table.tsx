import { exactMomentText } from '@lintel/kernel';
import { Badge, Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { moveFocus } from '../console/move-focus.js';
import { shortTimeText } from '../console/times.js';
import { JobButtons } from './job-buttons.js';
import { lastTimeOf, nameText, stateLabels } from './job-words.js';
import { placeAddress } from './queue-address.js';
import type { ListedJob } from './queues-queries.js';

export interface JobsTableProps {
  readonly caption: string;
  readonly jobs: readonly ListedJob[];
  /** When they were fetched. */
  readonly now: Date;
  /** Of several queues and states: then each row says whose it is. */
  readonly mixed?: boolean;
  readonly onDone: (job: ListedJob) => void;
}

/** Jobs, a row each. An error is text, whatever it holds. */
export const JobsTable = ({ caption, jobs, now, mixed = false, onDone }: JobsTableProps) => (
  <Table
    caption={caption}
    hideCaption
    className="min-h-32 text-sm [&_tbody_td]:py-2 [&_tbody_td]:align-top [&_tbody_th]:py-2 [&_tbody_th]:align-top"
  >
    <thead>
      <tr>
        <th scope="col">Job</th>
        <th scope="col" className="w-full max-md:hidden">
          Last error
        </th>
        <th scope="col" className="max-md:hidden">
          Attempts
        </th>
        <th scope="col" className="max-md:hidden">
          When
        </th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody onKeyDown={(event) => moveFocus(event, 'a')}>
      {jobs.map((job) => (
        <tr key={`${job.queue} ${job.key}`} className="animate-arrive">
          <th scope="row" className="max-md:w-full md:min-w-64">
            <Link
              to={placeAddress({ queue: job.queue, job: job.key })}
              className="inline-block py-1.5 underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {nameText(job.name)}
            </Link>
            {mixed && (
              <Badge tone={job.state === 'failed' ? 'clay' : 'plain'} className="ml-2">
                {stateLabels[job.state]}
              </Badge>
            )}
            <span className="block font-mono text-xs font-normal wrap-anywhere text-stone">
              {mixed ? `${job.queue} · ${job.key}` : job.key}
            </span>
            <span className="block font-normal wrap-anywhere text-soft md:hidden">
              {job.error && <span className="line-clamp-3">{job.error}</span>}
              {shortTimeText(lastTimeOf(job), now)}
            </span>
          </th>
          <td className="min-w-48 wrap-anywhere text-soft max-md:hidden">
            <span className="line-clamp-3">{job.error ?? ''}</span>
          </td>
          <td className="whitespace-nowrap max-md:hidden">
            {job.attemptsMade} of {job.attempts}
          </td>
          <td className="whitespace-nowrap max-md:hidden">
            <time dateTime={lastTimeOf(job)} title={exactMomentText(lastTimeOf(job))}>
              {shortTimeText(lastTimeOf(job), now)}
            </time>
          </td>
          <td className="text-right">
            <JobButtons job={job} onDone={() => onDone(job)} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
