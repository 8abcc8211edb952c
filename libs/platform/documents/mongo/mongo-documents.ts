import type { Connection } from 'mongoose';
import type { AdapterHealth } from '../../port.js';
import type { AnyModel, Documents } from '../documents.port.js';
import { connect, type ConnectSettings } from './connection.js';
import { assertDurableModel } from './durability.js';
import { Measures, type MongoMeasure } from './measures.js';
import type { ServerClock } from './server-clock.js';

interface Size {
  readonly documents?: number;
  readonly bytes?: number;
}

/** How long a size is told before it is measured again, in milliseconds. */
const SIZE_FOR_MS = 30_000;

/** Documents in one database of a MongoDB. */
export class MongoDocuments implements Documents {
  readonly connection: Connection;
  readonly #settings: ConnectSettings;
  readonly #measures: Measures;
  #closing: Promise<void> | undefined;
  #size: Size | undefined;
  #sizeUntil = 0;

  constructor(
    connection: Connection,
    settings: ConnectSettings,
    readonly clock: ServerClock,
    onMeasure?: (measure: MongoMeasure) => void,
  ) {
    this.connection = connection;
    this.#settings = settings;
    this.#measures = new Measures(connection, onMeasure);
  }

  async syncIndexes(): Promise<void> {
    this.#assertOpen();
    Object.values(this.connection.models).forEach(assertDurableModel);
    // Building an index over many documents takes longer than any other answer may.
    const patient = await connect({ ...this.#settings, answerMs: 0 });
    try {
      for (const { modelName, schema, collection } of Object.values(this.connection.models))
        await patient.model(modelName, schema, collection.name).syncIndexes();
    } finally {
      await patient.close();
    }
  }

  async replace(model: AnyModel, by: AnyModel): Promise<void> {
    this.#assertOpen();
    const [name, made] = [model, by].map(({ collection }) => collection.collectionName) as [string, string];
    await this.connection.db!.renameCollection(made, name, { dropTarget: true });
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    const begun = performance.now();
    try {
      const [answer_seconds, size] = await Promise.all([
        this.connection.db!.command({ ping: 1 }).then(() => (performance.now() - begun) / 1000),
        this.#sizeLately(),
      ]);
      return { name: 'documents: mongo', gauges: { ...size, answer_seconds, ...this.#measures.gauges } };
    } catch (error) {
      const { hosts } = this.#settings.address;
      throw new Error(`documents: MongoDB at ${hosts} does not answer: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** Waited for once: whoever balances asks how we are several times a second, and the server may look at every document for this. */
  async #sizeLately(): Promise<Size> {
    if (performance.now() >= this.#sizeUntil) {
      this.#sizeUntil = performance.now() + SIZE_FOR_MS;
      const measuring = this.#measureSize();
      if (!this.#size) return measuring;
      measuring.catch(() => undefined);
    }
    return this.#size ?? {};
  }

  async #measureSize(): Promise<Size> {
    try {
      const { objects, dataSize, indexSize } = await this.connection.db!.command({ dbStats: 1 });
      return (this.#size = { documents: Number(objects), bytes: Number(dataSize) + Number(indexSize) });
    } catch (error) {
      this.#sizeUntil = 0;
      throw error;
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.clock.stop();
    const { selectionMs, answerMs } = this.#settings;
    await this.#measures.idle(selectionMs + answerMs);
    await this.connection.close();
  }

  #assertOpen(): void {
    if (this.#closing) throw new Error('documents: MongoDB is closed');
  }
}
