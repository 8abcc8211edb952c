import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { everyHour, overwriteDeleted } from '../../sqlite-traces.js';
import { kindOfError } from '../kind-of-error.js';

/** One SQLite file, open twice; both connections write to one write-ahead log in order. */
export interface JobsFile {
  /** Waits for the disk on each commit: for jobs, whose producer was told they are kept. */
  readonly durable: DatabaseSync;
  /** Does not wait: for claims and outcomes, where the worst is to give a job again. */
  readonly working: DatabaseSync;
  close(): void;
}

/** As kept in `job.state`; waiting and delayed are both `pending`, and differ by whether `at` has come. */
export const state = { pending: 0, active: 1, completed: 2, failed: 3 } as const;

/**
 * `at` is what a state is ordered by: when it is due, began or ended. `claim` fences: it grows each time a job is given, and an outcome under an
 * older one is refused. `schedule` is set in the next tick of a schedule until it is given. `kind` is that of the error of a job that has failed, and
 * `history` a JSON list of attempts that failed. All times are milliseconds.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS queue (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, paused INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE IF NOT EXISTS job (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue INTEGER NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
    attempts INTEGER NOT NULL, initial_delay INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT ${state.pending}, at INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0, deaths INTEGER NOT NULL DEFAULT 0, claim INTEGER NOT NULL DEFAULT 0, owner TEXT, error TEXT,
    added_at INTEGER NOT NULL, started_at INTEGER, schedule TEXT, tags TEXT, history TEXT, kind INTEGER, traceparent TEXT, UNIQUE (queue, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS job_by_turn ON job (queue, state, at, id);
  CREATE UNIQUE INDEX IF NOT EXISTS job_next_tick ON job (queue, schedule) WHERE schedule IS NOT NULL;
  CREATE TABLE IF NOT EXISTS schedule (
    queue INTEGER NOT NULL, key TEXT NOT NULL, timing TEXT NOT NULL, template TEXT NOT NULL, PRIMARY KEY (queue, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS instance (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS error_kind (id INTEGER PRIMARY KEY, queue INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE (queue, text)) STRICT;
  CREATE TABLE IF NOT EXISTS job_tag (
    queue INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, job INTEGER NOT NULL, PRIMARY KEY (queue, name, value, job)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS job_tag_by_job ON job_tag (job);
  CREATE TABLE IF NOT EXISTS minute (
    queue INTEGER NOT NULL, at INTEGER NOT NULL, completed INTEGER NOT NULL, failed INTEGER NOT NULL, first INTEGER NOT NULL,
    waited INTEGER NOT NULL, longest_wait INTEGER NOT NULL, worked INTEGER NOT NULL, longest_work INTEGER NOT NULL, PRIMARY KEY (queue, at)
  ) STRICT, WITHOUT ROWID;
`;

/** Columns that earlier files lack. */
const additions = ['tags TEXT', 'history TEXT', 'kind INTEGER', 'traceparent TEXT'];

/** Indexes for finding jobs: each serves one kind of filter, and ends with the job's id, the newest being the highest. */
const finding = `
  CREATE INDEX IF NOT EXISTS job_by_name ON job (queue, name, id);
  CREATE INDEX IF NOT EXISTS job_failed ON job (queue, id, error, name) WHERE state = ${state.failed};
  CREATE INDEX IF NOT EXISTS job_by_kind ON job (queue, kind, id) WHERE kind IS NOT NULL;
  CREATE INDEX IF NOT EXISTS job_without_kind ON job (id) WHERE state = ${state.failed} AND kind IS NULL;
  CREATE TRIGGER IF NOT EXISTS job_tagged AFTER INSERT ON job WHEN new.tags IS NOT NULL BEGIN
    INSERT INTO job_tag (queue, name, value, job) SELECT new.queue, key, value, new.id FROM json_each(new.tags);
  END;
  CREATE TRIGGER IF NOT EXISTS job_gone AFTER DELETE ON job WHEN old.tags IS NOT NULL BEGIN
    DELETE FROM job_tag WHERE job = old.id;
  END;
`;

/** Gives failed jobs their kind of error that have none yet. Within a transaction of the caller's. */
export function giveKinds(database: DatabaseSync): void {
  const without = `state = ${state.failed} AND kind IS NULL`;
  database.exec(
    `INSERT INTO error_kind (queue, text) SELECT DISTINCT queue, kind_of_error(error) FROM job WHERE ${without} ON CONFLICT DO NOTHING;
     UPDATE job SET kind = (SELECT id FROM error_kind WHERE queue = job.queue AND text = kind_of_error(job.error)) WHERE ${without};`,
  );
}

function prepareFile(database: DatabaseSync): void {
  database.exec(schema);
  const columns = database.prepare("SELECT name FROM pragma_table_info('job')").all();
  const known = new Set(columns.map(({ name }) => name));
  const missing = additions.filter((column) => !known.has(column.split(' ')[0]!));
  for (const column of missing) database.exec(`ALTER TABLE job ADD COLUMN ${column}`);
  database.exec(finding);
  if (missing.length > 0) giveKinds(database);
}

/** How long a write waits for another process's, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

export function openJobsFile(path: string): JobsFile {
  if (path === '' || path.startsWith(':') || path.startsWith('file:'))
    throw new Error(`the job queue needs a file on disk, not ${JSON.stringify(path)}`);
  mkdirSync(dirname(path), { recursive: true });
  const durable = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const working = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const upkeep = everyHour(working);
  const close = () => {
    clearInterval(upkeep);
    for (const database of [working, durable]) if (database.isOpen) database.close();
  };
  try {
    durable.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${overwriteDeleted}`);
    for (const database of [durable, working])
      database.function('kind_of_error', { deterministic: true }, (error) => kindOfError(String(error)));
    transaction(durable, () => prepareFile(durable));
    working.exec(`PRAGMA synchronous = NORMAL; ${overwriteDeleted}`);
  } catch (error) {
    close();
    throw error;
  }
  return { durable, working, close };
}

/** Runs `work` in one write transaction: all of it or, when it throws, nothing. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
