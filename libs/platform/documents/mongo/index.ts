import type { Connection, mongo } from 'mongoose';
import type { Documents } from '../documents.port.js';
import type { AdapterLogger } from '../../port.js';
import { connect } from './connection.js';
import { assertDurable, readAddress } from './durability.js';
import type { MongoMeasure } from './measures.js';
import { MongoDocuments } from './mongo-documents.js';
import { ServerClock } from './server-clock.js';

export { UnusableMongoAddress } from './durability.js';
export type { MongoMeasure } from './measures.js';
export { keepVersion } from './stored-version.js';

export interface MongoDocumentsOptions {
  /** Such as `mongodb://mongo-0,mongo-1,mongo-2/?replicaSet=rs0`. It may not ask for less than majority and journal. */
  readonly uri: string;
  /** The service's own database. */
  readonly database: string;
  /** An unopened one, on which models may be registered before there is a server. */
  readonly connection?: Connection | undefined;
  /** How long an operation waits for a server to be there: 5 seconds unless told. */
  readonly selectionMs?: number;
  /** How long it then waits for the answer: 15 seconds unless told. */
  readonly answerMs?: number;
  /** How long a server that is away is waited for at first: a minute unless told. */
  readonly patienceMs?: number;
  readonly logger?: Pick<AdapterLogger, 'warn'>;
  /** Called after each command. */
  readonly onMeasure?: (measure: MongoMeasure) => void;
}

/**
 * Documents in MongoDB, through mongoose's own driver. What is acknowledged is in the journal of the majority, which is made sure of here. Rejects
 * with `UnusableMongoAddress`, and when there is no server within `patienceMs`; a server that goes away later makes operations reject within
 * their limits, until it is back.
 */
export async function openMongoDocuments(options: MongoDocumentsOptions): Promise<Documents> {
  const {
    uri,
    database,
    selectionMs = 5000,
    answerMs = 15_000,
    patienceMs = 60_000,
    logger,
    onMeasure,
  } = options;
  const settings = { uri, database, address: readAddress(uri), selectionMs, answerMs, patienceMs, logger };
  const connection = await connect(settings, options.connection);
  try {
    await assertDurable(connection.getClient() as mongo.MongoClient, database);
    const clock = await ServerClock.following(async () => {
      const { localTime } = await connection.db!.admin().command({ hello: 1 });
      return localTime as Date;
    });
    return new MongoDocuments(connection, settings, clock, onMeasure);
  } catch (error) {
    await connection.close();
    throw error;
  }
}
