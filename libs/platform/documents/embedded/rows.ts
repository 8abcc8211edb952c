import type { Catalog, CollectionState } from './catalog.js';
import { decode, plain } from './encoding.js';
import { plan } from './filter-sql.js';
import { textIn } from './kept-text.js';
import { compileFilter } from './match.js';
import { sortDocuments, type SortKey, sortKeys } from './sort.js';
import { quoteName } from './sql-text.js';
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
    const select = this.select(wanted, ['row']);
    return select ? this.store.all(select.sql, ...select.values).map(([row]) => row as number) : [];
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
    return { plan: made, where: made.where === '' ? '' : ` WHERE ${made.where}` };
  }

  private select(
    { filter, sort, skip, limit }: Selection,
    columns: readonly string[] = ['row', 'doc', 'packed'],
  ) {
    const found = this.planned({ filter, sort });
    if (found === undefined) return undefined;
    const { plan: made, where } = found;
    const parts = [`SELECT ${columns.join(', ')} FROM ${quoteName(this.collection)}${where}`];
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
