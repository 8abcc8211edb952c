import type { DatabaseSync } from 'node:sqlite';
import type { FieldType, IndexDefinition } from '../search-index.port.js';
import { DocumentTable, inTransaction } from './document-table.js';
import { tableOf, textTableOf } from './generation.js';

type Fields = IndexDefinition['fields'];

const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/;
const TYPES: readonly FieldType[] = ['keyword', 'number', 'boolean', 'text', 'geo'];

/** Throws a `TypeError` that names the field at fault. */
export function checkDefinition({ fields }: IndexDefinition): void {
  const seen = new Set<string>();
  for (const [name, type] of Object.entries(fields)) {
    if (!FIELD_NAME.test(name))
      throw new TypeError(`fields.${name}: a name is letters and digits, a lower-case letter first`);
    if (!TYPES.includes(type)) throw new TypeError(`fields.${name}: ${type} is none of ${TYPES.join(', ')}`);
    if (seen.has(name.toLowerCase()))
      throw new TypeError(`fields.${name}: another field differs by case alone`);
    seen.add(name.toLowerCase());
  }
}

/** Which generations a file holds, which of them is live, and the fields it was made for. */
export class Catalogue {
  constructor(readonly db: DatabaseSync) {
    db.exec(`create table if not exists generations (
      number integer primary key, live integer not null, fields text not null, complete integer not null default 0) strict`);
    const columns = db.prepare('select name from pragma_table_info(?)').all('generations');
    if (!columns.some(({ name }) => name === 'complete'))
      db.exec('alter table generations add column complete integer not null default 0');
  }

  /** The number of the live generation, ready for this definition; what an unfinished rebuild left is dropped. */
  open(definition: IndexDefinition): number {
    const generations = this.db.prepare('select number, live, fields from generations').all();
    for (const { number, live } of generations) if (!live) this.drop(number as number);
    const live = generations.find((generation) => generation.live);
    if (!live) return inTransaction(this.db, () => this.#add(definition, true));
    this.#adapt(live.number as number, JSON.parse(live.fields as string) as Fields, definition.fields);
    return live.number as number;
  }

  /** A new generation beside the live one. */
  begin(definition: IndexDefinition): number {
    return this.#add(definition, false);
  }

  /** Makes a generation the live one and returns the number of the one it replaces, which is to be dropped. */
  promote(number: number): number {
    const { old } = this.db.prepare('select number as old from generations where live').get()!;
    this.db.prepare('update generations set live = (number = ?)').run(number);
    return old as number;
  }

  isComplete(number: number): boolean {
    return this.db.prepare('select complete from generations where number = ?').get(number)?.complete === 1;
  }

  complete(number: number): void {
    this.db.prepare('update generations set complete = 1 where number = ?').run(number);
  }

  drop(number: number): void {
    inTransaction(this.db, () => {
      const prefix = `g${number}_`;
      const tables = this.db
        .prepare(`select name from sqlite_schema where type = 'table' and substr(name, 1, ?) = ?`)
        .all(prefix.length, prefix);
      // Dropping an FTS table drops its shadow tables, which are listed as well.
      for (const { name } of tables) this.db.exec(`drop table if exists "${name as string}"`);
      this.db.prepare('delete from generations where number = ?').run(number);
    });
  }

  #add({ fields }: IndexDefinition, live: boolean): number {
    const { number } = this.db
      .prepare(
        `insert into generations (number, live, fields)
        select coalesce(max(number), 0) + 1, ?, ? from generations returning number`,
      )
      .get(Number(live), JSON.stringify(fields))!;
    return number as number;
  }

  /** Takes out what a field held that is no longer there or has another type now. */
  #adapt(number: number, before: Fields, now: Fields): void {
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    inTransaction(this.db, () => {
      const documents = new DocumentTable(this.db, tableOf(number), Object.keys(before));
      for (const [name, type] of Object.entries(before)) {
        if (now[name] === type) continue;
        documents.forget(name);
        if (type !== 'text') continue;
        for (const suffix of ['', '_runs', '_index']) {
          this.db.exec(`drop table if exists "${textTableOf(number, name)}${suffix}"`);
        }
      }
      this.db
        .prepare('update generations set fields = ?, complete = 0 where number = ?')
        .run(JSON.stringify(now), number);
    });
  }
}
