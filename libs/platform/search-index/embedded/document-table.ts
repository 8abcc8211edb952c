import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { pack, textOf } from '../../packed/packed-text.js';
import type { ColumnValues } from './column-store.js';
import { FieldLayout } from './field-layout.js';

/** Sources that were read last are kept as they are given out: the first pages of common questions show the same homes. A few megabytes. */
const READ_LAST = 500;

export interface StoredDocument {
  readonly row: number;
  readonly id: string;
  readonly fields: ColumnValues;
}

/**
 * The documents of one generation by row. The fields lie apart from the sources, which are packed, so that opening reads only what goes
 * into the columns; a removed document leaves its id and version among the tombstones.
 */
export class DocumentTable {
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #layout: FieldLayout;
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
  readonly #read = new Map<number, unknown>();

  /** @param table prefix of its tables, made when they are missing */
  constructor(db: DatabaseSync, table: string, fields: readonly string[]) {
    this.#db = db;
    this.#table = table;
    db.exec(`
      create table if not exists "${table}" (row integer primary key, id text not null unique, version integer not null, fields text not null) strict;
      create table if not exists "${table}_sources" (row integer primary key, source text not null, packed blob) strict;
      create table if not exists "${table}_removed" (id text primary key, version integer not null) strict, without rowid`);
    addPacked(db, `${table}_sources`);
    this.#layout = new FieldLayout(db, table, fields);
    this.#find = db.prepare(`select row, version from "${table}" where id = ?`);
    this.#findRemoved = db.prepare(`select version from "${table}_removed" where id = ?`);
    this.#statements = {
      insert: db.prepare(`insert into "${table}" (row, id, version, fields) values (?, ?, ?, ?)`),
      update: db.prepare(`update "${table}" set version = ?, fields = ? where row = ?`),
      delete: db.prepare(`delete from "${table}" where row = ?`),
      insertSource: db.prepare(`insert into "${table}_sources" (row, source, packed) values (?, ?, ?)`),
      updateSource: db.prepare(`update "${table}_sources" set source = ?, packed = ? where row = ?`),
      deleteSource: db.prepare(`delete from "${table}_sources" where row = ?`),
      bury: db.prepare(
        `insert into "${table}_removed" values (?, ?) on conflict (id) do update set version = excluded.version`,
      ),
      unbury: db.prepare(`delete from "${table}_removed" where id = ?`),
      source: db.prepare(`select source, packed from "${table}_sources" where row = ?`),
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

  insert(row: number, id: string, version: number, fields: ColumnValues, source: string): void {
    this.#statements.insert.run(row, id, version, this.#layout.write(fields));
    this.#statements.insertSource.run(row, ...kept(source));
    if (this.#tombstones) this.#statements.unbury.run(id);
  }

  update(row: number, version: number, fields: ColumnValues, source: string): void {
    this.#statements.update.run(version, this.#layout.write(fields), row);
    this.#statements.updateSource.run(...kept(source), row);
    this.#read.delete(row);
  }

  delete(row: number): void {
    this.#statements.delete.run(row);
    this.#statements.deleteSource.run(row);
    this.#read.delete(row);
  }

  bury(id: string, version: number): void {
    this.#statements.bury.run(id, version);
    this.#tombstones = true;
  }

  /** Frozen, since others are given the same. */
  sourceOf(row: number): unknown {
    const source = this.#read.get(row) ?? frozen(JSON.parse(this.#textAt(row)));
    // The one unread for longest is forgotten first.
    this.#read.delete(row);
    this.#read.set(row, source);
    if (this.#read.size > READ_LAST) this.#read.delete(this.#read.keys().next().value!);
    return source;
  }

  #textAt(row: number): string {
    const { source, packed } = this.#statements.source.get(row) as {
      source: string;
      packed: Uint8Array | null;
    };
    return textOf(source, packed);
  }

  /** Every document, or those at some rows, in the order of rows. */
  *all(rows?: readonly number[]): Iterable<StoredDocument> {
    const some = rows ? 'where row in (select value from json_each(?))' : '';
    const select = this.#db.prepare(`select row, id, fields from "${this.#table}" ${some} order by row`);
    select.setReturnArrays(true);
    for (const values of select.iterate(...(rows ? [JSON.stringify(rows)] : []))) {
      const [row, id, fields] = values as unknown as [number, string, string];
      yield { row, id, fields: this.#layout.read(fields) };
    }
  }

  /** Takes a field's values out of every document. */
  forget(field: string): void {
    this.#layout.forget(field);
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

/** With all that is in it. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** A source as its two columns have it. */
function kept(source: string): [string, Uint8Array | null] {
  const packed = pack(source);
  return packed ? ['', packed] : [source, null];
}

/** A table of an earlier release has no such column. */
function addPacked(db: DatabaseSync, table: string): void {
  const has = db.prepare('select 1 from pragma_table_info(?) where name = ?');
  if (!has.get(table, 'packed')) db.exec(`alter table "${table}" add column packed blob`);
}
