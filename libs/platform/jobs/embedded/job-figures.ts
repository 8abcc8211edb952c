import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jobPlace, pageSize } from '../job-rules.js';
import type { JobCounts, JobPage, JobState, ListedJob, PageOf, Tags } from '../jobs.port.js';
import { state } from './jobs-file.js';
import { futureTick } from './schedules.js';

/** Where a state's jobs are, and their order. `?1` is the queue, `?2` now. */
export const where: Readonly<Record<JobState, { readonly rows: string; readonly latestFirst: boolean }>> = {
  waiting: { rows: `queue = ?1 AND state = ${state.pending} AND at <= ?2`, latestFirst: false },
  delayed: { rows: `queue = ?1 AND state = ${state.pending} AND at > ?2`, latestFirst: false },
  active: { rows: `queue = ?1 AND state = ${state.active} AND ?2`, latestFirst: false },
  completed: { rows: `queue = ?1 AND state = ${state.completed} AND ?2`, latestFirst: true },
  failed: { rows: `queue = ?1 AND state = ${state.failed} AND ?2`, latestFirst: true },
};

export interface Row {
  readonly id: number;
  readonly at: number;
  readonly key: string;
  readonly name: string;
  readonly data: string;
  readonly attempts: number;
  readonly failures: number;
  readonly error: string | null;
  readonly added_at: number;
  readonly started_at: number | null;
  readonly tags: string | null;
}

/** What there is to count and to show in a file of jobs. */
export class JobFigures {
  readonly #db: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#db = database;
  }

  counts(queue: number, now: number): JobCounts {
    const count = (of: JobState) =>
      this.#db.prepare(`SELECT count(*) AS n FROM job WHERE ${where[of].rows}`).get(queue, now)![
        'n'
      ] as number;
    const { paused } = this.#db.prepare('SELECT paused FROM queue WHERE id = ?').get(queue)!;
    return {
      waiting: count('waiting'),
      delayed: count('delayed'),
      active: count('active'),
      completed: count('completed'),
      failed: count('failed'),
      paused: paused === 1,
    };
  }

  list(queue: number, of: JobState, page: PageOf, now: number): JobPage {
    const first = pageSize(page);
    const { rows, latestFirst } = where[of];
    const [beyond, direction] = latestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
    const [at, id] = page.after === undefined ? [null, null] : places.read(page.after);
    const found = this.#db
      .prepare(
        `SELECT * FROM job WHERE ${rows} AND (?3 IS NULL OR (at, id) ${beyond} (?3, ?4))
         ORDER BY at ${direction}, id ${direction} LIMIT ?5`,
      )
      .all(queue, now, at, id, first + 1) as unknown as Row[];
    const last = found[first - 1];
    return {
      jobs: found.slice(0, first).map((row) => listed(row, of)),
      ...(found.length > first && { next: places.write([last!.at, last!.id]) }),
    };
  }

  /** Whether a queue has anything left that `drain` waits for. */
  busy(queue: number, now: number): boolean {
    const { busy } = this.#db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM job WHERE queue = ?2 AND state = ${state.active}) OR EXISTS (
           SELECT 1 FROM job WHERE queue = ?2 AND state = ${state.pending} AND NOT ${futureTick}
            AND NOT (SELECT paused FROM queue WHERE id = ?2)) AS busy`,
      )
      .get(now, queue)!;
    return busy === 1;
  }

  /** How many there are in each state, of all queues and waiting by queue, and how long the oldest has waited, in seconds. */
  gauges(now: number): Record<string, number> {
    const gauges: Record<string, number> = { waiting: 0, delayed: 0, active: 0, completed: 0, failed: 0 };
    for (const { id, name } of this.#db.prepare('SELECT id, name FROM queue').all()) {
      const { paused: _, ...counts } = this.counts(id as number, now);
      for (const [of, count] of Object.entries(counts)) gauges[of]! += count;
      gauges[`waiting_${(name as string).replaceAll(/[^A-Za-z0-9_]/g, '_')}`] = counts.waiting;
    }
    const { oldest } = this.#db
      .prepare(
        `SELECT min((SELECT min(at) FROM job WHERE queue = queue.id AND state = ${state.pending})) AS oldest FROM queue`,
      )
      .get()!;
    gauges['oldest_waiting_seconds'] = oldest === null ? 0 : Math.max(0, now - (oldest as number)) / 1000;
    return gauges;
  }
}

/** When it is due, or ended, and its id. */
const places = jobPlace(z.tuple([z.int().min(0), z.int().min(0)]));

export const time = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const listed = (row: Row, of: JobState): ListedJob => ({
  key: row.key,
  name: row.name,
  data: JSON.parse(row.data) as unknown,
  state: of,
  attempts: row.attempts,
  attemptsMade: row.failures,
  addedAt: time(row.added_at),
  ...(row.error !== null && { error: row.error }),
  ...(of === 'delayed' && { dueAt: time(row.at) }),
  ...(row.started_at !== null && { startedAt: time(row.started_at) }),
  ...((of === 'completed' || of === 'failed') && { finishedAt: time(row.at) }),
  ...(row.tags !== null && { tags: JSON.parse(row.tags) as Tags }),
});
