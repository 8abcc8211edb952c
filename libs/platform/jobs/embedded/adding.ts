import type { DatabaseSync } from 'node:sqlite';
import type { CheckedJob } from '../job-rules.js';
import { state, transaction, type JobsFile } from './jobs-file.js';

export interface Addition {
  readonly queue: number;
  readonly job: CheckedJob;
  /** The schedule whose next tick this is. */
  readonly schedule?: string;
}

/** Statements that add jobs, on whichever connection the transaction is. */
export class JobAdder {
  readonly #insert;
  readonly #expire;
  readonly #retentionMs: number;

  constructor(database: DatabaseSync, retentionMs: number) {
    this.#retentionMs = retentionMs;
    this.#insert = database.prepare(
      `INSERT INTO job (queue, key, name, data, attempts, initial_delay, at, added_at, schedule, tags, traceparent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (queue, key) DO NOTHING`,
    );
    this.#expire = database.prepare(
      `DELETE FROM job WHERE queue = ? AND key = ? AND state = ${state.completed} AND at < ?`,
    );
  }

  /** False when a job of that key is there. */
  add({ queue, job, schedule }: Addition, now: number): boolean {
    const insert = () =>
      this.#insert.run(
        queue,
        job.key,
        job.name,
        job.data,
        job.attempts,
        job.initialDelayMs,
        now + job.delayMs,
        now,
        schedule ?? null,
        job.tags ? JSON.stringify(job.tags) : null,
        job.traceparent ?? null,
      ).changes === 1;
    if (insert()) return true;
    return this.#expire.run(queue, job.key, now - this.#retentionMs).changes === 1 && insert();
  }
}

interface Waiting {
  readonly additions: readonly Addition[];
  settle(added: boolean[] | undefined, error?: unknown): void;
}

/** Puts what is added in one turn of the event loop into one transaction: many small ones cost little more than one. */
export class AddQueue {
  readonly #database: DatabaseSync;
  readonly #adder: JobAdder;
  readonly #now: () => number;
  #waiting: Waiting[] = [];

  constructor({ durable }: JobsFile, retentionMs: number, now: () => number) {
    this.#database = durable;
    this.#adder = new JobAdder(durable, retentionMs);
    this.#now = now;
  }

  /** Resolves, once it is on the disk, with whether each was added. */
  add(additions: readonly Addition[]): Promise<boolean[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        additions,
        settle: (added, error) => (added ? resolve(added) : reject(error)),
      });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    const now = this.#now();
    try {
      const added = transaction(this.#database, () =>
        waiting.map(({ additions }) => additions.map((addition) => this.#adder.add(addition, now))),
      );
      waiting.forEach(({ settle }, index) => settle(added[index]));
    } catch (error) {
      waiting.forEach(({ settle }) => settle(undefined, error));
    }
  }
}
