import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  assertConcurrency,
  assertKey,
  assertQueue,
  assertTiming,
  checkJob,
  checkJobs,
  checkTemplate,
} from '../job-rules.js';
import {
  defaultFailedRetentionMs,
  defaultRetentionMs,
  InvalidJob,
  jobStates,
  UnknownQueue,
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
import { AddQueue } from './adding.js';
import { Dispatcher } from './dispatcher.js';
import { JobFigures } from './job-figures.js';
import { openJobsFile, type JobsFile } from './jobs-file.js';
import { JobStore } from './job-store.js';
import { Leases } from './leases.js';
import { type AdapterLogger, silent } from '../../port.js';
import { Neighbourhood, type Neighbour } from './neighbours.js';
import { EmbeddedOperations } from './operations.js';
import { QueueWorker } from './queue-worker.js';
import { Schedules } from './schedules.js';
import { Upkeep } from './upkeep.js';

export interface EmbeddedJobsOptions {
  /** Where jobs are kept; made when missing. Several processes of one machine may share it. */
  readonly file: string;
  /** Says when jobs are due. Leases go by the system's clock whatever is given, since they are about processes. */
  readonly clock?: Clock;
  readonly logger?: AdapterLogger;
  /** How often to look for what other processes did, in milliseconds; 100 unless given. */
  readonly pollIntervalMs?: number;
  /** How long a process may be silent before others are given its jobs, in milliseconds; 5000 unless given. */
  readonly leaseMs?: number;
  /** How long a completed job keeps its key, in milliseconds; an hour unless given. */
  readonly retentionMs?: number;
  /** How long a failed job waits to be retried or discarded, in milliseconds; 90 days unless given. */
  readonly failedRetentionMs?: number;
}

/** The job queue in one SQLite file: nothing to run beside Node. */
export class EmbeddedJobs implements Jobs {
  readonly operations: EmbeddedOperations;
  readonly #id = crypto.randomUUID();
  readonly #now: () => number;
  readonly #logger: AdapterLogger;
  readonly #file: JobsFile;
  readonly #store: JobStore;
  readonly #schedules: Schedules;
  readonly #figures: JobFigures;
  readonly #adding: AddQueue;
  readonly #leases: Leases;
  readonly #neighbourhood: Neighbourhood;
  readonly #dispatcher: Dispatcher;
  readonly #upkeep: Upkeep;
  #draining: (() => void)[] = [];
  #closed = false;
  #closing: Promise<void> | undefined;

  constructor(options: EmbeddedJobsOptions) {
    const { clock = systemClock, pollIntervalMs = 100, leaseMs = 5000 } = options;
    const { retentionMs = defaultRetentionMs, failedRetentionMs = defaultFailedRetentionMs } = options;
    this.#now = () => clock.now().getTime();
    this.#logger = options.logger ?? silent;
    this.#file = openJobsFile(options.file);
    this.#schedules = new Schedules(this.#file, retentionMs);
    this.#store = new JobStore(this.#file, this.#schedules);
    this.#figures = new JobFigures(this.#file.working);
    this.#adding = new AddQueue(this.#file, retentionMs, this.#now);
    this.operations = new EmbeddedOperations({
      file: this.#file,
      now: this.#now,
      queue: (name) => this.#queue(name),
      changed: () => this.#neighbourhood.tell(),
    });
    this.#leases = new Leases(this.#file.working, leaseMs, (instance) =>
      this.#store.giveBack(instance, this.#now()),
    );
    this.#neighbourhood = new Neighbourhood(options.file);
    this.#neighbourhood.enter(this.#neighbour);
    this.#leases.register(this.#id);
    this.#dispatcher = new Dispatcher({
      database: this.#file.working,
      store: this.#store,
      instance: this.#id,
      logger: this.#logger,
      now: this.#now,
      progressed: () => this.#neighbourhood.tell(),
    });
    this.#upkeep = new Upkeep({
      store: this.#store,
      leases: this.#leases,
      instance: this.#id,
      logger: this.#logger,
      pollIntervalMs,
      leaseMs,
      retentionMs,
      failedRetentionMs,
      now: this.#now,
      poll: () => this.#neighbour.changed(),
      leaseLost: () => this.#dispatcher.workers.forEach((worker) => worker.leaseLost()),
    });
  }

  async add(queue: string, job: NewJob): Promise<boolean> {
    const [added] = await this.#add(queue, () => [checkJob(job)]);
    return added!;
  }

  async addMany(queue: string, jobs: readonly NewJob[]): Promise<readonly boolean[]> {
    return this.#add(queue, () => checkJobs(jobs));
  }

  async schedule(queue: string, key: string, timing: Timing, job: ScheduledJob): Promise<void> {
    this.#assertUsable(queue);
    assertKey(key);
    assertTiming(timing);
    const template = checkTemplate(job);
    this.#schedules.upsert(this.#store.ensureQueue(queue), key, timing, template, this.#now());
    this.#neighbourhood.tell();
  }

  async unschedule(queue: string, key: string): Promise<boolean> {
    const { id } = this.#queue(queue);
    assertKey(key);
    const removed = this.#schedules.remove(id, key);
    this.#neighbourhood.tell();
    return removed;
  }

  async work(queue: string, worker: Worker): Promise<RunningWorker> {
    this.#assertUsable(queue);
    if (this.#closing) throw new Error('the job queue is closing');
    assertConcurrency(worker.concurrency ?? 1);
    const running = new QueueWorker(this.#store.ensureQueue(queue), worker, (ended, outcome) =>
      this.#dispatcher.ended(ended, outcome),
    );
    this.#dispatcher.workers.add(running);
    this.#dispatcher.nudge();
    return { stop: () => this.#stop(running) };
  }

  async pause(queue: string): Promise<void> {
    this.#store.setPaused(this.#queue(queue).id, true);
    this.#neighbourhood.tell();
  }

  async resume(queue: string): Promise<void> {
    this.#store.setPaused(this.#queue(queue).id, false);
    this.#neighbourhood.tell();
  }

  async counts(queue: string): Promise<JobCounts> {
    return this.#figures.counts(this.#queue(queue).id, this.#now());
  }

  async list(queue: string, state: JobState, page: PageOf = {}): Promise<JobPage> {
    const { id } = this.#queue(queue);
    if (!jobStates.includes(state)) throw new InvalidJob(`state: there is no ${JSON.stringify(state)}`);
    return this.#figures.list(id, state, page, this.#now());
  }

  async retry(queue: string, key: string): Promise<void> {
    const found = this.#queue(queue);
    assertKey(key);
    this.#store.retry(found, key, this.#now());
    this.#neighbourhood.tell();
  }

  async discard(queue: string, key: string): Promise<void> {
    const found = this.#queue(queue);
    assertKey(key);
    this.#store.discard(found, key);
    this.#neighbourhood.tell();
  }

  async drain(): Promise<void> {
    this.#assertOpen();
    const busy = () =>
      [...this.#dispatcher.workers].some(({ queue }) => this.#figures.busy(queue, this.#now()));
    while (busy()) {
      await new Promise<void>((resolve) => this.#draining.push(resolve));
      this.#assertOpen();
    }
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    return { name: 'jobs: embedded', gauges: this.#figures.gauges(this.#now()) };
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  /** As though the process had died: nothing under way is recorded, and its lease runs out. For tests. */
  abandon(): void {
    this.#closing = Promise.resolve();
    this.#letGo();
  }

  async #add(queue: string, check: () => ReturnType<typeof checkJobs>): Promise<boolean[]> {
    this.#assertUsable(queue);
    const jobs = check();
    const id = this.#store.ensureQueue(queue);
    if (jobs.length === 0) return [];
    const added = await this.#adding.add(jobs.map((job) => ({ queue: id, job })));
    this.#neighbourhood.tell();
    return added;
  }

  async #close(): Promise<void> {
    // Handlers under way may still add.
    await Promise.all(Array.from(this.#dispatcher.workers, (worker) => this.#stop(worker)));
    this.#adding.flush();
    this.#leases.release(this.#id);
    this.#letGo();
  }

  #letGo(): void {
    this.#closed = true;
    this.#upkeep.stop();
    this.#dispatcher.stop();
    this.#neighbourhood.leave(this.#neighbour);
    this.#file.close();
    this.#wakeDraining();
  }

  async #stop(worker: QueueWorker): Promise<void> {
    await worker.stop();
    this.#dispatcher.workers.delete(worker);
    this.#wakeDraining();
  }

  #queue(name: string): { id: number; name: string } {
    this.#assertUsable(name);
    const id = this.#store.queue(name);
    if (id === undefined) throw new UnknownQueue(name);
    return { id, name };
  }

  #assertUsable(queue: string): void {
    this.#assertOpen();
    assertQueue(queue);
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the job queue is closed');
  }

  #wakeDraining(): void {
    const draining = this.#draining;
    this.#draining = [];
    draining.forEach((resume) => resume());
  }

  readonly #neighbour: Neighbour = {
    changed: () => {
      this.#dispatcher.nudge();
      this.#wakeDraining();
    },
  };
}
