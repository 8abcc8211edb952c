import type { Connection } from 'mongoose';
import { EmbeddedClient, type EmbeddedDb } from './client.js';
import { native } from './native-driver.js';
import { mongoose } from './values.js';

/** What mongoose's own connection has for its drivers, beside what it has for its users. */
interface OpenableConnection {
  client: EmbeddedClient;
  db: EmbeddedDb;
  name: string;
  host: string;
  port: number;
  readyState: number;
  onOpen(): void;
}

class EmbeddedConnection extends native.Connection {
  /** mongoose calls this to open; its collections then reach the file through `db`. */
  async createClient(file: string): Promise<this> {
    const self = this as unknown as OpenableConnection;
    self.readyState = mongoose.ConnectionStates.connecting;
    try {
      self.client = await EmbeddedClient.open(file);
    } catch (error) {
      self.readyState = mongoose.ConnectionStates.disconnected;
      throw error;
    }
    self.db = self.client.db();
    self.name = 'main';
    self.host = 'embedded';
    self.port = 0;
    self.onOpen();
    return this;
  }
}

const driver = { ...native, Connection: EmbeddedConnection };

/**
 * Opens a connection in a mongoose of its own, for several services share a process, and each has its file and its models. Indexes and
 * collections are made when asked for, not behind a model's back.
 */
export async function connect(file: string): Promise<Connection> {
  const instance = new mongoose.Mongoose({ autoIndex: false, autoCreate: false, bufferCommands: false });
  (instance as unknown as { setDriver(driver: unknown): void }).setDriver(driver);
  return instance.createConnection(file).asPromise();
}

export const databaseOf = (connection: Connection): EmbeddedDb => connection.db as unknown as EmbeddedDb;
