import type { Connection, mongo } from 'mongoose';
import { mongoose } from './values.js';

interface Driver {
  readonly Connection: new (base: unknown) => Connection;
  readonly Collection: unknown;
  readonly BulkWriteResult: new (state: object, ordered: boolean) => mongo.BulkWriteResult;
}

/** mongoose's own driver, which mongoose documents without types. */
export const native = (mongoose as unknown as { readonly driver: { get(): Driver } }).driver.get();
