import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './jobs-file.js';
import type { ClaimedJob, JobStore, Outcome } from './job-store.js';
import type { AdapterLogger } from '../../port.js';
import type { QueueWorker } from './queue-worker.js';

/** How long to wait before asking a store again that has failed, in milliseconds. */
const STORE_RETRY_MS = 500;

export interface DispatcherOptions {
  readonly database: DatabaseSync;
  readonly store: JobStore;
  readonly instance: string;
  readonly logger: AdapterLogger;
  now(): number;
  /** Outcomes were recorded. */
  progressed(): void;
}

/** Gives due jobs to workers with room for them, and records how they ended: all of one turn of the event loop in one transaction. */
export class Dispatcher {
  readonly workers = new Set<QueueWorker>();
  readonly #options: DispatcherOptions;
  #ended: { worker: QueueWorker; outcome: Outcome }[] = [];
  #nudged = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  nudge(): void {
    if (this.#nudged || this.#stopped) return;
    this.#nudged = true;
    setImmediate(() => this.#turn());
  }

  ended(worker: QueueWorker, outcome: Outcome): void {
    this.#ended.push({ worker, outcome });
    this.nudge();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #turn(): void {
    this.#nudged = false;
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const ended = this.#ended;
    this.#ended = [];
    let given: { worker: QueueWorker; job: ClaimedJob }[];
    try {
      given = this.#record(ended);
    } catch (error) {
      this.#options.logger.error({ err: error }, 'jobs cannot be given or recorded, trying again');
      this.#ended.unshift(...ended);
      this.#wakeIn(STORE_RETRY_MS);
      return;
    }
    ended.forEach(({ worker, outcome }) => worker.settled(outcome.job));
    given.forEach(({ worker, job }) => worker.start(job));
    if (ended.length > 0) this.#options.progressed();
    this.#wakeWhenDue();
  }

  #record(ended: readonly { worker: QueueWorker; outcome: Outcome }[]) {
    const { store, database, instance } = this.#options;
    const now = this.#options.now();
    // Those whose job has just ended have room once that is recorded.
    const ending = new Map<QueueWorker, number>();
    for (const { worker } of ended) ending.set(worker, (ending.get(worker) ?? 0) + 1);
    const room = (worker: QueueWorker) => (worker.stopping ? 0 : worker.free + (ending.get(worker) ?? 0));
    const hungry = [...this.workers].filter((worker) => room(worker) > 0 && store.hasDue(worker.queue, now));
    if (ended.length === 0 && hungry.length === 0) return [];
    return transaction(database, () => {
      ended.forEach(({ outcome }) => store.settle(outcome, now));
      return hungry.flatMap((worker) =>
        store.claim(worker.queue, instance, room(worker), now).map((job) => ({ worker, job })),
      );
    });
  }

  /** The poll finds what is due as well, only later. */
  #wakeWhenDue(): void {
    const now = this.#options.now();
    const queues = new Set([...this.workers].filter(({ free }) => free > 0).map(({ queue }) => queue));
    const due = Array.from(queues, (queue) => this.#options.store.nextDue(queue, now) ?? Infinity);
    const wait = Math.min(...due) - now;
    if (wait < 60_000) this.#wakeIn(Math.max(1, wait));
  }

  #wakeIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.nudge(), milliseconds);
  }
}
