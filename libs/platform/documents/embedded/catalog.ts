import { decode, keyOf } from './encoding.js';
import { duplicateKey, isUniqueFailure, notSupported, serverError } from './errors.js';
import {
  createIndexSql,
  type IndexDefinition,
  pathsOf,
  restoreIndex,
  sqlIndexName,
  storeIndex,
} from './index-definition.js';
import { keepText, textIn } from './kept-text.js';
import { leavesOf, meetsArray, segmentsOf } from './paths.js';
import { quoteName } from './sql-text.js';
import type { Store } from './store.js';
import type { Document } from './values.js';

export interface CollectionState {
  readonly name: string;
  readonly indexes: Map<string, IndexDefinition>;
  /** Every path that an index looks at. */
  readonly tracked: Map<string, readonly string[]>;
  /** Those of them where some document has an array on the way: there, `entries` stand in for the index. */
  readonly arrays: Set<string>;
}

export const entriesTable = (collection: string): string => quoteName(`${collection}.entries`);

const ofCollections = `name NOT GLOB '__*' AND name NOT GLOB '*.entries' AND name NOT GLOB 'sqlite_*'`;

const indexEntriesSql = (collection: string): string =>
  `CREATE INDEX IF NOT EXISTS ${quoteName(`${collection}.entries.row`)} ON ${entriesTable(collection)} (row)`;

/**
 * What collections and indexes there are, and which indexed paths have met an array. Other processes may change it at any moment, so it is kept
 * under a version that every operation compares with the file's (`PRAGMA user_version`).
 */
export class Catalog {
  private collections = new Map<string, CollectionState>();
  private version = -1;
  /** Whether the transaction under way has changed it: what is undone otherwise, such as a duplicate, leaves it as it is known. */
  private changing = false;

  constructor(private readonly store: Store) {}

  /** Makes the catalogue's own tables, and keeps up with the store from here on. */
  async open(): Promise<void> {
    await this.store.write(() => {
      this.store.define(`CREATE TABLE IF NOT EXISTS "__indexes" (
          collection TEXT NOT NULL, name TEXT NOT NULL, spec TEXT NOT NULL, PRIMARY KEY (collection, name));
        CREATE TABLE IF NOT EXISTS "__arrays" (
          collection TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (collection, path))`);
      this.addPacked();
    });
    this.store.onBegin = () => this.refresh();
    this.store.onCommit = () => {
      this.changing = false;
    };
    this.store.onRollback = () => {
      if (this.changing) this.version = -1;
    };
  }

  /** Call at the start of every read; for writes the store calls it. */
  refresh(): void {
    const version = this.store.get('PRAGMA user_version')![0] as number;
    if (version === this.version) return;
    this.collections = new Map();
    const tables = this.store.all(`SELECT name FROM sqlite_schema WHERE type = 'table' AND ${ofCollections}`);
    for (const [name] of tables as [string][]) {
      this.collections.set(name, { name, indexes: new Map(), tracked: new Map(), arrays: new Set() });
    }
    for (const [collection, spec] of this.store.all('SELECT collection, spec FROM "__indexes"') as [
      string,
      string,
    ][]) {
      const index = restoreIndex(spec);
      const state = this.collections.get(collection)!;
      state.indexes.set(index.name, index);
      for (const path of pathsOf(index)) state.tracked.set(path, segmentsOf(path));
    }
    for (const [collection, path] of this.store.all('SELECT collection, path FROM "__arrays"') as [
      string,
      string,
    ][]) {
      this.collections.get(collection)!.arrays.add(path);
    }
    this.version = version;
  }

  names(): string[] {
    return [...this.collections.keys()];
  }

  /** Undefined before the first write. */
  find(name: string): CollectionState | undefined {
    return this.collections.get(name);
  }

  /** The collection, made if need be. Only inside a write, as all that follow. */
  ensure(name: string): CollectionState {
    const existing = this.collections.get(name);
    if (existing !== undefined) return existing;
    if (name === '' || /^(__|sqlite_|system\.)|\.entries$|[$\0]/i.test(name)) {
      throw serverError('badValue', `A collection cannot be named '${name}'`);
    }
    // SQLite does not tell names apart by case.
    const alike = this.names().find((other) => other.toLowerCase() === name.toLowerCase());
    if (alike !== undefined) throw notSupported(`the collections '${alike}' and '${name}' beside each other`);
    // The id's column has no type, so that numbers stay numbers and text stays text.
    this.store.define(
      `CREATE TABLE ${quoteName(name)} (row INTEGER PRIMARY KEY, id NOT NULL UNIQUE, doc TEXT NOT NULL, packed BLOB)`,
    );
    this.changed();
    return this.collections.get(name)!;
  }

  drop(name: string): boolean {
    if (!this.collections.has(name)) return false;
    this.store.define(`DROP TABLE ${quoteName(name)}; DROP TABLE IF EXISTS ${entriesTable(name)}`);
    this.store.run('DELETE FROM "__indexes" WHERE collection = ?', name);
    this.store.run('DELETE FROM "__arrays" WHERE collection = ?', name);
    this.changed();
    return true;
  }

  /** Drops `name` and gives its name to `by`. SQLite's indexes, which cannot be renamed, are made anew. */
  replace(name: string, by: string): void {
    const taken = this.find(by);
    if (taken === undefined) throw serverError('namespaceNotFound', `There is no collection '${by}'`);
    this.drop(name);
    this.store.define(`ALTER TABLE ${quoteName(by)} RENAME TO ${quoteName(name)}`);
    if (taken.arrays.size > 0) {
      this.store.define(
        `ALTER TABLE ${entriesTable(by)} RENAME TO ${entriesTable(name)}; DROP INDEX ${quoteName(`${by}.entries.row`)}`,
      );
      this.store.define(indexEntriesSql(name));
    }
    for (const index of taken.indexes.values()) {
      this.store.define(`DROP INDEX ${quoteName(sqlIndexName(by, index.name))}`);
      this.store.define(createIndexSql(name, index));
    }
    for (const table of ['__indexes', '__arrays'])
      this.store.run(`UPDATE ${quoteName(table)} SET collection = ? WHERE collection = ?`, name, by);
    this.changed();
  }

  createIndex(collection: string, index: IndexDefinition): void {
    const state = this.ensure(collection);
    const existing = state.indexes.get(index.name);
    if (existing !== undefined) {
      if (storeIndex(existing) === storeIndex(index)) return;
      throw serverError(
        'indexConflict',
        `An index named '${index.name}' exists on '${collection}' and is another`,
      );
    }
    const fresh = pathsOf(index).filter((path) => !state.tracked.has(path));
    if (fresh.length > 0) this.show(collection, [...state.tracked.values(), ...fresh.map(segmentsOf)]);
    try {
      this.store.define(createIndexSql(collection, index));
    } catch (error) {
      if (!isUniqueFailure(error)) throw error;
      throw duplicateKey(collection, index.name, { ...index.key });
    }
    this.store.run('INSERT INTO "__indexes" VALUES (?, ?, ?)', collection, index.name, storeIndex(index));
    this.changed();
    for (const path of fresh) this.lookForArrays(collection, path);
    if (index.unique) this.refuseArrays(this.find(collection)!);
  }

  dropIndex(collection: string, name: string): void {
    if (this.find(collection)?.indexes.has(name) !== true) {
      throw serverError('badValue', `There is no index '${name}' on '${collection}'`);
    }
    this.store.define(`DROP INDEX ${quoteName(sqlIndexName(collection, name))}`);
    this.store.run('DELETE FROM "__indexes" WHERE collection = ? AND name = ?', collection, name);
    const before = this.find(collection)!;
    this.changed();
    const after = this.find(collection)!;
    // What is no longer kept up to date must not be found again by a later index on the path.
    for (const path of before.arrays) {
      if (after.tracked.has(path)) continue;
      this.store.run(`DELETE FROM ${entriesTable(collection)} WHERE path = ?`, path);
      this.store.run('DELETE FROM "__arrays" WHERE collection = ? AND path = ?', collection, path);
    }
    this.changed();
  }

  /**
   * To be called before a document is written: if it is the first with an array on an indexed path, the path gets entries, a row for each value
   * of each document, since an expression sees an array as one value.
   */
  admit(state: CollectionState, document: Document): CollectionState {
    let current = state;
    for (const [path, segments] of state.tracked) {
      if (!current.arrays.has(path) && meetsArray(document, segments))
        current = this.markArray(state.name, path);
    }
    return current;
  }

  /** The entries of a document, to be kept under its row. */
  entriesOf(
    { arrays, tracked }: CollectionState,
    document: Document,
  ): readonly (readonly [string, number | string])[] {
    const entries = new Map<string, readonly [string, number | string]>();
    for (const path of arrays) {
      for (const leaf of leavesOf(document, tracked.get(path)!)) {
        for (const value of Array.isArray(leaf) ? [leaf, ...leaf] : [leaf]) {
          const key = keyOf(value);
          entries.set(`${path} ${typeof key} ${key}`, [path, key]);
        }
      }
    }
    return [...entries.values()];
  }

  addEntries(
    collection: string,
    row: number,
    entries: readonly (readonly [string, number | string])[],
  ): void {
    const sql = `INSERT OR IGNORE INTO ${entriesTable(collection)} (path, key, row) VALUES (?, ?, ?)`;
    for (const [path, key] of entries) this.store.run(sql, path, key, row);
  }

  removeEntries(collection: string, row: number): void {
    this.store.run(`DELETE FROM ${entriesTable(collection)} WHERE row = ?`, row);
  }

  /** Has documents that are packed show these paths to SQL, a stretch of them in memory at a time. */
  private show(collection: string, tracked: readonly (readonly string[])[]): void {
    const table = quoteName(collection);
    const stretch = `SELECT row, doc, packed FROM ${table} WHERE row > ? AND packed IS NOT NULL ORDER BY row LIMIT 500`;
    for (let rows = this.store.all(stretch, 0); rows.length > 0;) {
      for (const [row, ...before] of rows) {
        const text = textIn(before[0], before[1]);
        const { doc, packed } = keepText(text, decode(text), tracked);
        this.store.run(`UPDATE ${table} SET doc = ?, packed = ? WHERE row = ?`, doc, packed, row as number);
      }
      rows = this.store.all(stretch, rows.at(-1)![0] as number);
    }
  }

  /** Tables of earlier releases have no such column. */
  private addPacked(): void {
    const lacking = this.store.all(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND ${ofCollections}
         AND NOT EXISTS (SELECT 1 FROM pragma_table_info(sqlite_schema.name) WHERE name = 'packed')`,
    );
    for (const [name] of lacking as [string][])
      this.store.define(`ALTER TABLE ${quoteName(name)} ADD COLUMN packed BLOB`);
  }

  private markArray(collection: string, path: string): CollectionState {
    const table = entriesTable(collection);
    this.store
      .define(`CREATE TABLE IF NOT EXISTS ${table} (path TEXT NOT NULL, key NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (path, key, row)) WITHOUT ROWID;
      ${indexEntriesSql(collection)}`);
    this.store.run('INSERT INTO "__arrays" VALUES (?, ?)', collection, path);
    this.changed();
    const state = this.find(collection)!;
    this.refuseArrays(state);
    const only = { ...state, arrays: new Set([path]) };
    // Of what is packed, `doc` has the paths that are asked for here.
    for (const [row, doc] of this.store.iterate(`SELECT row, doc FROM ${quoteName(collection)}`)) {
      this.addEntries(collection, row as number, this.entriesOf(only, decode(doc as string)));
    }
    return state;
  }

  private lookForArrays(collection: string, path: string): void {
    const segments = segmentsOf(path);
    let found = false;
    for (const [doc] of this.store.iterate(`SELECT doc FROM ${quoteName(collection)}`)) {
      found = meetsArray(decode(doc as string), segments);
      if (found) break;
    }
    if (found) this.markArray(collection, path);
  }

  private refuseArrays({ name, indexes, arrays }: CollectionState): void {
    for (const index of indexes.values()) {
      const path = index.unique ? pathsOf(index).find((candidate) => arrays.has(candidate)) : undefined;
      if (path !== undefined)
        throw notSupported(`arrays at '${path}' under the unique index '${index.name}' of '${name}'`);
    }
  }

  private changed(): void {
    this.changing = true;
    const [version] = this.store.get('PRAGMA user_version') as [number];
    this.store.define(`PRAGMA user_version = ${version + 1}`);
    this.refresh();
  }
}
