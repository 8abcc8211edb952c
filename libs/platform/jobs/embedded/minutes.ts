import type { DatabaseSync } from 'node:sqlite';
import { keepMinutesForMs, type MinuteOfWork } from '../jobs.port.js';
import { minuteOf, minuteOfWork } from '../operations-rules.js';
import type { ClaimedJob } from './job-store.js';

type Counted = Omit<MinuteOfWork, 'minute'> & { readonly at: number };

/** What was done in each minute, by queue. */
export class Minutes {
  readonly #db: DatabaseSync;
  readonly #count;

  constructor(database: DatabaseSync) {
    this.#db = database;
    this.#count = database.prepare(
      `INSERT INTO minute (queue, at, completed, failed, first, waited, longest_wait, worked, longest_work) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?7)
       ON CONFLICT DO UPDATE SET completed = completed + ?3, failed = failed + ?4, first = first + ?5, waited = waited + ?6,
        longest_wait = max(longest_wait, ?6), worked = worked + ?7, longest_work = max(longest_work, ?7)`,
    );
  }

  /** An attempt has ended. Within the transaction that records how. */
  count({ queue, claim, at, startedAt }: ClaimedJob, now: number, completed: boolean): void {
    const first = claim === 1;
    this.#count.run(
      queue,
      minuteOf(now),
      completed ? 1 : 0,
      completed ? 0 : 1,
      first ? 1 : 0,
      first ? Math.max(0, startedAt - at) : 0,
      Math.max(0, now - startedAt),
    );
  }

  from(queue: number, minute: number): MinuteOfWork[] {
    const rows = this.#db
      .prepare(
        `SELECT at, completed, failed AS failedAttempts, first, waited AS waitedMs, longest_wait AS longestWaitMs, worked AS workedMs,
          longest_work AS longestWorkMs FROM minute WHERE queue = ? AND at >= ? ORDER BY at`,
      )
      .all(queue, minute) as unknown as Counted[];
    return rows.map(({ at, ...counted }) => minuteOfWork(at, counted));
  }

  expire(queue: number, now: number): void {
    this.#db
      .prepare('DELETE FROM minute WHERE queue = ? AND at < ?')
      .run(queue, minuteOf(now - keepMinutesForMs));
  }
}
