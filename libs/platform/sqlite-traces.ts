import type { DatabaseSync } from 'node:sqlite';

/** Has SQLite write zeros over what is deleted. Left alone it only forgets where the bytes are, and they stay in the file. Set for each connection. */
export const overwriteDeleted = 'PRAGMA secure_delete = ON;';

/** How often a store removes what is left of what was deleted, in milliseconds. */
export const traceUpkeepMs = 3_600_000;

/**
 * Brings what the write-ahead log holds into the file, and cuts the log to nothing: until it is written over, it has the pages as they were before
 * a deletion. False, and to be tried again later, while somebody reads or writes.
 */
export function emptyLog(database: DatabaseSync): boolean {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number };
  // Nobody is waited for: the event loop would stand still.
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!['busy'] === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}

/** Empties a store's write-ahead log each hour, until the timer is cleared. */
export function everyHour(database: DatabaseSync): NodeJS.Timeout {
  const empty = () => {
    try {
      if (database.isOpen) emptyLog(database);
    } catch {
      // A full disk, say: the next hour's turn may do.
    }
  };
  return setInterval(empty, traceUpkeepMs).unref();
}
