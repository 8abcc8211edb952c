import type { Connection } from 'mongoose';
import type { Adapter } from '../port.js';

/**
 * A service's own documents, reached through mongoose: models are registered on `connection`, and a service's code is the same on every
 * adapter. What it may rely on is the contract suite beside this file: atomic single-document updates (also of arrays, positional and
 * filtered), bulk writes, unique and partial unique indexes, optimistic versions, sorting and paging, JSON-safe values and dates. What it may
 * not: transactions over several documents, `$text` and geo queries, server-side scripts.
 */
export interface Documents extends Adapter {
  readonly connection: Connection;
  /** Makes the indexes that the registered models declare. Call once, after registering them and before serving. */
  syncIndexes(): Promise<void>;
}
