import { useQuery } from '@tanstack/react-query';
import { CountedDialog } from '../console/counted-dialog.js';
import { countText, jobsText, nameText, retryWords, runText, stateLabels } from './job-words.js';
import { countOf, doToJobs, queuesKey, type JobFilter, type Verb } from './queues-queries.js';

export interface ManyDialogProps {
  readonly verb: Verb;
  readonly queue: string;
  readonly filter: JobFilter;
  readonly onClose: () => void;
}

const retryOf = ({ state }: JobFilter) => retryWords[state ?? 'failed'] ?? retryWords.failed!;

/** Retries or discards all jobs that match. It goes on when the page is closed. */
export const ManyDialog = ({ verb, queue, filter, onClose }: ManyDialogProps) => (
  <CountedDialog
    title={verb === 'retry' ? retryOf(filter).all : 'Discard all that match'}
    verb={verb === 'retry' ? 'Retry' : 'Discard'}
    counted={useQuery(countOf(queue, filter))}
    inWords={jobsText}
    act={() => doToJobs(verb, queue, filter)}
    outcomeText={runText}
    inVain="Nothing was begun"
    changes={queuesKey}
    onClose={onClose}
  >
    {(count) => (
      <>
        <p className="text-lg">
          <strong className="tabular-nums">{countText(count)}</strong> {count === 1 ? 'job' : 'jobs'} in{' '}
          {nameText(queue)} {count === 1 ? 'matches' : 'match'}:
        </p>
        <ul className="mt-2 list-disc pl-5 text-soft">
          <li>
            {stateLabels[filter.state ?? 'failed']}
            {filter.attempted && ', and was tried before'}
          </li>
          {filter.errorKind && <li className="wrap-anywhere">Kind of error: {filter.errorKind}</li>}
          {filter.error && <li className="wrap-anywhere">The error has the words: {filter.error}</li>}
        </ul>
        <p className="mt-4 text-soft">
          {verb === 'retry'
            ? retryOf(filter).means
            : 'They are gone for good, and what they were to do is not done.'}{' '}
          Jobs that somebody has dealt with meanwhile are left alone. It goes on when you close this page, and
          is recorded in your name.
        </p>
      </>
    )}
  </CountedDialog>
);
