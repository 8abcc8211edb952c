import { type Connection, type ConnectOptions, mongo } from 'mongoose';
import { unopenedConnection } from '../documents.port.js';
import type { AdapterLogger } from '../../port.js';
import { durable, type MongoAddress } from './durability.js';

export interface ConnectSettings {
  readonly uri: string;
  readonly database: string;
  readonly address: MongoAddress;
  /** How long an operation waits for a server, and then for its answer; 0 for as long as it takes. */
  readonly selectionMs: number;
  readonly answerMs: number;
  /** How long a first connection is tried for. */
  readonly patienceMs: number;
  readonly logger?: Pick<AdapterLogger, 'warn'>;
}

/** Opens a connection: that which is given, or one of its own. */
export async function connect(settings: ConnectSettings, given?: Connection): Promise<Connection> {
  const { uri, address, patienceMs, logger } = settings;
  const begun = performance.now();
  for (;;) {
    const connection = given ?? unopenedConnection();
    try {
      return await connection.openUri(uri, connectOptions(settings));
    } catch (error) {
      await connection.close().catch(() => undefined);
      const reason = (error as Error).message;
      if (!isAway(error) || performance.now() - begun >= patienceMs)
        throw new Error(`documents: cannot open MongoDB at ${address.hosts}: ${reason}`, { cause: error });
      logger?.warn({ hosts: address.hosts, reason }, 'waiting for MongoDB');
    }
  }
}

const connectOptions = ({ database, selectionMs, answerMs }: ConnectSettings): ConnectOptions => ({
  ...durable,
  dbName: database,
  appName: 'lintel',
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  monitorCommands: true,
  serverSelectionTimeoutMS: selectionMs,
  connectTimeoutMS: selectionMs,
  // A pool that is all in use is as bad as a server that is away.
  waitQueueTimeoutMS: selectionMs,
  socketTimeoutMS: answerMs,
  ...(answerMs > 0 && { wtimeoutMS: answerMs }),
});

/** Whether the server did not answer, rather than refuse; with `mongodb+srv`, whether the name service did not lead to it. */
const isAway = (error: unknown): boolean =>
  error instanceof mongo.MongoNetworkError ||
  /ServerSelectionError$/.test((error as Error).name) ||
  (error as { syscall?: string }).syscall?.startsWith('query') === true;
