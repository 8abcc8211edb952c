import type { JobPage, JobState, ListedJob, PageOf } from './jobs.port.js';

/**
 * What those need who run a queue: find jobs, see what became of them, and act on many at once. All of it is bounded: however many jobs there are, a
 * call looks through so many and no more, and says where it stopped.
 */
export interface JobOperations {
  /** The names of all queues, sorted. */
  queues(): Promise<readonly string[]>;
  /**
   * Jobs that all of the filter holds for, the newest added first; not the next ticks of schedules. A page may be shorter than asked for, even empty, and have a `next`: then as many
   * were looked through as one call may.
   */
  find(queue: string, filter: JobFilter, page?: PageOf): Promise<JobPage>;
  /** One job and what became of its attempts. Rejects with `UnknownJob`. */
  show(queue: string, key: string): Promise<JobWithHistory>;
  /** The failed jobs by kind of error, the most frequent first, up to `maxFailureKinds`. */
  failures(queue: string): Promise<readonly FailureKind[]>;
  /** How many jobs a filter holds for now: what `retryMatching` and `discardMatching` would act on. */
  countMatching(queue: string, filter: JobFilter): Promise<number>;
  /**
   * Makes failed jobs wait anew, as `retry` does, in batches. Takes those that had failed when it was called, each once. Where the filter asks for `delayed` ones, those that an attempt
   * has failed of are tried at once; it may not ask for another state.
   */
  retryMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome>;
  /**
   * Removes jobs, as `discard` does, in batches. Takes those that were there when it was called. The filter has to name a state, lest everything be
   * discarded by mistake, and not that of jobs under way.
   */
  discardMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome>;
  /**
   * What was done in each minute from `from` on, the oldest first; minutes in which nothing ended are left out. They are kept for `keepMinutesForMs`.
   * What other processes did in the last seconds may be missing.
   */
  throughput(queue: string, from: string): Promise<readonly MinuteOfWork[]>;
}

/** A field that is left out filters nothing. Times are RFC 3339; `...From` is inclusive, `...Before` exclusive. */
export interface JobFilter {
  readonly key?: string;
  readonly state?: JobState;
  /** True for those alone of which an attempt has ended: of delayed ones, those that wait for another. */
  readonly attempted?: boolean;
  readonly name?: string;
  /** Each of them was given when the job was added. */
  readonly tags?: Tags;
  /** Part of the last error's text, whichever its letters' case (of A to Z). Only failed jobs are asked for, as with all that follow on failures. */
  readonly error?: string;
  /** The `kind` of `failures`. */
  readonly errorKind?: string;
  readonly failedFrom?: string;
  readonly failedBefore?: string;
  readonly addedFrom?: string;
  readonly addedBefore?: string;
}

/**
 * What people find a job by, such as `{ listing: '…', correlation: '…' }`. Names are lower-case letters, digits and hyphens, up to 40; values up to
 * `maxTagLength` characters, none of them control characters. Ids, or hashes of what is personal: a queue keeps tags in the open and as long as the job.
 */
export type Tags = Readonly<Record<string, string>>;

export interface JobWithHistory extends ListedJob {
  /** Attempts that failed, the oldest first, the last `maxHistory` of them; those before a retry included. */
  readonly history: readonly FailedAttempt[];
}

export interface FailedAttempt {
  readonly began: string;
  readonly ended: string;
  readonly error: string;
}

export interface FailureKind {
  /** The error's text without what differs from job to job: `kindOfError` says how. */
  readonly kind: string;
  readonly count: number;
  /** The newest of them. */
  readonly example: { readonly key: string; readonly error: string };
}

export interface MassOutcome {
  /** How many the filter held for at the beginning. */
  readonly matched: number;
  readonly done: number;
  /** How many it did not hold for any more when their turn came: retried, completed or discarded by somebody else meanwhile. */
  readonly overtaken: number;
}

/** Told after each batch; the next begins when it has resolved. What it throws ends the work, and what was done stays done. */
export type OnProgress = (sofar: Pick<MassOutcome, 'matched' | 'done'>) => Promise<void> | void;

export interface MinuteOfWork {
  /** When it began. */
  readonly minute: string;
  readonly completed: number;
  /** Attempts that failed, whether others follow or not. */
  readonly failedAttempts: number;
  /** Attempts that were the first of their jobs, and how long those had waited since their turn had come: together, and the longest. Milliseconds. */
  readonly first: number;
  readonly waitedMs: number;
  readonly longestWaitMs: number;
  /** How long all attempts took: together, and the longest. Milliseconds. */
  readonly workedMs: number;
  readonly longestWorkMs: number;
}

export const maxTags = 8;
export const maxTagLength = 100;
export const maxHistory = 20;
export const maxFailureKinds = 100;
/** Eight days: the week before, whole. */
export const keepMinutesForMs = 8 * 86_400_000;
