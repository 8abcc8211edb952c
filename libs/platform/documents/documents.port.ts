import { type Clock, fail, type Result, succeed } from '@lintel/kernel';
import { type Connection, type Model, Mongoose } from 'mongoose';
import { type Adapter, token } from '../port.js';

/**
 * A service's own documents, reached through mongoose: models are registered on `connection`, and a service's code is the same on every
 * adapter. What it may rely on is the contract suite beside this file: atomic single-document updates (also of arrays, positional and
 * filtered), ordered bulk writes, unique, compound, sparse and partial indexes, optimistic versions, sorting and paging, JSON-safe values and
 * dates, and that what was acknowledged is kept. What it may not: transactions over several documents, unique indexes over arrays, indexes that begin
 * with `_id`, fields of mixed types under one index, `$text` and geo queries, `$lookup`, update pipelines, collations, expiring documents, server-side scripts, an order of
 * distinct values.
 *
 * Models belong to the connection (`connection.model`, never `mongoose.model`), and each model has a collection of its own.
 */
export interface Documents extends Adapter {
  readonly connection: Connection;
  /** What time it is where the documents are, for whatever processes agree on through them: their own clocks may be minutes apart. */
  readonly clock: Clock;
  /** That no other process has them, nor can while these are open: what processes would agree on through them need not be written. */
  readonly sole?: boolean;
  /**
   * Makes the indexes that the registered models declare, and drops those that they no longer do. Call once, after registering them and before
   * serving: no index is made by itself.
   */
  syncIndexes(): Promise<void>;
  /**
   * Puts the collection of `by`, with its documents and indexes, in the place of `model`'s, which is gone with what was in it. Whoever reads or writes, in
   * whichever process, finds one or the other. Where `by` has no collection it rejects with `code` 26, and nothing has changed.
   */
  replace(model: AnyModel, by: AnyModel): Promise<void>;
}

/**
 * The name of the index of documents that wait for their events to be published, and so are written again in a moment. An adapter may keep them otherwise until then.
 */
export const waitingIndex = 'unpublished';

/**
 * A connection that is not open yet, in a mongoose of its own, for several services share a process. Models may be registered on it; indexes and
 * collections are made when asked for, not behind a model's back, and an operation without a connection fails instead of waiting in memory.
 */
export const unopenedConnection = (): Connection =>
  new Mongoose({ autoIndex: false, autoCreate: false, bufferCommands: false }).createConnection();

/** A model of whatever documents. */
export type AnyModel = Pick<Model<unknown>, 'collection'>;

/** MongoDB's code for a write that a unique index refuses, which every adapter gives. */
const DUPLICATE_KEY = 11000;

/** Writes unless a unique index has what is to be written already; what follows from that is for the caller to say. Whatever else goes wrong is thrown. */
export async function unlessDuplicate<Written>(
  write: () => PromiseLike<Written>,
): Promise<Result<Written, 'duplicate'>> {
  try {
    return succeed(await write());
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === DUPLICATE_KEY) return fail('duplicate');
    throw error;
  }
}

export const DOCUMENTS = token<Documents>('Documents');
