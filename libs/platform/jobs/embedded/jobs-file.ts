import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { everyHour, overwriteDeleted } from '../../sqlite-traces.js';

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
 * older one is refused. `schedule` is set in the next tick of a schedule until it is given. All times are milliseconds.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS queue (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, paused INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE IF NOT EXISTS job (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue INTEGER NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
    attempts INTEGER NOT NULL, initial_delay INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT ${state.pending}, at INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0, deaths INTEGER NOT NULL DEFAULT 0, claim INTEGER NOT NULL DEFAULT 0, owner TEXT, error TEXT,
    added_at INTEGER NOT NULL, started_at INTEGER, schedule TEXT, UNIQUE (queue, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS job_by_turn ON job (queue, state, at, id);
  CREATE UNIQUE INDEX IF NOT EXISTS job_next_tick ON job (queue, schedule) WHERE schedule IS NOT NULL;
  CREATE TABLE IF NOT EXISTS schedule (
    queue INTEGER NOT NULL, key TEXT NOT NULL, timing TEXT NOT NULL, template TEXT NOT NULL, PRIMARY KEY (queue, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS instance (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
`;

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
    transaction(durable, () => durable.exec(schema));
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
