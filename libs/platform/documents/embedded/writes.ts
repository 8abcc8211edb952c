import { type Catalog, type CollectionState } from './catalog.js';
import { decode, encode, keyOf } from './encoding.js';
import { duplicateKey, isUniqueFailure, notSupported, serverError } from './errors.js';
import { keyValueOf, sqlIndexName } from './index-definition.js';
import { isWaiting, keepText, type KeptText } from './kept-text.js';
import { type Found, type Rows, selection } from './rows.js';
import { type OperationOptions } from './options.js';
import { quoteName } from './sql-text.js';
import type { Store } from './store.js';
import { compileUpdate, documentFromFilter } from './update.js';
import { type Document, isBinary, isPlain, isScalar, ObjectId } from './values.js';

export interface UpdateOutcome {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId: unknown;
  /** Of an update of one document. */
  readonly before: Document | null;
  readonly after: Document | null;
}

export type UpdateKind = 'one' | 'many' | 'replace';

/** A listing with its events is longer, a viewing or an e-mail with theirs is not. In characters. */
const LONG = 4000;

/** Changes documents and all that follows from them. Takes plain values only; runs inside a write of the store. */
export class Writes {
  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly rows: Rows,
    private readonly collection: string,
  ) {}

  /** Inserts a plain document, which has an `_id`. */
  insert(document: Document): void {
    checkId(document._id);
    const text = encode(document);
    const state = this.catalog.admit(this.catalog.ensure(this.collection), document);
    const sql = `INSERT INTO ${quoteName(this.collection)} (id, doc, packed) VALUES (?, ?, ?)`;
    const { doc, packed } = this.kept(text, document, state);
    const { lastInsertRowid } = this.guarded(state, document, () =>
      this.store.run(sql, keyOf(document._id), doc, packed),
    );
    if (state.arrays.size > 0) {
      this.catalog.addEntries(this.collection, lastInsertRowid, this.catalog.entriesOf(state, document));
    }
  }

  update(kind: UpdateKind, filter: unknown, update: unknown, options: OperationOptions): UpdateOutcome {
    const wanted = selection(filter, { sort: options.sort, limit: kind === 'many' ? 0 : 1 });
    const change = kind === 'replace' ? replacement(update) : operators(update, wanted.filter, options);
    const found = this.rows.find(wanted);
    if (found.length === 0) return options.upsert ? this.upsert(kind, wanted.filter, change) : nothing;
    let modified = 0;
    let after = null;
    for (const target of found) {
      const next = change(decode(target.text), false);
      if (this.replace(target, next)) modified += 1;
      after = next;
    }
    return { matched: found.length, modified, upsertedId: null, before: found[0]!.document, after };
  }

  delete(filter: unknown, options: OperationOptions, many: boolean): Found[] {
    const found = this.rows.find(selection(filter, { sort: options.sort, limit: many ? 0 : 1 }));
    const state = this.catalog.find(this.collection);
    for (const { row } of found) {
      this.store.run(`DELETE FROM ${quoteName(this.collection)} WHERE row = ?`, row);
      if (state!.arrays.size > 0) this.catalog.removeEntries(this.collection, row);
    }
    return found;
  }

  private upsert(kind: UpdateKind, filter: Document, change: UpdateChange): UpdateOutcome {
    const start = documentFromFilter(filter);
    const made = change(kind === 'replace' ? ('_id' in start ? { _id: start._id } : {}) : start, true);
    const { _id = new ObjectId(), ...fields } = made;
    const document = { _id, ...fields };
    this.insert(document);
    return { matched: 0, modified: 0, upsertedId: _id, before: null, after: document };
  }

  /** @returns whether anything changed */
  private replace({ row, text, document }: Found, next: Document): boolean {
    const nextText = encode(next);
    if (nextText === text) return false;
    const known = this.catalog.find(this.collection)!;
    const state = this.catalog.admit(known, next);
    const sql = `UPDATE ${quoteName(this.collection)} SET doc = ?, packed = ? WHERE row = ?`;
    const { doc, packed } = this.kept(nextText, next, state);
    this.guarded(state, next, () => this.store.run(sql, doc, packed, row));
    if (state.arrays.size > 0) {
      const entries = this.catalog.entriesOf(state, next);
      const before = state === known ? this.catalog.entriesOf(state, document) : undefined;
      if (JSON.stringify(before) !== JSON.stringify(entries)) {
        this.catalog.removeEntries(this.collection, row);
        this.catalog.addEntries(this.collection, row, entries);
      }
    }
    return true;
  }

  /**
   * What waits for its events to be published will be written again in a moment, and is packed then. Not what is long: what it would leave empty of its
   * page, no other row would take.
   */
  private kept(text: string, document: Document, state: CollectionState): KeptText {
    return text.length < LONG && isWaiting(state, document)
      ? { doc: text, packed: null }
      : keepText(text, document, state.tracked.values());
  }

  /** Turns SQLite's complaint about a unique index into MongoDB's. */
  private guarded<T>(state: CollectionState, document: Document, run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (!isUniqueFailure(error)) throw error;
      for (const index of state.indexes.values()) {
        if (error.message.endsWith(`index '${sqlIndexName(this.collection, index.name)}'`)) {
          throw duplicateKey(this.collection, index.name, { ...index.key }, keyValueOf(index.key, document));
        }
      }
      throw duplicateKey(this.collection, '_id_', { _id: 1 }, { _id: document._id });
    }
  }
}

const nothing: UpdateOutcome = { matched: 0, modified: 0, upsertedId: null, before: null, after: null };

/** Gives the next state of a document that is its own to change. */
type UpdateChange = (document: Document, inserting: boolean) => Document;

function operators(update: unknown, filter: Document, { arrayFilters }: OperationOptions): UpdateChange {
  if (Array.isArray(update)) throw notSupported('updates by an aggregation pipeline');
  if (!isPlain(update) || Object.keys(update).some((name) => !name.startsWith('$'))) {
    throw serverError('failedToParse', 'An update consists of operators such as $set');
  }
  const apply = compileUpdate({ update, filter, arrayFilters: arrayFilters ?? [] });
  return (document, inserting) => {
    apply(document, inserting);
    return document;
  };
}

function replacement(update: unknown): UpdateChange {
  const { _id, ...fields } = update as Document;
  const operator = Object.keys(fields).find((name) => name.startsWith('$'));
  if (operator !== undefined)
    throw serverError('badValue', `A replacement is a document, without ${operator}`);
  return (document) => {
    if (_id !== undefined && document._id !== undefined && keyOf(_id) !== keyOf(document._id)) {
      throw serverError('immutableField', 'A replacement must not change the field _id');
    }
    const id = document._id ?? _id;
    return id === undefined ? { ...fields } : { _id: id, ...fields };
  };
}

function checkId(id: unknown): void {
  const keyed = isPlain(id) || (isScalar(id) && id !== null && id !== undefined) || isBinary(id);
  // Such a string, or 1 beside true, would share its key with another type's value.
  const doubtful = typeof id === 'boolean' || (typeof id === 'string' && id.startsWith('{"'));
  if (!keyed || doubtful) throw serverError('badValue', `The value ${JSON.stringify(id)} cannot be an _id`);
}
