import type { DatabaseSync } from 'node:sqlite';
import type { ColumnValues } from './column-store.js';
import type { ParsedValue } from './document.js';

/**
 * How a generation's documents are written down for the columns: the names of the fields once for all, and of each document its values in that order. Earlier
 * documents have their names with them.
 */
export class FieldLayout {
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #names: readonly string[];
  readonly #places: ReadonlyMap<string, number>;

  /** @param fields that documents may have; those it knows already keep their places */
  constructor(db: DatabaseSync, table: string, fields: readonly string[]) {
    this.#db = db;
    this.#table = table;
    db.exec(
      `create table if not exists "${table}_names" (place integer primary key, field text not null unique) strict`,
    );
    const add = db.prepare(`insert or ignore into "${table}_names" (place, field)
      select coalesce(max(place) + 1, 0), ? from "${table}_names"`);
    for (const field of fields) add.run(field);
    const names = db.prepare(`select field from "${table}_names" order by place`).all();
    this.#names = names.map(({ field }) => field as string);
    this.#places = new Map(this.#names.map((field, place) => [field, place]));
  }

  write(values: ColumnValues): string {
    const list: (ParsedValue | null)[] = [];
    for (const [field, value] of Object.entries(values)) {
      const place = this.#places.get(field)!;
      while (list.length <= place) list.push(null);
      list[place] = value;
    }
    return JSON.stringify(list);
  }

  read(written: string): ColumnValues {
    const read = JSON.parse(written) as ColumnValues | readonly (ParsedValue | null)[];
    if (!Array.isArray(read)) return read as ColumnValues;
    const values: Record<string, ParsedValue> = {};
    for (let place = 0; place < read.length; place++) {
      const value = read[place] as ParsedValue | null;
      if (value !== null) values[this.#names[place]!] = value;
    }
    return values;
  }

  /** Takes a field's values out of every document. */
  forget(field: string): void {
    const place = this.#places.get(field)!;
    this.#db.exec(`update "${this.#table}" set fields = case
      when json_type(fields) = 'object' then json_remove(fields, '$.${field}')
      when json_array_length(fields) > ${place} then json_set(fields, '$[${place}]', null)
      else fields end`);
  }
}
