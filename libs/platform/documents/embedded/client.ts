import { statSync } from 'node:fs';
import { Catalog } from './catalog.js';
import { EmbeddedCollection } from './collection.js';
import { Cursor } from './cursor.js';
import { notSupported } from './errors.js';
import { quoteName } from './sql-text.js';
import { Store } from './store.js';
import { mongoose } from './values.js';

/** The driver's methods that `EmbeddedCollection` does not have fail by name, rather than by "is not a function". */
for (const name of Object.getOwnPropertyNames(mongoose.mongo.Collection.prototype)) {
  const descriptor = Object.getOwnPropertyDescriptor(mongoose.mongo.Collection.prototype, name);
  if (typeof descriptor?.value !== 'function' || name in EmbeddedCollection.prototype) continue;
  Object.defineProperty(EmbeddedCollection.prototype, name, {
    value: () => Promise.reject(notSupported(`the collection method ${name}()`)),
  });
}

/** The driver's `Db`: the collections of one file. */
export class EmbeddedDb {
  readonly databaseName = 'main';
  private readonly collections = new Map<string, EmbeddedCollection>();

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
  ) {}

  collection(name: string): EmbeddedCollection {
    const known = this.collections.get(name);
    if (known !== undefined) return known;
    const made = new EmbeddedCollection(name, this.store, this.catalog);
    this.collections.set(name, made);
    return made;
  }

  async createCollection(name: string): Promise<EmbeddedCollection> {
    await this.store.write(() => this.catalog.ensure(name));
    return this.collection(name);
  }

  async dropCollection(name: string): Promise<boolean> {
    return this.collection(name).drop();
  }

  /** Gives a collection the name of another, which is dropped. */
  async replaceCollection(name: string, by: string): Promise<void> {
    await this.store.write(() => this.catalog.replace(name, by));
  }

  async dropDatabase(): Promise<void> {
    await this.store.write(() => this.names().forEach((name) => this.catalog.drop(name)));
  }

  listCollections(): Cursor {
    const all = () => this.names().map((name) => ({ name, type: 'collection' }));
    return new Cursor({ all, pages: () => [all()][Symbol.iterator]() });
  }

  async command(): Promise<never> {
    throw notSupported('database commands');
  }

  admin(): never {
    throw notSupported('administration commands');
  }

  /** Documents in all, and bytes of the files. */
  async measure(): Promise<{ documents: number; bytes: number }> {
    const counts = this.names().map(
      (name) => this.store.get(`SELECT count(*) FROM ${quoteName(name)}`)![0] as number,
    );
    const sizes = ['', '-wal'].map(
      (suffix) => statSync(this.store.file + suffix, { throwIfNoEntry: false })?.size ?? 0,
    );
    return {
      documents: counts.reduce((sum, count) => sum + count, 0),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  }

  private names(): string[] {
    this.store.check();
    this.catalog.refresh();
    return this.catalog.names();
  }
}

/** The driver's `MongoClient`: one file, open. */
export class EmbeddedClient {
  private readonly database: EmbeddedDb;

  private constructor(
    private readonly store: Store,
    catalog: Catalog,
  ) {
    this.database = new EmbeddedDb(store, catalog);
  }

  static async open(file: string): Promise<EmbeddedClient> {
    let store: Store | undefined;
    try {
      store = new Store(file);
      const catalog = new Catalog(store);
      await catalog.open();
      return new EmbeddedClient(store, catalog);
    } catch (error) {
      await store?.close();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Cannot open the documents in '${file}': ${reason}`, { cause: error });
    }
  }

  db(): EmbeddedDb {
    return this.database;
  }

  startSession(): never {
    throw notSupported('sessions and transactions');
  }

  watch(): never {
    throw notSupported('change streams');
  }

  async close(): Promise<void> {
    await this.store.close();
  }
}
