import type { mongo } from 'mongoose';
import { serverError } from './errors.js';
import { native } from './native-driver.js';
import { type OperationOptions, readOptions } from './options.js';
import type { Store } from './store.js';
import { type Document, MongoBulkWriteError } from './values.js';
import type { UpdateKind, Writes } from './writes.js';

export type BulkOperation = Readonly<Record<string, Document>>;

export interface BulkState {
  readonly insertedIds: { index: number; _id: unknown }[];
  readonly upserted: { index: number; _id: unknown }[];
  readonly writeErrors: WriteFailure[];
  nInserted: number;
  nUpserted: number;
  nMatched: number;
  nModified: number;
  nRemoved: number;
}

/** One failed operation of several, with the accessors of the driver's own class, which the driver does not let out. */
export class WriteFailure {
  constructor(readonly err: { index: number; code: number; errmsg: string; op: unknown }) {}

  get index() {
    return this.err.index;
  }

  get code() {
    return this.err.code;
  }

  get errmsg() {
    return this.err.errmsg;
  }

  getOperation() {
    return this.err.op;
  }

  toJSON() {
    return this.err;
  }
}

const newState = (): BulkState => ({
  insertedIds: [],
  upserted: [],
  writeErrors: [],
  nInserted: 0,
  nUpserted: 0,
  nMatched: 0,
  nModified: 0,
  nRemoved: 0,
});

/**
 * Operations that share a savepoint: under one of its own, each would have SQLite copy every page that it touches. Where one fails, those it shares
 * with are undone and run again, each by itself.
 */
const TOGETHER = 100;

/** Runs operations in order. One that fails is undone alone; if ordered, those after it are left, and those before it stay done. */
export function runBulk(
  store: Store,
  writes: Writes,
  operations: readonly BulkOperation[],
  ordered: boolean,
): BulkState {
  const state = newState();
  for (let from = 0; from < operations.length; from += TOGETHER) {
    const some = operations.slice(from, from + TOGETHER);
    if (runTogether(store, writes, some, from, state)) continue;
    for (const [n, operation] of some.entries())
      if (!runAlone(store, writes, operation, from + n, state) && ordered) return state;
  }
  return state;
}

/** @returns whether all are done; else none is */
function runTogether(
  store: Store,
  writes: Writes,
  operations: readonly BulkOperation[],
  from: number,
  state: BulkState,
): boolean {
  if (operations.length === 1) return false;
  const done = newState();
  try {
    store.attempt(() => {
      for (const [n, operation] of operations.entries()) runOne(writes, operation, from + n, done);
    });
  } catch (error) {
    refusalOf(error);
    return false;
  }
  state.insertedIds.push(...done.insertedIds);
  state.upserted.push(...done.upserted);
  for (const count of ['nInserted', 'nUpserted', 'nMatched', 'nModified', 'nRemoved'] as const)
    state[count] += done[count];
  return true;
}

/** @returns whether it is done */
function runAlone(
  store: Store,
  writes: Writes,
  operation: BulkOperation,
  index: number,
  state: BulkState,
): boolean {
  try {
    store.attempt(() => runOne(writes, operation, index, state));
    return true;
  } catch (error) {
    state.writeErrors.push(new WriteFailure({ index, ...refusalOf(error), op: operation }));
    return false;
  }
}

/** @throws what is not about an operation (a full disk, a bug), so that nothing stays */
function refusalOf(error: unknown): { readonly code: number; readonly errmsg: string } {
  const { code, message: errmsg } = error as { code?: unknown; message: string };
  if (typeof code !== 'number') throw error;
  return { code, errmsg };
}

function runOne(writes: Writes, operation: BulkOperation, index: number, state: BulkState): void {
  const [[name, argument] = ['', {}]] = Object.entries(operation);
  switch (name) {
    case 'insertOne': {
      const document = argument.document as Document;
      writes.insert(document);
      state.insertedIds.push({ index, _id: document._id });
      state.nInserted += 1;
      return;
    }
    case 'updateOne':
      return update(writes, 'one', argument, argument.update, index, state);
    case 'updateMany':
      return update(writes, 'many', argument, argument.update, index, state);
    case 'replaceOne':
      return update(writes, 'replace', argument, argument.replacement, index, state);
    case 'deleteOne':
    case 'deleteMany':
      state.nRemoved += writes.delete(argument.filter, readOptions(argument), name === 'deleteMany').length;
      return;
    default:
      throw serverError('failedToParse', `Unknown bulk operation '${name}'`);
  }
}

function update(
  writes: Writes,
  kind: UpdateKind,
  argument: Document,
  change: unknown,
  index: number,
  state: BulkState,
): void {
  const options: OperationOptions = readOptions(argument);
  const { matched, modified, upsertedId } = writes.update(kind, argument.filter, change, options);
  state.nMatched += matched;
  state.nModified += modified;
  if (upsertedId !== null) {
    state.nUpserted += 1;
    state.upserted.push({ index, _id: upsertedId });
  }
}

/** The driver's result, or its error if an operation failed. */
export function bulkResult(state: BulkState, ordered: boolean): mongo.BulkWriteResult {
  const result = new native.BulkWriteResult({ ok: 1, writeConcernErrors: [], ...state }, ordered);
  const [first] = state.writeErrors;
  if (first === undefined) return result;
  throw new MongoBulkWriteError(
    { message: first.errmsg, code: first.code, writeErrors: state.writeErrors as never },
    result,
  );
}
