import type { JobStore } from './job-store.js';
import type { Leases } from './leases.js';
import type { AdapterLogger } from '../../port.js';

/** How often to look for ended jobs whose retention is over, in milliseconds. */
const EXPIRE_EVERY_MS = 10_000;

export interface UpkeepOptions {
  readonly store: JobStore;
  readonly leases: Leases;
  readonly instance: string;
  readonly logger: AdapterLogger;
  readonly pollIntervalMs: number;
  readonly leaseMs: number;
  readonly retentionMs: number;
  readonly failedRetentionMs: number;
  now(): number;
  /** Other processes may have done something. */
  poll(): void;
  leaseLost(): void;
}

/** What an adapter does by the clock: looks for other processes' doings, keeps its lease, ends those that ran out, forgets old jobs. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #timers: NodeJS.Timeout[];
  #lastBeat = performance.now();
  #stopped = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#timers = [
      setInterval(() => this.#guard(options.poll), options.pollIntervalMs),
      setInterval(() => this.#guard(() => this.#beat()), options.leaseMs / 3),
      setInterval(() => this.#expire(), EXPIRE_EVERY_MS),
    ];
    // At once, since what a process that was killed held may be free by now.
    setImmediate(() => this.#guard(() => this.#sweep()));
    this.#expire();
  }

  stop(): void {
    this.#stopped = true;
    this.#timers.forEach((timer) => clearInterval(timer));
  }

  #beat(): void {
    const { leases, instance, leaseMs, leaseLost, logger } = this.#options;
    const late = performance.now() - this.#lastBeat > leaseMs;
    this.#lastBeat = performance.now();
    if (!leases.renew(instance)) {
      logger.warn({ instance }, 'the lease ran out, others may have the jobs under way');
      leases.register(instance);
      leaseLost();
    }
    // After a sleep of the whole machine everybody is late: give the others the time to say that they live. And after the timers, so that the
    // other adapters of this process had their turn.
    if (!late) setImmediate(() => this.#guard(() => this.#sweep()));
  }

  #sweep(): void {
    if (this.#options.leases.sweep()) this.#options.poll();
  }

  #expire(): void {
    const step = () =>
      this.#guard(() => {
        const { store, retentionMs, failedRetentionMs } = this.#options;
        const now = this.#options.now();
        if (store.expire({ completed: now - retentionMs, failed: now - failedRetentionMs }))
          setImmediate(step);
      });
    setImmediate(step);
  }

  /** A store that fails now (a full disk, a lock held too long) is asked again at the next turn. */
  #guard(work: () => void): void {
    if (this.#stopped) return;
    try {
      work();
    } catch (error) {
      this.#options.logger.error({ err: error }, "the job queue's upkeep failed");
    }
  }
}
