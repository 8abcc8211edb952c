import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { z } from 'zod';
import { jobPlace, pageSize } from '../job-rules.js';
import {
  maxFailureKinds,
  UnknownJob,
  type FailureKind,
  type JobPage,
  type JobState,
  type JobWithHistory,
  type PageOf,
} from '../jobs.port.js';
import type { CheckedFilter } from '../operations-rules.js';
import { listed, time, where, type Row } from './job-figures.js';
import { state } from './jobs-file.js';

interface FoundRow extends Row {
  readonly state: number;
  readonly history: string | null;
}

/** What a filter comes to in SQL, on the table `job`. */
export interface Wanted {
  readonly from: string;
  readonly parameters: Record<string, SQLInputValue>;
}

/** Tags are the most telling: where there are any, the first of them leads to the jobs. */
export function wanted(queue: number, filter: CheckedFilter, now: number): Wanted {
  const parameters: Record<string, SQLInputValue> = { ...filterTimes(filter), ':queue': queue, ':now': now };
  const tagged = filter.tags.map(([name, value], index) => {
    parameters[`:tag${index}`] = name;
    parameters[`:value${index}`] = value;
    return `queue = :queue AND name = :tag${index} AND value = :value${index}`;
  });
  const conditions = [
    'added_at >= :addedFrom AND added_at < :addedBefore AND schedule IS NULL AND job.queue = :queue',
  ];
  if (filter.state) conditions.push(stateRows(filter.state));
  if (filter.state === 'failed') conditions.push('at >= :failedFrom AND at < :failedBefore');
  if (filter.attempted) conditions.push('failures > 0');
  for (const other of tagged.slice(1)) conditions.push(`id IN (SELECT job FROM job_tag WHERE ${other})`);
  for (const [column, value] of [
    ['key', filter.key],
    ['name', filter.name],
  ] as const)
    if (value !== undefined) {
      conditions.push(`job.${column} = :${column}`);
      parameters[`:${column}`] = value;
    }
  if (filter.errorKind !== undefined) {
    conditions.push('kind = (SELECT id FROM error_kind WHERE queue = :queue AND text = :errorKind)');
    parameters[':errorKind'] = filter.errorKind;
  }
  if (filter.error !== undefined) {
    conditions.push('instr(lower(error), :error) > 0');
    parameters[':error'] = filter.error;
  }
  // Left to itself, SQLite sorts all of a queue's jobs where nothing but the queue is asked for.
  const { state: of, name, key } = filter;
  const anything = of === undefined && name === undefined && key === undefined;
  const lead =
    tagged.length > 0
      ? `(SELECT job AS tagged FROM job_tag WHERE ${tagged[0]}) CROSS JOIN job ON id = tagged`
      : `job${anything ? ' NOT INDEXED' : ''}`;
  return { from: `${lead} WHERE ${conditions.join(' AND ')}`, parameters };
}

/** Which of the parameters a statement has depends on the filter. */
export function prepareWanted(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setAllowUnknownNamedParameters(true);
  return statement;
}

export class JobFinder {
  readonly #db: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#db = database;
  }

  find(queue: number, filter: CheckedFilter, page: PageOf, now: number): JobPage {
    const first = pageSize(page);
    const { from, parameters } = wanted(queue, filter, now);
    const before = page.after === undefined ? Number.MAX_SAFE_INTEGER : places.read(page.after);
    const found = prepareWanted(
      this.#db,
      `SELECT job.* FROM ${from} AND id < :before ORDER BY id DESC LIMIT :limit`,
    ).all({ ...parameters, ':before': before, ':limit': first + 1 }) as unknown as (FoundRow & {
      readonly id: number;
    })[];
    return {
      jobs: found.slice(0, first).map((row) => listed(row, stateOf(row, now))),
      ...(found.length > first && { next: places.write(found[first - 1]!.id) }),
    };
  }

  show(queue: { id: number; name: string }, key: string, now: number): JobWithHistory {
    const row = this.#db.prepare('SELECT * FROM job WHERE queue = ? AND key = ?').get(queue.id, key) as
      FoundRow | undefined;
    if (!row) throw new UnknownJob(queue.name, key);
    const history = JSON.parse(row.history ?? '[]') as [began: number, ended: number, error: string][];
    return {
      ...listed(row, stateOf(row, now)),
      history: history.map(([began, ended, error]) => ({ began: time(began), ended: time(ended), error })),
    };
  }

  failures(queue: number): FailureKind[] {
    const rows = this.#db
      .prepare(
        `SELECT text, count, job.key, job.error FROM (
           SELECT kind AS of, count(*) AS count, max(id) AS newest FROM job WHERE queue = ? AND kind IS NOT NULL GROUP BY kind
           ORDER BY count DESC, newest DESC LIMIT ${maxFailureKinds}
         ) JOIN error_kind ON error_kind.id = of JOIN job ON job.id = newest ORDER BY count DESC, newest DESC`,
      )
      .all(queue);
    return rows.map(({ text, count, key, error }) => ({
      kind: text as string,
      count: count as number,
      example: { key: key as string, error: error as string },
    }));
  }

  count(queue: number, filter: CheckedFilter, now: number): number {
    const { from, parameters } = wanted(queue, filter, now);
    return prepareWanted(this.#db, `SELECT count(*) AS n FROM ${from}`).get(parameters)!['n'] as number;
  }
}

const stateOf = (row: { readonly state: number; readonly at: number }, now: number): JobState => {
  if (row.state === state.pending) return row.at <= now ? 'waiting' : 'delayed';
  return row.state === state.active ? 'active' : row.state === state.completed ? 'completed' : 'failed';
};

/** As `where` has it, with names instead of numbers. */
const stateRows = (of: JobState): string =>
  where[of].rows.replace('queue = ?1', 'job.queue = :queue').replace('?2', ':now');

const filterTimes = ({ failedFrom, failedBefore, addedFrom, addedBefore, state: of }: CheckedFilter) => ({
  ':addedFrom': addedFrom,
  ':addedBefore': addedBefore,
  ...(of === 'failed' && { ':failedFrom': failedFrom, ':failedBefore': failedBefore }),
});

/** The id of the last that was shown. */
const places = jobPlace(z.int().min(0));
