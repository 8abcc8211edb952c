import type { JobState, ListedJob, Run, WholeJob } from './queues-queries.js';

export const stateLabels: Readonly<Record<JobState, string>> = {
  failed: 'Failed',
  delayed: 'Delayed',
  waiting: 'Waiting',
  active: 'Under way',
  completed: 'Completed',
};

/** How jobs are tried again, one or all that match, where their state allows it. */
export const retryWords: Readonly<
  Partial<Record<JobState, { readonly one: string; readonly all: string; readonly means: string }>>
> = {
  failed: { one: 'Retry', all: 'Retry all that match', means: 'Each waits anew with all its attempts.' },
  delayed: {
    one: 'Try now',
    all: 'Try all now that were tried before',
    means: 'Each is tried at once, with the attempts that it has left.',
  },
};

/** `Listing uploads` for `listing-uploads`. */
export function nameText(name: string): string {
  const words = name
    .replace(/[-_.]+/g, ' ')
    .replace(/\bemail/g, 'e-mail')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `8 ms`, `2.5 s`, `3 min`, `2 h`; a dash for none. */
export function durationText(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '–';
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  if (ms < 7_200_000) return `${Math.round(ms / 60_000)} min`;
  return ms < 172_800_000 ? `${Math.round(ms / 3_600_000)} h` : `${Math.round(ms / 86_400_000)} days`;
}

export const countText = (count: number): string => count.toLocaleString('en-GB');
export const jobsText = (count: number): string => (count === 1 ? '1 job' : `${countText(count)} jobs`);

/** The time that matters of a job in its state. */
export const lastTimeOf = ({ state, addedAt, dueAt, startedAt, finishedAt }: ListedJob): string =>
  ({
    failed: finishedAt,
    completed: finishedAt,
    active: startedAt,
    delayed: dueAt,
    waiting: addedAt,
  })[state] ?? addedAt;

export interface Moment {
  readonly at: string;
  readonly words: string;
  readonly error?: string;
}

/** What became of a job, in order, and what is to come. */
export function timelineOf({ job, history }: WholeJob): readonly Moment[] {
  const { state, addedAt, startedAt, finishedAt, dueAt, attempts } = job;
  const failed = history.map(({ began, ended, error }, at) => ({
    at: ended,
    words: `Attempt ${job.attemptsMade - history.length + at + 1} of ${attempts} failed after ${durationText(
      Date.parse(ended) - Date.parse(began),
    )}`,
    error,
  }));
  const numbered = job.attemptsMade < history.length ? failed.map(withoutNumber) : failed;
  return [
    { at: addedAt, words: 'Added' },
    ...numbered,
    ...(state === 'active' && startedAt ? [{ at: startedAt, words: 'An attempt is under way' }] : []),
    ...(state === 'completed' && finishedAt ? [{ at: finishedAt, words: 'Completed' }] : []),
    ...(state === 'failed' && finishedAt
      ? [{ at: finishedAt, words: 'Failed for good: it waits for somebody to retry or discard it' }]
      : []),
    ...(state === 'delayed' && dueAt
      ? [{ at: dueAt, words: job.attemptsMade > 0 ? 'Next attempt' : 'Due' }]
      : []),
  ];
}

// The job was retried since, so the number of the attempt cannot be told.
const withoutNumber = ({ words, ...moment }: Moment): Moment => ({
  ...moment,
  words: words.replace(/^Attempt .*? failed/, 'An attempt failed'),
});

/** The progress of a run over many jobs. */
export function runText({ verb, state, matched, done, overtaken, problem }: Run): string {
  const did = verb === 'retry' ? 'retried' : 'discarded';
  const rest = overtaken > 0 ? `; ${countText(overtaken)} had been dealt with meanwhile` : '';
  if (state === 'running') return `${countText(done)} of ${jobsText(matched)} ${did}`;
  if (state === 'done') return `${jobsText(done)} ${did}${rest}`;
  return `Stopped after ${countText(done)} of ${jobsText(matched)} were ${did}${problem ? `: ${problem}` : ''}. Begin again for the rest.`;
}
