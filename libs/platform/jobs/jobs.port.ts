import { type Adapter, token } from '../port.js';
import type { JobOperations, Tags } from './operations.port.js';

export * from './operations.port.js';
export { kindOfError } from './kind-of-error.js';

/**
 * A durable queue of jobs. At least once: a job is given again when its worker died or lost its lease, and never to two workers that both hold a
 * lease. Order is not promised. A queue exists from the first `add`, `schedule` or `work` that names it; the other verbs reject with `UnknownQueue`
 * before that. Names are checked everywhere: `InvalidJob` says which is wrong, and why.
 */
export interface Jobs extends Adapter {
  /** For those who run the queues: find, understand, and act on many. */
  readonly operations: JobOperations;
  /**
   * Keeps a job. Resolves when it is durable, with false and nothing changed when the queue holds a job of that key: waiting, delayed, under way,
   * failed, or completed within the retention. Rejects with `InvalidJob`, naming the field, before anything is written, and when the engine
   * does not confirm in time; then the job may be there all the same, and adding it again is harmless.
   */
  add(queue: string, job: NewJob): Promise<boolean>;
  /** The same for many: whether each was added, in their order. One that is invalid rejects all before anything is written. */
  addMany(queue: string, jobs: readonly NewJob[]): Promise<readonly boolean[]>;
  /**
   * Has a job added at each tick, once over all processes, from now until `unschedule`, restarts included. Called again it replaces what was; with
   * the same timing the rhythm goes on. Ticks that pass while one still waits are not made up for. A tick is a job like any other with the key
   * `<key>@<time in milliseconds>`.
   */
  schedule(queue: string, key: string, timing: Timing, job: ScheduledJob): Promise<void>;
  /** No tick after this, the one that waits included; one under way runs to its end. False when there is no such schedule. */
  unschedule(queue: string, key: string): Promise<boolean>;
  /** Starts taking jobs of a queue. Several may run, here and in other processes. */
  work(queue: string, worker: Worker): Promise<RunningWorker>;
  /** No worker anywhere takes what is added to the queue after this resolved; jobs under way run to their end. Lasts until `resume`, restarts included. */
  pause(queue: string): Promise<void>;
  resume(queue: string): Promise<void>;
  counts(queue: string): Promise<JobCounts>;
  /** Jobs in a state: completed and failed ones latest first, others by whose turn is next. Goes on after `after`, the `next` of the page before. */
  list(queue: string, state: JobState, page?: PageOf): Promise<JobPage>;
  /**
   * Makes a failed job wait anew, with all its attempts; one that waits for its next attempt has it at once, with those that are left. Rejects with `UnknownJob`, or `WrongState` for any
   * other.
   */
  retry(queue: string, key: string): Promise<void>;
  /** Removes a job, so that its key is free. Rejects with `UnknownJob`, or `WrongState` for one under way and for a schedule's next tick. */
  discard(queue: string, key: string): Promise<void>;
  /**
   * Resolves when the queues this adapter has workers on hold nothing that waits, is delayed or under way, what handlers add meanwhile
   * included. A schedule's tick that is not yet due is not waited for, nor is what waits in a paused queue. For tests.
   */
  drain(): Promise<void>;
}

export interface NewJob {
  /** Unique within its queue. Up to `maxKeyLength` characters, none of them control characters. */
  readonly key: string;
  /** What kind of job it is, for handlers and for people: letters, digits and `-_.`, up to 100. */
  readonly name: string;
  /** Anything that is the same after a round trip through JSON, up to `maxDataBytes`. Ids, not personal data. */
  readonly data: unknown;
  /** Not given to a worker before so many milliseconds have passed; 0 unless given. */
  readonly delayMs?: number;
  /** How often it is tried before it has failed for good; `defaultAttempts` unless given. */
  readonly attempts?: number;
  /** `defaultBackoff` unless given. */
  readonly backoff?: Backoff;
  /** What people find it by, `maxTags` at most. */
  readonly tags?: Tags;
  /** W3C trace context of what it is added by; each attempt is given it. */
  readonly traceparent?: string | undefined;
}

/** After the first failure the job waits `initialDelayMs`, after each further one twice as long, up to `maxBackoffMs`. */
export interface Backoff {
  readonly initialDelayMs: number;
}

/** What each tick's job has in common. */
export type ScheduledJob = Omit<NewJob, 'key' | 'delayMs' | 'traceparent'>;

/**
 * When a schedule ticks: each `everyMs` milliseconds, the first at once; or by a cron expression of five fields, or six with seconds before them, in
 * an IANA time zone such as `Europe/London`.
 */
export type Timing = { readonly everyMs: number } | { readonly cron: string; readonly timezone: string };

export interface Worker {
  /** How many jobs may be under way in this worker at once; 1 unless given. */
  readonly concurrency?: number;
  /** The job is completed when this resolves, and has failed this attempt when it rejects, but with `NotYet`. */
  handle(job: Job, attempt: Attempt): Promise<void>;
}

export interface Job {
  readonly key: string;
  readonly name: string;
  /** A copy of its own for each attempt. */
  readonly data: unknown;
  /** What it was added with; missing where that is none. */
  readonly tags?: Tags;
}

export interface Attempt {
  /** 1 at first, and one more after each failure. A worker's death is no failure. */
  readonly attempt: number;
  /** Aborted when the lease was lost: another worker may have the job by now, and what comes of this attempt is not recorded. */
  readonly signal: AbortSignal;
  /** That the job was added with. */
  readonly traceparent?: string;
}

export interface RunningWorker {
  /** Takes no more jobs and waits for those under way. Safe to call twice. */
  stop(): Promise<void>;
}

export const jobStates = ['waiting', 'delayed', 'active', 'completed', 'failed'] as const;
/** `delayed` waits for its time, a retry's included; `failed` has used up its attempts. */
export type JobState = (typeof jobStates)[number];

export type JobCounts = Readonly<Record<JobState, number>> & { readonly paused: boolean };

export interface PageOf {
  /** How many at most, 1 to 1000; 50 unless given. */
  readonly first?: number;
  readonly after?: string;
}

export interface JobPage {
  readonly jobs: readonly ListedJob[];
  /** For the next page's `after`; missing on the last page. */
  readonly next?: string;
}

export interface ListedJob extends Job {
  readonly state: JobState;
  readonly attempts: number;
  /** How many attempts have ended, successfully or not. */
  readonly attemptsMade: number;
  /** What the last failed attempt threw, as text. */
  readonly error?: string;
  /** All times RFC 3339, UTC. */
  readonly addedAt: string;
  /** When its turn comes, for one that is delayed. */
  readonly dueAt?: string;
  /** When the last attempt began. */
  readonly startedAt?: string;
  readonly finishedAt?: string;
}

/** Thrown by a handler for a job that no further attempt can mend: it has failed at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Thrown by a handler for a job whose turn has not come: it is given again after so long, and the attempt does not count. */
export class NotYet extends Error {
  override readonly name = 'NotYet';

  /** Milliseconds, from 0 on. */
  readonly afterMs: number;

  constructor(reason: string, afterMs: number) {
    super(reason);
    this.afterMs = afterMs;
  }
}

/** A queue's name, a job or a schedule that no adapter takes; the message names the field. */
export class InvalidJob extends Error {
  override readonly name = 'InvalidJob';
}

/** A queue was named that nobody has added to, scheduled on or worked on. */
export class UnknownQueue extends Error {
  override readonly name = 'UnknownQueue';

  constructor(queue: string) {
    super(`unknown queue ${JSON.stringify(queue)}: nothing was ever added to it`);
  }
}

/** No job of that key is in the queue. */
export class UnknownJob extends Error {
  override readonly name = 'UnknownJob';

  constructor(queue: string, key: string) {
    super(`queue ${queue} has no job ${JSON.stringify(key)}`);
  }
}

/** The job is not in a state in which this can be done to it. */
export class WrongState extends Error {
  override readonly name = 'WrongState';
}

/** Five attempts over about a minute: 4 s, 8 s, 16 s and 32 s apart. */
export const defaultAttempts = 5;
export const defaultBackoff: Backoff = { initialDelayMs: 4000 };

/** A day: no attempt waits longer for the next. */
export const maxBackoffMs = 86_400_000;

/** The largest data, as JSON in UTF-8. What is larger belongs in the object store, its address in the job. */
export const maxDataBytes = 500_000;

export const maxKeyLength = 300;

/** A job whose workers died more often than this has failed: it may be what kills them. `retry` gives it another chance. */
export const maxWorkerDeaths = 10;

/** How long a completed job keeps its key unless the adapter is opened otherwise: an hour. */
export const defaultRetentionMs = 3_600_000;

/** How long a failed job waits for somebody to retry or discard it unless the adapter is opened otherwise: 90 days. */
export const defaultFailedRetentionMs = 90 * 86_400_000;

export const JOBS = token<Jobs>('Jobs');
