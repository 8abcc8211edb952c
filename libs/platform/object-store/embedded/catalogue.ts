import { DatabaseSync } from 'node:sqlite';
import { everyHour, overwriteDeleted } from '../../sqlite-traces.js';
import type { ObjectHead } from '../object-store.port.js';
import type { UsedAddress } from '../signed/index.js';

export interface Entry extends ObjectHead {
  /** The file with the content, by name. */
  readonly file: string;
}

interface Row {
  readonly key: string;
  readonly content_type: string;
  readonly size: number;
  readonly etag: string;
  readonly modified_at: number;
  readonly file: string;
}

/**
 * Content files are written before, and removed after, what points at them changes; meanwhile they are `litter`, so that after a crash somebody
 * knows. Totals are kept by triggers, to be read at no cost.
 */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  ${overwriteDeleted}
  BEGIN IMMEDIATE;
  CREATE TABLE IF NOT EXISTS object (
    key TEXT PRIMARY KEY, content_type TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL, modified_at INTEGER NOT NULL, file TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS litter (file TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS used_address (
    signature TEXT PRIMARY KEY, etag TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS total (id INTEGER PRIMARY KEY CHECK (id = 1), objects INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO total VALUES (1, 0, 0);
  CREATE TRIGGER IF NOT EXISTS object_added AFTER INSERT ON object BEGIN
    UPDATE total SET objects = objects + 1, bytes = bytes + NEW.size; END;
  CREATE TRIGGER IF NOT EXISTS object_replaced AFTER UPDATE ON object BEGIN
    UPDATE total SET bytes = bytes + NEW.size - OLD.size; END;
  CREATE TRIGGER IF NOT EXISTS object_removed AFTER DELETE ON object BEGIN
    UPDATE total SET objects = objects - 1, bytes = bytes - OLD.size; END;
  COMMIT;
`;

/** Which objects there are: the one place that says so, changed in transactions. */
export class Catalogue {
  readonly #db: DatabaseSync;
  readonly #upkeep: NodeJS.Timeout;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: 10_000 });
    this.#db.exec(schema);
    this.#upkeep = everyHour(this.#db);
  }

  find(key: string): Entry | null {
    const row = this.#db.prepare('SELECT * FROM object WHERE key = ?').get(key) as Row | undefined;
    return row ? toEntry(row) : null;
  }

  list(prefix: string, after: string, limit: number): Entry[] {
    // Keys are ASCII without the tilde, which sorts behind all that they are made of.
    const rows = this.#db
      .prepare('SELECT * FROM object WHERE key >= ? AND key < ? AND key > ? ORDER BY key LIMIT ?')
      .all(prefix, `${prefix}~`, after, limit);
    return (rows as unknown as Row[]).map(toEntry);
  }

  /** A file that is being written. */
  begin(file: string, since: Date): void {
    this.#db.prepare('INSERT INTO litter (file, since) VALUES (?, ?)').run(file, since.getTime());
  }

  /**
   * Points the entry's key at its file, and returns the file it pointed at before, litter from now on. With an address: null, and nothing changes,
   * when that was used meanwhile.
   */
  commit(entry: Entry, address?: UsedAddress): { readonly replaced: string | undefined } | null {
    return this.#transaction(() => {
      if (address && !this.#use(address, entry)) return null;
      const replaced = this.#discard(entry.key, entry.modifiedAt);
      this.#db.prepare('DELETE FROM litter WHERE file = ?').run(entry.file);
      this.#db
        .prepare(
          `INSERT INTO object (key, content_type, size, etag, modified_at, file) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (key) DO UPDATE SET content_type = excluded.content_type, size = excluded.size, etag = excluded.etag,
             modified_at = excluded.modified_at, file = excluded.file`,
        )
        .run(entry.key, entry.contentType, entry.size, entry.etag, entry.modifiedAt.getTime(), entry.file);
      return { replaced };
    });
  }

  /** Returns the files of what was there, litter from now on. */
  remove(keys: readonly string[], now: Date): string[] {
    return this.#transaction(() =>
      keys.flatMap((key) => {
        const file = this.#discard(key, now);
        this.#db.prepare('DELETE FROM object WHERE key = ?').run(key);
        return file === undefined ? [] : [file];
      }),
    );
  }

  /** Files that nothing points at, for longer than any write takes. */
  litterBefore(since: Date): string[] {
    const rows = this.#db.prepare('SELECT file FROM litter WHERE since < ?').all(since.getTime());
    return rows.map(({ file }) => file as string);
  }

  /** The file is gone. */
  forget(file: string): void {
    this.#db.prepare('DELETE FROM litter WHERE file = ?').run(file);
  }

  /** The etag of what was uploaded with an address. */
  uploadedWith(signature: string): string | undefined {
    return this.#db.prepare('SELECT etag FROM used_address WHERE signature = ?').get(signature)?.['etag'] as
      string | undefined;
  }

  totals(): { readonly objects: number; readonly bytes: number } {
    const { objects, bytes } = this.#db.prepare('SELECT objects, bytes FROM total').get()!;
    return { objects: objects as number, bytes: bytes as number };
  }

  close(): void {
    clearInterval(this.#upkeep);
    this.#db.close();
  }

  #use({ signature, expiresAt }: UsedAddress, { etag, modifiedAt }: Entry): boolean {
    this.#db.prepare('DELETE FROM used_address WHERE expires_at < ?').run(modifiedAt.getTime());
    const { changes } = this.#db
      .prepare('INSERT OR IGNORE INTO used_address (signature, etag, expires_at) VALUES (?, ?, ?)')
      .run(signature, etag, expiresAt);
    return changes === 1;
  }

  #discard(key: string, now: Date): string | undefined {
    const file = this.find(key)?.file;
    if (file !== undefined) this.begin(file, now);
    return file;
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

const toEntry = (row: Row): Entry => ({
  key: row.key,
  contentType: row.content_type,
  size: row.size,
  etag: row.etag,
  modifiedAt: new Date(row.modified_at),
  file: row.file,
});
