import { ErrorCode, Queue, type Worker as BullWorker } from 'bullmq';
import type { AdapterHealth } from '../../port.js';
import {
  assertConcurrency,
  assertKey,
  assertQueue,
  assertTiming,
  checkJob,
  checkJobs,
  checkTemplate,
  type CheckedJob,
} from '../job-rules.js';
import {
  defaultFailedRetentionMs,
  defaultRetentionMs,
  InvalidJob,
  jobStates,
  UnknownJob,
  UnknownQueue,
  WrongState,
  type JobCounts,
  type JobPage,
  type Jobs,
  type JobState,
  type NewJob,
  type PageOf,
  type RunningWorker,
  type ScheduledJob,
  type Timing,
  type Worker,
} from '../jobs.port.js';
import { JobAdder, optionsOf } from './adding.js';
import { startBullWorker } from './bullmq-worker.js';
import { idOf, idsOf } from './job-ids.js';
import { listJobs } from './job-listing.js';
import { type AdapterLogger, silent } from '../../port.js';
import { MinuteCounts } from './minutes.js';
import { BullmqOperations } from './operations.js';
import { answers, countsOf, isBusy, keysOf, oldestWaiting } from './queue-keys.js';
import { RedisLink } from './redis-link.js';
import { startSweeping } from './sweeping.js';
import { unschedule, unscheduleStuck } from './unscheduling.js';

export interface BullmqJobsOptions {
  /** Such as `redis://:password@host:6379/0`; `rediss://` for TLS. Its `maxmemory-policy` must be `noeviction`. */
  readonly url: string;
  /** What all keys in Redis begin with; `lintel` unless given. In a Redis cluster it must be in braces. */
  readonly prefix?: string;
  readonly logger?: AdapterLogger;
  /** How long a worker may be silent before others are given its jobs, in milliseconds; 15 000 unless given. */
  readonly leaseMs?: number;
  /** How long a completed job keeps its key at least, in milliseconds, rounded up to seconds; an hour unless given. */
  readonly retentionMs?: number;
  /** How long a failed job waits to be retried or discarded, in milliseconds, rounded up to seconds; 90 days unless given. */
  readonly failedRetentionMs?: number;
  /** How long an operation waits for Redis before it rejects, in milliseconds; 5000 unless given. */
  readonly timeLimitMs?: number;
}

/** How often `drain` looks, in milliseconds. */
const DRAIN_POLL_MS = 15;

/** How long a queue is taken to be on record, in milliseconds: should Redis be emptied, it is there again soon. */
const RECORD_FOR_MS = 10_000;

/** What BullMQ answers when a scheduler's next job is to be removed. */
const BELONGS_TO_SCHEDULER = /job scheduler/i;

/** The job queue on BullMQ and Redis. */
export class BullmqJobs implements Jobs {
  readonly operations: BullmqOperations;
  readonly #options: Required<BullmqJobsOptions>;
  readonly #link: RedisLink;
  readonly #queues = new Map<string, Queue>();
  readonly #adders = new Map<string, JobAdder>();
  readonly #recorded = new Map<string, number>();
  readonly #workers = new Map<BullWorker, string>();
  readonly #minutes: MinuteCounts;
  readonly #sweeping: NodeJS.Timeout;
  #closed = false;
  #closing: Promise<void> | undefined;

  constructor(options: BullmqJobsOptions) {
    this.#options = {
      prefix: 'lintel',
      logger: silent,
      leaseMs: 15_000,
      retentionMs: defaultRetentionMs,
      failedRetentionMs: defaultFailedRetentionMs,
      timeLimitMs: 5000,
      ...options,
    };
    this.#link = new RedisLink(options.url, this.#options.timeLimitMs, this.#options.logger);
    const { prefix } = this.#options;
    this.#minutes = new MinuteCounts(prefix, (work) =>
      this.#link.run('count', () => work(this.#link.callers)),
    );
    this.operations = new BullmqOperations({
      link: this.#link,
      prefix,
      minutes: this.#minutes,
      names: () => this.#names(),
      known: (what, queue, work) => this.#known(what, queue, work),
      retry: (queue, key) => this.retry(queue, key),
      discard: (queue, key) => this.discard(queue, key),
    });
    this.#sweeping = startSweeping({
      ...this.#options,
      link: this.#link,
      queues: () => new Set(this.#workers.values()),
      sweep: (queue, before) => this.operations.sweep(queue, before),
    });
  }

  async add(queue: string, job: NewJob): Promise<boolean> {
    this.#assertUsable(queue);
    const [added] = await this.#add(queue, [checkJob(job)]);
    return added!;
  }

  async addMany(queue: string, jobs: readonly NewJob[]): Promise<readonly boolean[]> {
    this.#assertUsable(queue);
    return this.#add(queue, checkJobs(jobs));
  }

  async schedule(queue: string, key: string, timing: Timing, job: ScheduledJob): Promise<void> {
    this.#assertUsable(queue);
    assertKey(key);
    assertTiming(timing);
    const template = checkTemplate(job);
    const repeat =
      'everyMs' in timing ? { every: timing.everyMs } : { pattern: timing.cron, tz: timing.timezone };
    await this.#link.run('schedule', async () => {
      await this.#record(queue);
      const bull = this.#queue(queue);
      await unscheduleStuck(this.#link.callers, bull, this.#keys(queue), key);
      await bull.upsertJobScheduler(idOf(key), repeat, {
        name: template.name,
        data: JSON.parse(template.data) as unknown,
        opts: optionsOf(template, this.#options),
      });
    });
  }

  async unschedule(queue: string, key: string): Promise<boolean> {
    this.#assertUsable(queue);
    assertKey(key);
    return this.#known('unschedule', queue, (bull) =>
      unschedule(this.#link.callers, bull, this.#keys(queue), key),
    );
  }

  async work(queue: string, worker: Worker): Promise<RunningWorker> {
    this.#assertUsable(queue);
    if (this.#closing) throw new Error('the job queue is closing');
    assertConcurrency(worker.concurrency ?? 1);
    await this.#link.run('work', () => this.#record(queue));
    const { prefix, leaseMs, logger } = this.#options;
    const index = this.operations.index(queue);
    const minutes = this.#minutes;
    const redis = this.#link.workers;
    const bull = startBullWorker(queue, worker, { redis, prefix, leaseMs, logger, index, minutes });
    this.#workers.set(bull, queue);
    try {
      await this.#link.run('work', () => bull.waitUntilReady());
    } catch (error) {
      this.#workers.delete(bull);
      void bull.close(true);
      throw error;
    }
    return { stop: () => this.#stop(bull) };
  }

  async pause(queue: string): Promise<void> {
    await this.#known('pause', queue, (bull) => bull.pause());
  }

  async resume(queue: string): Promise<void> {
    await this.#known('resume', queue, (bull) => bull.resume());
  }

  async counts(queue: string): Promise<JobCounts> {
    return this.#known('counts', queue, () => countsOf(this.#link.callers, this.#keys(queue)));
  }

  async list(queue: string, state: JobState, page: PageOf = {}): Promise<JobPage> {
    return this.#known('list', queue, (bull) => {
      if (!jobStates.includes(state)) throw new InvalidJob(`state: there is no ${JSON.stringify(state)}`);
      return listJobs(this.#link.callers, bull, this.#keys(queue), state, page);
    });
  }

  async retry(queue: string, key: string): Promise<void> {
    assertKey(key);
    await this.#known('retry', queue, async (bull) => {
      const job = await this.#find(bull, key);
      if (job.attemptsMade > 0 && (await job.isDelayed()))
        return job.promote().catch((error: unknown) => {
          // Its turn has come by itself.
          throw (error as { code?: unknown }).code === ErrorCode.JobNotInState
            ? new WrongState(`job ${JSON.stringify(key)} waits for nothing any more`)
            : error;
        });
      if (!(await job.isFailed())) throw new WrongState(`job ${JSON.stringify(key)} has not failed`);
      // First, lest it be struck off after it has failed again.
      await this.operations.index(queue).unfail([job.id!]);
      await this.#link.callers.hdel(this.#keys(queue).job(job.id!), 'stc', 'defa');
      await job
        .retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
        .catch((error: unknown) => {
          const { code } = error as { code?: unknown };
          if (code === ErrorCode.JobNotExist) throw new UnknownJob(queue, key);
          // Somebody else was quicker.
          if (code === ErrorCode.JobNotInState)
            throw new WrongState(`job ${JSON.stringify(key)} has not failed`);
          throw error;
        });
    });
  }

  async discard(queue: string, key: string): Promise<void> {
    assertKey(key);
    await this.#known('discard', queue, async (bull) => {
      const job = await this.#find(bull, key);
      const removed = await bull.remove(job.id!).catch((error: unknown) => {
        if (error instanceof Error && BELONGS_TO_SCHEDULER.test(error.message))
          throw new WrongState(`job ${JSON.stringify(key)} is the next tick of a schedule: unschedule that`);
        throw error;
      });
      if (removed === 0) throw new WrongState(`job ${JSON.stringify(key)} is under way`);
      await this.operations.index(queue).forget([job.id!]);
    });
  }

  async drain(): Promise<void> {
    for (;;) {
      this.#assertOpen();
      const queues = [...new Set(this.#workers.values())];
      const busy = await this.#link.run('drain', () =>
        Promise.all(queues.map((queue) => isBusy(this.#link.callers, this.#keys(queue)))),
      );
      if (!busy.includes(true)) return;
      await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
    }
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    const gauges: Record<string, number> = { waiting: 0, delayed: 0, active: 0, completed: 0, failed: 0 };
    return this.#link.run('health', async () => {
      const redis = this.#link.callers;
      const asked = performance.now();
      const queues = await redis.smembers(this.#register);
      gauges['ping_seconds'] = (performance.now() - asked) / 1000;
      gauges['oldest_waiting_seconds'] = 0;
      for (const queue of queues) {
        const keys = this.#keys(queue);
        const { paused: _, ...counts } = await countsOf(redis, keys);
        for (const [state, count] of Object.entries(counts)) gauges[state]! += count;
        gauges[`waiting_${queue.replaceAll(/[^A-Za-z0-9_]/g, '_')}`] = counts.waiting;
        const age = await oldestWaiting(redis, keys, Date.now());
        gauges['oldest_waiting_seconds'] = Math.max(gauges['oldest_waiting_seconds'], age);
      }
      return { name: 'jobs: bullmq', gauges };
    });
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  /** As though the process had died: nothing under way is recorded, and its leases run out. For tests. */
  async abandon(): Promise<void> {
    this.#closed = true;
    this.#closing = Promise.resolve();
    clearInterval(this.#sweeping);
    await Promise.all(Array.from(this.#workers.keys(), (bull) => bull.close(true)));
    this.#link.cut();
  }

  async #close(): Promise<void> {
    // Handlers under way may still add.
    await Promise.all(Array.from(this.#workers.keys(), (bull) => this.#stop(bull)));
    clearInterval(this.#sweeping);
    await this.#minutes.flush().catch(() => undefined);
    this.#closed = true;
    await Promise.all(Array.from(this.#queues.values(), (queue) => queue.close().catch(() => undefined)));
    await this.#link.close();
  }

  async #stop(bull: BullWorker): Promise<void> {
    await bull.close();
    this.#workers.delete(bull);
  }

  #add(queue: string, jobs: readonly CheckedJob[]): Promise<boolean[]> {
    return this.#link.run('add', async () => {
      await this.#record(queue);
      const adder = this.#adders.get(queue) ?? new JobAdder(this.#queue(queue), this.#options);
      this.#adders.set(queue, adder);
      return adder.add(jobs);
    });
  }

  #names(): Promise<readonly string[]> {
    this.#assertOpen();
    return this.#link.run('queues', async () => (await this.#link.callers.smembers(this.#register)).sort());
  }

  /** Puts a queue on record, for those who ask whether there is one. */
  async #record(queue: string): Promise<void> {
    if (performance.now() < (this.#recorded.get(queue) ?? 0)) return;
    await this.#link.callers.sadd(this.#register, queue);
    this.#recorded.set(queue, performance.now() + RECORD_FOR_MS);
  }

  async #known<T>(what: string, queue: string, work: (bull: Queue) => Promise<T>): Promise<T> {
    this.#assertUsable(queue);
    return this.#link.run(what, async () => {
      // What BullMQ counts ids with is there from the first addition on, also when Redis was emptied since the queue was put on record.
      const there = await answers(
        this.#link.callers.multi().sismember(this.#register, queue).exists(this.#keys(queue).job('id')),
      );
      if (!there.includes(1)) throw new UnknownQueue(queue);
      return work(this.#queue(queue));
    });
  }

  async #find(bull: Queue, key: string) {
    for (const id of idsOf(key)) {
      const job = await bull.getJob(id);
      if (job) return job;
    }
    throw new UnknownJob(bull.name, key);
  }

  /** BullMQ's wait for the connection and its version check are skipped: once they have failed, the queue would fail for ever. */
  #queue(name: string): Queue {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new Queue(name, {
      connection: this.#link.callers,
      prefix: this.#options.prefix,
      skipVersionCheck: true,
      skipWaitingForReady: true,
    });
    queue.on('error', (error) => this.#options.logger.error({ err: error, queue: name }, 'redis: an error'));
    this.#queues.set(name, queue);
    return queue;
  }

  #keys(queue: string) {
    return keysOf(this.#options.prefix, queue);
  }

  get #register(): string {
    return `${this.#options.prefix}:queues`;
  }

  #assertUsable(queue: string): void {
    this.#assertOpen();
    assertQueue(queue);
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the job queue is closed');
  }
}
