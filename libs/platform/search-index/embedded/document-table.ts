import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ColumnValues } from './column-store.js';

export interface StoredDocument {
  readonly row: number;
  readonly id: string;
  readonly fields: ColumnValues;
}

/**
 * The documents of one generation by row. The fields lie apart from the sources, so that opening reads only what goes into the
 * columns; a removed document leaves its id and version among the tombstones.
 */
export class DocumentTable {
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #find: StatementSync;
  readonly #findRemoved: StatementSync;
  readonly #statements: Readonly<
    Record<
      | 'insert'
      | 'update'
      | 'delete'
      | 'insertSource'
      | 'updateSource'
      | 'deleteSource'
      | 'bury'
      | 'unbury'
      | 'source',
      StatementSync
    >
  >;
  #tombstones: boolean;

  /** @param table prefix of its tables, made when they are missing */
  constructor(db: DatabaseSync, table: string) {
    this.#db = db;
    this.#table = table;
    db.exec(`
      create table if not exists "${table}" (row integer primary key, id text not null unique, version integer not null, fields text not null) strict;
      create table if not exists "${table}_sources" (row integer primary key, source text not null) strict;
      create table if not exists "${table}_removed" (id text primary key, version integer not null) strict, without rowid`);
    this.#find = db.prepare(`select row, version from "${table}" where id = ?`);
    this.#findRemoved = db.prepare(`select version from "${table}_removed" where id = ?`);
    this.#statements = {
      insert: db.prepare(`insert into "${table}" (row, id, version, fields) values (?, ?, ?, ?)`),
      update: db.prepare(`update "${table}" set version = ?, fields = ? where row = ?`),
      delete: db.prepare(`delete from "${table}" where row = ?`),
      insertSource: db.prepare(`insert into "${table}_sources" values (?, ?)`),
      updateSource: db.prepare(`update "${table}_sources" set source = ? where row = ?`),
      deleteSource: db.prepare(`delete from "${table}_sources" where row = ?`),
      bury: db.prepare(
        `insert into "${table}_removed" values (?, ?) on conflict (id) do update set version = excluded.version`,
      ),
      unbury: db.prepare(`delete from "${table}_removed" where id = ?`),
      source: db.prepare(`select source from "${table}_sources" where row = ?`),
    };
    this.#tombstones = db.prepare(`select 1 from "${table}_removed" limit 1`).get() !== undefined;
  }

  find(id: string): { readonly row: number; readonly version: number } | undefined {
    return this.#find.get(id) as { row: number; version: number } | undefined;
  }

  /** The version at which a document was removed. */
  removedAt(id: string): number | undefined {
    if (!this.#tombstones) return undefined;
    return this.#findRemoved.get(id)?.version as number | undefined;
  }

  insert(row: number, id: string, version: number, fields: string, source: string): void {
    this.#statements.insert.run(row, id, version, fields);
    this.#statements.insertSource.run(row, source);
    if (this.#tombstones) this.#statements.unbury.run(id);
  }

  update(row: number, version: number, fields: string, source: string): void {
    this.#statements.update.run(version, fields, row);
    this.#statements.updateSource.run(source, row);
  }

  delete(row: number): void {
    this.#statements.delete.run(row);
    this.#statements.deleteSource.run(row);
  }

  bury(id: string, version: number): void {
    this.#statements.bury.run(id, version);
    this.#tombstones = true;
  }

  sourceOf(row: number): unknown {
    return JSON.parse(this.#statements.source.get(row)!.source as string);
  }

  /** Every document in the order of rows. */
  *all(): Iterable<StoredDocument> {
    const select = this.#db.prepare(`select row, id, fields from "${this.#table}" order by row`);
    select.setReturnArrays(true);
    for (const values of select.iterate()) {
      const [row, id, fields] = values as unknown as [number, string, string];
      yield { row, id, fields: JSON.parse(fields) as ColumnValues };
    }
  }

  /** Takes a field's values out of every document. */
  forget(field: string): void {
    this.#db.exec(`update "${this.#table}" set fields = json_remove(fields, '$.${field}')`);
  }
}

/** Runs `work` in a transaction that it alone writes in; a throw undoes it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}
