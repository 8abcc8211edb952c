import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { overwriteDeleted } from '../../sqlite-traces.js';

/**
 * One SQLite file, open twice. Both connections write to one write-ahead log in order, so whatever `working` committed before something that
 * `durable` committed is on the disk with it.
 */
export interface BusFile {
  /** Waits for the disk on each commit: for events, whose publisher was told they are safe. */
  readonly durable: DatabaseSync;
  /** Does not wait: for progress, where the worst is to handle an event again. */
  readonly working: DatabaseSync;
  close(): void;
}

const ofBody = (expression: string) => `CASE WHEN json_valid(body) THEN ${expression} END`;

/** What events are found by, as it is indexed: read from the event itself, so that whoever writes need not know. */
export const attribute = {
  type: ofBody(`json_extract(body, '$.type')`),
  subject: ofBody(`json_extract(body, '$.subject')`),
  correlation: ofBody(`substr(json_extract(body, '$.traceparent'), 4, 32)`),
} as const;

/**
 * `parked` is 1 for a topic of parked events, 2 for one of retried events.
 * `position` grows over all topics and is what offsets are; rows are added at its end only, and the row at the end is never deleted (it is blanked
 * and given to topic 0), so no position is given twice. `key` is set in compacted topics only. `note` says why an event was parked, `settled` what became of it. `at` is when it
 * was appended, in milliseconds; absent from older rows, which go by the event's own time. `packed` is the whole event where it was
 * large; `body` then has only what it is found by. `keep_ms` is null where nothing expires.
 * `epoch` fences: it grows with each claim of a partition, and a commit under an older one is refused. `failing` is what a handler threw last for the
 * event after `position`.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS topic (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, partitions INTEGER NOT NULL, compacted INTEGER NOT NULL,
    parked INTEGER NOT NULL, events INTEGER NOT NULL DEFAULT 0, compacted_to INTEGER NOT NULL DEFAULT 0, keep_ms INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS event (
    position INTEGER PRIMARY KEY, topic INTEGER NOT NULL, partition INTEGER NOT NULL, key TEXT, at INTEGER, note TEXT, body TEXT NOT NULL,
    settled TEXT, packed BLOB
  ) STRICT;
  CREATE INDEX IF NOT EXISTS event_by_partition ON event (topic, partition, position);
  CREATE INDEX IF NOT EXISTS event_by_key ON event (topic, key, position) WHERE key IS NOT NULL;
  CREATE TABLE IF NOT EXISTS instance (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS consumer_group (
    id INTEGER PRIMARY KEY, consumer TEXT NOT NULL, topic INTEGER NOT NULL, seen_at INTEGER NOT NULL, replayable INTEGER, UNIQUE (consumer, topic)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS member (
    id INTEGER PRIMARY KEY AUTOINCREMENT, consumer_group INTEGER NOT NULL, instance TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS progress (
    consumer_group INTEGER NOT NULL, partition INTEGER NOT NULL, position INTEGER NOT NULL, owner INTEGER, epoch INTEGER NOT NULL DEFAULT 0,
    failing TEXT, PRIMARY KEY (consumer_group, partition)
  ) STRICT, WITHOUT ROWID;
`;

/** Columns that earlier files lack. */
const additions = [
  ['topic', 'keep_ms', 'INTEGER'],
  ['event', 'at', 'INTEGER'],
  ['progress', 'failing', 'TEXT'],
  ['event', 'settled', 'TEXT'],
  ['consumer_group', 'replayable', 'INTEGER'],
  ['event', 'packed', 'BLOB'],
] as const;

/** For operations; `event_waiting` has what was parked and not settled. Made after `additions`, since an earlier file lacks those columns. */
const indexes = `
  CREATE INDEX IF NOT EXISTS event_by_topic ON event (topic);
  CREATE INDEX IF NOT EXISTS event_by_type ON event (topic, ${attribute.type});
  CREATE INDEX IF NOT EXISTS event_by_subject ON event (topic, ${attribute.subject});
  CREATE INDEX IF NOT EXISTS event_by_correlation ON event (topic, ${attribute.correlation});
  CREATE INDEX IF NOT EXISTS event_waiting ON event (topic) WHERE note IS NOT NULL AND settled IS NULL;
`;

/** How long a write waits for another process's, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

export function openBusFile(path: string): BusFile {
  if (path === '' || path.startsWith(':') || path.startsWith('file:'))
    throw new Error(`the event bus needs a file on disk, not ${JSON.stringify(path)}`);
  mkdirSync(dirname(path), { recursive: true });
  const durable = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const working = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const close = () => {
    for (const database of [working, durable]) if (database.isOpen) database.close();
  };
  try {
    // Events of a few kilobytes pack badly into the default 4 KiB pages.
    durable.exec(
      `PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${overwriteDeleted}`,
    );
    transaction(durable, () => {
      durable.exec(schema);
      addColumns(durable);
      durable.exec(indexes);
    });
    working.exec(`PRAGMA synchronous = NORMAL; ${overwriteDeleted}`);
  } catch (error) {
    close();
    throw error;
  }
  return { durable, working, close };
}

function addColumns(database: DatabaseSync): void {
  const has = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  for (const [table, column, type] of additions)
    if (has.get(table, column) === undefined)
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
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
