import type { DatabaseSync } from 'node:sqlite';
import {
  type IndexDefinition,
  type IndexedDocument,
  InvalidSearch,
  type SearchRequest,
  type SearchResponse,
  SEARCH_LIMITS,
} from '../search-index.port.js';
import { type Bits, writeRows } from './bits.js';
import { clustersOf, parseClusters } from './clusters.js';
import { ColumnStore, type ColumnValues } from './column-store.js';
import { parseFilters } from './conditions.js';
import { type Count, countEach, parseCounts } from './counts.js';
import { type Position, readCursor, writeCursor } from '../cursor.js';
import { checkIdentity, parseDocument, type ParsedDocument } from './document.js';
import { DocumentTable, inTransaction } from './document-table.js';
import { addedFacets, countValues, type FacetColumn, parseFacet } from './facets.js';
import { type Answer, KeptAnswers } from './kept-answers.js';
import { KeptOrders } from './kept-orders.js';
import { KeptSets, noSets, type SetSource } from './kept-sets.js';
import { Matches } from './matches.js';
import type { Ground } from './narrow.js';
import { type Order, parseSort } from './order.js';
import { RowSpace } from './row-space.js';
import { Scratch } from './selection.js';
import { Snapshot } from './snapshot.js';
import { storeFields } from './stored-fields.js';
import { TextTable } from './text-table.js';
import { topRows } from './top-rows.js';
import { weightLevels } from './weight-levels.js';

/** So many matches are compared as quickly as a walk begins. */
const FEW = 256;

/** Of a search, as its request is read. */
interface Parts {
  readonly first: number;
  readonly after: Position | undefined;
  readonly orders: readonly Order[];
  readonly facets: readonly (readonly [field: string, column: FacetColumn])[];
  readonly counts: readonly Count[];
}

interface Change {
  readonly row: number;
  /** Absent when the row becomes free. */
  readonly document?: { readonly id: string; readonly values: ColumnValues };
}

/** One complete index: its tables in SQLite and, made from them, its columns in memory. */
export class Generation<Source> {
  readonly #columns: ColumnStore;
  readonly #documents: DocumentTable;
  readonly #texts: ReadonlyMap<string, TextTable>;
  readonly #rows: RowSpace;
  readonly #scratch = new Scratch();
  readonly #sets: KeptSets;
  readonly #orders: KeptOrders;
  readonly #answers: KeptAnswers;
  readonly #snapshot: Snapshot;

  constructor(
    readonly db: DatabaseSync,
    readonly number: number,
    readonly definition: IndexDefinition,
    snapshotFile: string,
  ) {
    this.#columns = new ColumnStore(definition);
    this.#sets = new KeptSets(this.#columns, () => this.#ground());
    this.#orders = new KeptOrders(this.#columns);
    this.#documents = new DocumentTable(db, tableOf(number), Object.keys(definition.fields));
    this.#answers = new KeptAnswers(this.#columns, () => this.#ground());
    this.#texts = new Map(
      Object.entries(definition.fields)
        .filter(([, type]) => type === 'text')
        .map(([name]) => [name, new TextTable(db, textTableOf(number, name))]),
    );
    this.#snapshot = new Snapshot(db, snapshotFile, tableOf(number), definition);
    this.#rows = this.#load();
  }

  get size(): number {
    return this.#columns.all().length;
  }

  /** SQLite first; the columns follow once it has committed, so that a failed write shows nowhere. */
  put(documents: readonly IndexedDocument<Source>[]): void {
    const parsed = documents.map((document) => parseDocument(this.definition, document));
    this.#write(() => parsed.map((document) => this.#putOne(document)));
  }

  remove(removals: readonly { readonly id: string; readonly version: number }[]): void {
    removals.forEach(checkIdentity);
    this.#write(() => removals.map(({ id, version }) => this.#removeOne(id, version)));
  }

  get(ids: readonly string[]): Source[] {
    return ids
      .map((id) => this.#documents.find(id))
      .filter((found) => found !== undefined)
      .map(({ row }) => this.#documents.sourceOf(row) as Source);
  }

  search(request: SearchRequest): SearchResponse<Source> {
    const { first } = request;
    if (!Number.isInteger(first) || first < 0 || first > SEARCH_LIMITS.page) {
      throw new InvalidSearch(`first is a whole number from 0 to ${SEARCH_LIMITS.page}`, 'first');
    }
    const conditions = parseFilters(this.#columns, request.filters ?? []);
    const sorts = request.sort ?? [];
    const orders = sorts.map((sort) => parseSort(this.#columns, sort, sorts));
    const facets = (request.facets ?? []).map((field) => [field, parseFacet(this.#columns, field)] as const);
    const counts = parseCounts(this.#columns, request.counts ?? {});
    const map = request.clusters && parseClusters(this.#columns, request.clusters);
    const after = request.after === undefined ? undefined : readCursor(orders, request.after);

    this.#sets.begin();
    const ground = this.#ground();
    const parts = { first, after, orders, facets, counts };
    const { hits, ...found } = this.#answers.of(request, conditions, {
      find: (keep) => {
        const all = this.#columns.all();
        return this.#scratch.borrowRoom(all.length, (room): Answer => {
          const matches = new Matches(ground, this.#sets, conditions, all, room);
          const ahead = first === 0 ? [] : this.#firstRows(ground, matches, orders, first + 1, after);
          keep(matches);
          return {
            hits: ahead.slice(0, first).map((row) => this.#hitOf(row, orders)),
            total: matches.count,
            hasMore: first === 0 ? matches.count > 0 : ahead.length > first,
            ...this.#countsOf(parts, matches, this.#sets),
            clusters: map ? clustersOf(map, request.clusters!.zoom, matches.selection) : [],
          };
        });
      },
      add: (answer, rows) => (map ? undefined : this.#added(parts, answer, rows)),
    });
    return {
      ...found,
      hits: hits.map(({ row, ...hit }) => ({ ...hit, source: this.#documents.sourceOf(row) as Source })),
    };
  }

  #countsOf({ facets, counts }: Parts, matches: Matches, sets: SetSource): Pick<Answer, 'facets' | 'counts'> {
    return {
      facets: Object.fromEntries(
        facets.map(([field, column]) => [field, countValues(field, column, sets, matches)]),
      ),
      counts: countEach(this.#ground(), sets, counts, matches),
    };
  }

  /** An answer with more rows among its matches; undefined where values that it leaves out would be needed. */
  #added(parts: Parts, answer: Answer, rows: Uint32Array): Answer | undefined {
    const { first, after, orders } = parts;
    const ground = this.#ground();
    return this.#scratch.borrowRoom(rows.length, (room) => {
      // For so few rows no set is worth making.
      const more = this.#countsOf(parts, new Matches(ground, noSets, [], rows, room), noSets);
      const facets = addedFacets(answer.facets, more.facets);
      if (!facets) return undefined;
      const total = answer.total + rows.length;
      const beside = Uint32Array.from([...answer.hits.map(({ row }) => row), ...rows]).sort();
      const ahead =
        first === 0
          ? []
          : this.#scratch.borrowSelection(beside, (some) => {
              for (const order of orders) order.weigh?.(ground, some);
              return topRows(some, orders, this.#columns.ids, first + 1, after);
            });
      return {
        ...answer,
        hits: ahead.slice(0, first).map((row) => this.#hitOf(row, orders)),
        total,
        hasMore: first === 0 ? total > 0 : answer.hasMore || ahead.length > first,
        facets,
        counts: Object.fromEntries(
          Object.entries(answer.counts).map(([name, count]) => [name, count + more.counts[name]!]),
        ),
      };
    });
  }

  #hitOf(row: number, orders: readonly Order[]): Answer['hits'][number] {
    const id = this.#columns.ids[row]!;
    const values = orders.map((order) => order.valueOf(row));
    const nearest = orders.findIndex((order) => order.milesOf);
    const miles = orders[nearest]?.milesOf!(values[nearest]!);
    const hit = { row, id, cursor: writeCursor(orders, { id, values }) };
    return miles === undefined ? hit : { ...hit, miles };
  }

  #ground(): Ground {
    return { rows: this.#columns.ids.length, scratch: this.#scratch, texts: this.#texts };
  }

  #firstRows(
    ground: Ground,
    matches: Matches,
    orders: readonly Order[],
    count: number,
    after: Position | undefined,
  ): readonly number[] {
    const { ids } = this.#columns;
    if (matches.count > FEW) {
      const found = orders[0]?.weighed
        ? this.#heaviest(orders, matches, count, after)
        : // About as many steps as comparing all matches takes time.
          this.#orders.first(orders, matches.bits, count, matches.count * 2, after);
      if (found) return found;
    }
    for (const order of orders) order.weigh?.(ground, matches.selection);
    return topRows(matches.selection, orders, ids, count, after);
  }

  /** Undefined where it takes more than sets and orders that are kept. */
  #heaviest(
    [first, ...rest]: readonly Order[],
    matches: Matches,
    count: number,
    after: Position | undefined,
  ): readonly number[] | undefined {
    const weighed = first!.weighed!.map(({ weight, conditions }) => ({
      weight,
      bits: this.#sets.of(conditions[0]!),
    }));
    if (!weighed.every(hasBits)) return undefined;
    first!.weighBy!(weighed.map(({ bits }) => bits));
    const upTo = after ? (after.values[0] as number) : Infinity;
    const found: number[] = [];
    for (const level of weightLevels(matches.bits, weighed, upTo)) {
      const begun = level.weight === upTo ? { id: after!.id, values: after!.values.slice(1) } : undefined;
      const left = count - found.length;
      const rows =
        this.#orders.first(rest, level.matches, left, matches.count * 2, begun) ??
        this.#scratch.borrowRoom(matches.count, (room) => {
          room.count = writeRows(level.matches, room.rows);
          return topRows(room, rest, this.#columns.ids, left, begun);
        });
      found.push(...rows);
      if (found.length === count) break;
    }
    return found;
  }

  /** Keeps the columns for the next time it is opened, where that is worth it. */
  keep({ closing = false } = {}): void {
    // Free rows too: to count those in use anew would be a walk over all of them after each write.
    const rows = this.#columns.ids.length;
    if (this.#snapshot.isDue(rows, closing)) this.#snapshot.take(rows, this.#columns.state());
  }

  #load(): RowSpace {
    const columns = this.#columns;
    const known = this.#snapshot.read();
    if (known) columns.restore(known.parts);
    for (const row of known?.changed ?? []) if (columns.ids[row] !== undefined) columns.clear(row);
    for (const { row, id, fields } of this.#documents.all(known?.changed)) {
      columns.reserve(row + 1);
      columns.set(row, id, fields);
    }
    const free = [...columns.ids.keys()].filter((row) => columns.ids[row] === undefined);
    return new RowSpace(columns.ids.length, free);
  }

  #write(work: () => readonly (Change | undefined)[]): void {
    let changes: readonly (Change | undefined)[];
    try {
      changes = inTransaction(this.db, () => {
        const made = work();
        // What could still fail has to fail before the commit.
        this.#columns.reserve(this.#rows.end);
        return made;
      });
    } catch (error) {
      this.#rows.undo();
      for (const text of this.#texts.values()) text.undo();
      throw error;
    }
    const freed: number[] = [];
    for (const change of changes) {
      if (!change) continue;
      if (change.document) {
        this.#columns.set(change.row, change.document.id, change.document.values);
      } else {
        this.#columns.clear(change.row);
        freed.push(change.row);
      }
    }
    this.#rows.settle(freed);
    for (const text of this.#texts.values()) text.settle();
    this.#snapshot.noteChanges(changes.length);
  }

  #putOne({ id, version, fields, source }: ParsedDocument): Change | undefined {
    const known = this.#documents.find(id);
    if (version <= (known?.version ?? this.#documents.removedAt(id) ?? -1)) return undefined;
    const row = known?.row ?? this.#rows.take();
    const { values, texts } = storeFields(this.#columns, fields);
    if (known) {
      this.#documents.update(row, version, values, source);
      for (const table of this.#texts.values()) table.remove(row);
    } else {
      this.#documents.insert(row, id, version, values, source);
    }
    for (const [field, text] of texts) this.#texts.get(field)!.put(row, text);
    return { row, document: { id, values } };
  }

  #removeOne(id: string, version: number): Change | undefined {
    const known = this.#documents.find(id);
    if (version <= (known?.version ?? this.#documents.removedAt(id) ?? -1)) return undefined;
    this.#documents.bury(id, version);
    if (!known) return undefined;
    this.#documents.delete(known.row);
    for (const table of this.#texts.values()) table.remove(known.row);
    return { row: known.row };
  }
}

const hasBits = <Set extends { readonly bits: Bits | undefined }>(
  set: Set,
): set is Set & { readonly bits: Bits } => set.bits !== undefined;

export function tableOf(generation: number): string {
  return `g${generation}_documents`;
}

export function textTableOf(generation: number, field: string): string {
  return `g${generation}_text_${field}`;
}
