import { createRequire } from 'node:module';
import type { Connection, mongo } from 'mongoose';

interface Driver {
  readonly Connection: new (base: unknown) => Connection;
  readonly Collection: unknown;
  readonly BulkWriteResult: new (state: object, ordered: boolean) => mongo.BulkWriteResult;
}

/** mongoose's own driver. It is published as a file, without types. */
export const native = createRequire(import.meta.url)('mongoose/lib/drivers/node-mongodb-native') as Driver;
