import type { Catalog, CollectionState } from './catalog.js';
import { decode, idOf, plain } from './encoding.js';
import { plan, sqlSees } from './filter-sql.js';
import { textIn } from './kept-text.js';
import { compileFilter } from './match.js';
import { sortDocuments, type SortKey, sortKeys } from './sort.js';
import { keyExpression, quoteName } from './sql-text.js';
import type { Store } from './store.js';
import type { Document } from './values.js';

/** A document and the row that it stands in. */
export interface Found {
  readonly row: number;
  readonly text: string;
  readonly document: Document;
}

export interface Selection {
  readonly filter: Document;
  readonly sort: readonly SortKey[];
  readonly skip: number;
  /** 0 for all. */
  readonly limit: number;
}

export const selection = (
  filter: unknown,
  options: { sort?: unknown; skip?: number | null; limit?: number | null } = {},
): Selection => ({
  filter: plain(filter ?? {}) as Document,
  sort: sortKeys(options.sort),
  skip: options.skip ?? 0,
  limit: Math.abs(options.limit ?? 0),
});

/** Finds rows of a collection: SQL narrows and sorts where an index serves, the compiled filter decides. */
export class Rows {
  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly collection: string,
  ) {}

  find(wanted: Selection): Found[] {
    if (!this.sortedHere(wanted)) return [...this.each(wanted)];
    const all = [...this.each({ ...wanted, sort: [], skip: 0, limit: 0 })];
    const place = new Map(all.map((found) => [found.document, found]));
    const end = wanted.limit === 0 ? undefined : wanted.skip + wanted.limit;
    return sortDocuments([...place.keys()], wanted.sort)
      .slice(wanted.skip, end)
      .map((document) => place.get(document)!);
  }

  /**
   * The rows alone, for a cursor to come back to: of the documents, only one at a time is in memory. Where nothing is counted off, there may be more
   * than the filter finds, which is asked again at the second reading.
   */
  numbers(wanted: Selection): number[] {
    if (this.sortedHere(wanted)) return this.find(wanted).map(({ row }) => row);
    if (wanted.skip > 0 || wanted.limit > 0) return Array.from(this.each(wanted), ({ row }) => row);
    const select = this.select(wanted, 'row');
    return select ? this.store.all(select.sql, ...select.values).map(([row]) => row as number) : [];
  }

  /** The ids alone, where SQL says all that is asked, and so by an index without the documents; undefined where it does not. */
  ids(wanted: Selection): unknown[] | undefined {
    if (this.sortedHere(wanted)) return undefined;
    const select = this.select(wanted, 'id');
    if (select === undefined) return [];
    return select.exact
      ? this.store.all(select.sql, ...select.values).map(([key]) => idOf(key as number | string))
      : undefined;
  }

  /** Of the documents found at least one for each value at a path: where an index has filter and path, no more than that. */
  oneOfEach(path: string, filter: Document): Document[] {
    const found = this.planned({ filter, sort: [] });
    if (found === undefined) return [];
    if (!found.plan.exact || !found.sees(path))
      return this.find({ filter, sort: [], skip: 0, limit: 0 }).map(({ document }) => document);
    const table = quoteName(this.collection);
    const first = `SELECT min(row) FROM ${table}${found.where} GROUP BY ${keyExpression(path)}`;
    return this.store
      .all(`SELECT doc, packed FROM ${table} WHERE row IN (${first})`, ...found.plan.values)
      .map(([doc, packed]) => decode(textIn(doc, packed)));
  }

  first(wanted: Selection): Found | undefined {
    return this.find({ ...wanted, limit: 1 })[0];
  }

  count({ filter, skip, limit }: Selection): number {
    const test = compileFilter(filter);
    const found = this.planned({ filter, sort: [] });
    if (found === undefined) return 0;
    let count = 0;
    const table = quoteName(this.collection);
    if (found.plan.exact) {
      count = this.store.get(
        `SELECT count(*) FROM ${table}${found.where}`,
        ...found.plan.values,
      )![0] as number;
    } else {
      for (const [doc, packed] of this.store.iterate(
        `SELECT doc, packed FROM ${table}${found.where}`,
        ...found.plan.values,
      )) {
        if (test(decode(textIn(doc, packed)))) count += 1;
      }
    }
    const left = Math.max(0, count - skip);
    return limit === 0 ? left : Math.min(left, limit);
  }

  /** Reads rows again, in the order given; those that went meanwhile are left out, as are those that no longer match. */
  reread(rows: readonly number[], filter: Document): Document[] {
    const test = compileFilter(filter);
    const found = this.store.all(
      `SELECT row, doc, packed FROM ${quoteName(this.collection)} WHERE row IN (SELECT value FROM json_each(?))`,
      JSON.stringify(rows),
    );
    const byRow = new Map(found.map(([row, doc, packed]) => [row, decode(textIn(doc, packed))]));
    return rows.flatMap((row) => {
      const document = byRow.get(row);
      return document !== undefined && test(document) ? [document] : [];
    });
  }

  /** SQLite's plan for the selection. */
  explain(wanted: Selection): string[] {
    const select = this.select(wanted);
    if (select === undefined) return [];
    return this.store
      .all(`EXPLAIN QUERY PLAN ${select.sql}`, ...select.values)
      .map((row) => row[3] as string);
  }

  private sortedHere(wanted: Selection): boolean {
    return wanted.sort.length > 0 && this.planned(wanted)?.plan.orderBy === undefined;
  }

  private planned({ filter, sort }: Pick<Selection, 'filter' | 'sort'>) {
    const state: CollectionState | undefined = this.catalog.find(this.collection);
    if (state === undefined) return undefined;
    const made = plan(state, filter, sort);
    return {
      plan: made,
      where: made.where === '' ? '' : ` WHERE ${made.where}`,
      sees: (path: string) => sqlSees(state, path),
    };
  }

  private select({ filter, sort, skip, limit }: Selection, columns = 'row, doc, packed') {
    const found = this.planned({ filter, sort });
    if (found === undefined) return undefined;
    const { plan: made, where } = found;
    const parts = [`SELECT ${columns} FROM ${quoteName(this.collection)}${where}`];
    if (made.orderBy !== undefined) parts.push(`ORDER BY ${made.orderBy}`);
    if (!made.exact || (limit === 0 && skip === 0))
      return { sql: parts.join(' '), values: made.values, exact: made.exact };
    parts.push('LIMIT ? OFFSET ?');
    return { sql: parts.join(' '), values: [...made.values, limit > 0 ? limit : -1, skip], exact: true };
  }

  /** The documents in the database's order. */
  private *each(wanted: Selection): Generator<Found> {
    const test = compileFilter(wanted.filter);
    const select = this.select(wanted);
    if (select === undefined) return;
    let toSkip = select.exact ? 0 : wanted.skip;
    let left = select.exact || wanted.limit === 0 ? Infinity : wanted.limit;
    for (const [row, doc, packed] of this.store.iterate(select.sql, ...select.values)) {
      const text = textIn(doc, packed);
      const document = decode(text);
      if (!select.exact && !test(document)) continue;
      if (toSkip > 0) {
        toSkip -= 1;
        continue;
      }
      yield { row: row as number, text, document };
      left -= 1;
      if (left <= 0) return;
    }
  }
}
