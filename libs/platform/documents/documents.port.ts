import type { Connection } from 'mongoose';
import { type Adapter, token } from '../port.js';

/**
 * A service's own documents, reached through mongoose: models are registered on `connection`, and a service's code is the same on every
 * adapter. What it may rely on is the contract suite beside this file: atomic single-document updates (also of arrays, positional and
 * filtered), ordered bulk writes, unique, compound, sparse and partial indexes, optimistic versions, sorting and paging, JSON-safe values and
 * dates, and that what was acknowledged is kept. What it may not: transactions over several documents, unique indexes over arrays, fields of
 * mixed types under one index, `$text` and geo queries, `$lookup`, update pipelines, collations, expiring documents, server-side scripts, an order of
 * distinct values.
 *
 * Models belong to the connection (`connection.model`, never `mongoose.model`), and each model has a collection of its own.
 */
export interface Documents extends Adapter {
  readonly connection: Connection;
  /**
   * Makes the indexes that the registered models declare, and drops those that they no longer do. Call once, after registering them and before
   * serving: no index is made by itself.
   */
  syncIndexes(): Promise<void>;
}

export const DOCUMENTS = token<Documents>('Documents');
