import type { FieldType, IndexDefinition } from '../search-index.port.js';
import { BooleanColumn, type Column, GeoColumn, grown, NumberColumn } from './columns.js';
import { Changes } from './changes.js';
import type { ParsedValue } from './document.js';
import { KeywordColumn } from './keyword-column.js';
import { TextColumn } from './text-column.js';

export type AnyColumn = NumberColumn | BooleanColumn | KeywordColumn | TextColumn | GeoColumn;
/** By field: parsed values, or `TEXT_IS_STORED`. */
export type ColumnValues = Readonly<Record<string, ParsedValue>>;

/** What is filtered, counted and sorted, by row; the sources stay in SQLite. */
export class ColumnStore {
  readonly #columns: ReadonlyMap<string, AnyColumn>;
  /** Undefined where the row is free. */
  ids: (string | undefined)[] = [];
  readonly changes = new Changes();
  #all = new Uint32Array(0);
  #allCount = 0;
  #allIsStale = false;

  constructor(definition: IndexDefinition) {
    this.#columns = new Map(Object.entries(definition.fields).map(([name, type]) => [name, COLUMNS[type]()]));
  }

  column(field: string): AnyColumn | undefined {
    return this.#columns.get(field);
  }

  reserve(rows: number): void {
    for (const column of this.#columns.values()) column.reserve(rows);
    this.#all = grown(this.#all, rows);
  }

  set(row: number, id: string, values: ColumnValues): void {
    while (this.ids.length <= row) this.ids.push(undefined);
    if (this.ids[row] === undefined) this.#join(row);
    this.ids[row] = id;
    this.changes.add(row);
    for (const [name, column] of this.#columns) {
      (column as Column<ParsedValue>).set(row, Object.hasOwn(values, name) ? values[name] : undefined);
    }
  }

  /** All of it, as `restore` of an empty one takes it back. */
  *state(): Iterable<object> {
    yield this.ids;
    for (const column of this.#columns.values()) yield column.state();
  }

  restore([ids, ...columns]: readonly unknown[]): void {
    this.ids = ids as (string | undefined)[];
    for (const [at, column] of [...this.#columns.values()].entries()) column.restore(columns[at] as object);
    this.reserve(this.ids.length);
    this.#allIsStale = true;
  }

  clear(row: number): void {
    this.ids[row] = undefined;
    this.changes.add(row);
    this.#allIsStale = true;
    for (const column of this.#columns.values()) column.set(row, undefined);
  }

  /** A new document mostly comes after all others: a walk over a million rows for each would hold up the searches after it. */
  #join(row: number): void {
    const isLast = this.#allCount === 0 || row > this.#all[this.#allCount - 1]!;
    if (!this.#allIsStale && isLast) this.#all[this.#allCount++] = row;
    else this.#allIsStale = true;
  }

  /** The rows in use, ascending; not to be changed, and good until the next write. */
  all(): Uint32Array {
    if (this.#allIsStale) {
      this.#allCount = 0;
      for (let row = 0; row < this.ids.length; row++) {
        if (this.ids[row] !== undefined) this.#all[this.#allCount++] = row;
      }
      this.#allIsStale = false;
    }
    return this.#all.subarray(0, this.#allCount);
  }
}

const COLUMNS: Readonly<Record<FieldType, () => AnyColumn>> = {
  keyword: () => new KeywordColumn(),
  number: () => new NumberColumn(),
  boolean: () => new BooleanColumn(),
  text: () => new TextColumn(),
  geo: () => new GeoColumn(),
};
