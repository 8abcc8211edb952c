import { systemClock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import type { Documents } from '../documents.port.js';
import { connect, databaseOf } from './connection.js';

export interface EmbeddedDocumentsOptions {
  /** Path of the SQLite file; made if missing, in a folder that exists. */
  readonly file: string;
  /** Whoever opens them has seen to it that no other process does. */
  readonly sole?: boolean;
}

/** Documents in one SQLite file. Any number of processes may have the file open. */
export async function openEmbeddedDocuments({
  file,
  sole = false,
}: EmbeddedDocumentsOptions): Promise<Documents> {
  const connection = await connect(file);
  return {
    connection,
    // All who have the file open are on one machine.
    clock: systemClock,
    sole,
    async syncIndexes() {
      for (const model of Object.values(connection.models)) {
        await model.syncIndexes();
      }
    },
    async replace(model, by) {
      await databaseOf(connection).replaceCollection(
        model.collection.collectionName,
        by.collection.collectionName,
      );
    },
    async health(): Promise<AdapterHealth> {
      return { name: 'documents: embedded', gauges: await databaseOf(connection).measure() };
    },
    async close() {
      await connection.close();
    },
  };
}
