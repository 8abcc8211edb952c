import { startOf, runStages } from './aggregate.js';
import { type BulkOperation, bulkResult, runBulk } from './bulk-write.js';
import type { Catalog } from './catalog.js';
import { Cursor } from './cursor.js';
import { encode, plain } from './encoding.js';
import { notSupported } from './errors.js';
import { defineIndex, describeIndex, idIndex } from './index-definition.js';
import { readOptions } from './options.js';
import { leavesOf, segmentsOf } from './paths.js';
import { compileProjection } from './projection.js';
import { Rows, type Selection, selection } from './rows.js';
import type { Store } from './store.js';
import { compare, type Document, isPlain, ObjectId } from './values.js';
import { type UpdateKind, type UpdateOutcome, Writes } from './writes.js';

const pageSize = 100;

/** A collection with the driver's methods, as far as mongoose calls them; `refusals.ts` answers for the others. */
export class EmbeddedCollection {
  readonly namespace: string;
  private readonly rows: Rows;
  private readonly writes: Writes;

  constructor(
    readonly collectionName: string,
    private readonly store: Store,
    private readonly catalog: Catalog,
  ) {
    this.namespace = collectionName;
    this.rows = new Rows(store, catalog, collectionName);
    this.writes = new Writes(store, catalog, this.rows, collectionName);
  }

  find(filter?: unknown, options?: unknown): Cursor {
    const read = readOptions(options);
    const wanted = selection(filter, read);
    const project = compileProjection(plain(read.projection ?? {}));
    const all = () => this.rows.find(wanted).map(({ document }) => project(document));
    const ids = () => this.rows.ids(wanted)?.map((_id) => ({ _id }));
    return new Cursor({
      all: () => this.read(() => (isIdAlone(read.projection) ? ids() : undefined) ?? all()),
      pages: () => this.pages(wanted, project),
      explain: () => this.read(() => this.rows.explain(wanted)),
    });
  }

  async findOne(filter?: unknown, options?: unknown): Promise<Document | null> {
    const read = readOptions(options);
    const project = compileProjection(plain(read.projection ?? {}));
    const found = this.read(() => this.rows.first(selection(filter, read)));
    return found === undefined ? null : project(found.document);
  }

  async countDocuments(filter?: unknown, options?: unknown): Promise<number> {
    const wanted = selection(filter, readOptions(options));
    return this.read(() => this.rows.count(wanted));
  }

  async estimatedDocumentCount(): Promise<number> {
    return this.countDocuments();
  }

  async distinct(path: string, filter?: unknown, options?: unknown): Promise<unknown[]> {
    readOptions(options);
    const segments = segmentsOf(path);
    const found = this.read(() => this.rows.oneOfEach(path, selection(filter).filter));
    const values = found.flatMap((document) => leavesOf(document, segments)).flat();
    const unique = new Map(
      values.filter((value) => value !== undefined).map((value) => [encode({ value }), value]),
    );
    return [...unique.values()].sort(compare);
  }

  aggregate(pipeline: readonly Document[], options?: unknown): Cursor {
    readOptions(options);
    const { filter, sort, rest } = startOf(plain(pipeline) as Document[]);
    const all = () => {
      const found = this.read(() => this.rows.find(selection(filter, { sort })));
      return runStages(
        found.map(({ document }) => document),
        rest,
      );
    };
    return new Cursor({ all, pages: () => [all()][Symbol.iterator]() });
  }

  async insertOne(document: Document, options?: unknown) {
    readOptions(options);
    const made = withId(document);
    await this.write(() => this.writes.insert(made));
    return { acknowledged: true, insertedId: made._id };
  }

  async insertMany(documents: readonly Document[], options?: unknown) {
    const { insertedCount, insertedIds } = await this.bulkWrite(
      documents.map((document) => ({ insertOne: { document } })),
      options,
    );
    return { acknowledged: true, insertedCount, insertedIds };
  }

  async bulkWrite(operations: readonly BulkOperation[], options?: unknown) {
    const ordered = readOptions(options).ordered !== false;
    const cleaned = operations.map((operation) =>
      operation.insertOne
        ? {
            insertOne: {
              document: withId((operation.insertOne.document ?? operation.insertOne) as Document),
            },
          }
        : (plain(operation) as BulkOperation),
    );
    return bulkResult(await this.write(() => runBulk(this.store, this.writes, cleaned, ordered)), ordered);
  }

  async updateOne(filter: unknown, update: unknown, options?: unknown) {
    return updateResult(await this.update('one', filter, update, options));
  }

  async updateMany(filter: unknown, update: unknown, options?: unknown) {
    return updateResult(await this.update('many', filter, update, options));
  }

  async replaceOne(filter: unknown, replacement: unknown, options?: unknown) {
    return updateResult(await this.update('replace', filter, replacement, options));
  }

  async findOneAndUpdate(filter: unknown, update: unknown, options?: unknown) {
    return foundResult(await this.update('one', filter, update, options), options);
  }

  async findOneAndReplace(filter: unknown, replacement: unknown, options?: unknown) {
    return foundResult(await this.update('replace', filter, replacement, options), options);
  }

  async findOneAndDelete(filter: unknown, options?: unknown) {
    const read = readOptions(options);
    const wanted = plain(filter ?? {});
    const [gone] = await this.write(() => this.writes.delete(wanted, read, false));
    const value = gone === undefined ? null : compileProjection(plain(read.projection ?? {}))(gone.document);
    return read.includeResultMetadata
      ? { value, ok: 1, lastErrorObject: { n: Number(value !== null) } }
      : value;
  }

  async deleteOne(filter: unknown, options?: unknown) {
    return this.delete(filter, options, false);
  }

  async deleteMany(filter: unknown, options?: unknown) {
    return this.delete(filter, options, true);
  }

  async createIndex(key: Document, options?: Document): Promise<string> {
    const index = defineIndex(key, options ?? {});
    await this.write(() => this.catalog.createIndex(this.collectionName, index));
    return index.name;
  }

  async dropIndex(name: string): Promise<void> {
    await this.write(() => this.catalog.dropIndex(this.collectionName, name));
  }

  listIndexes(): Cursor {
    const all = () => {
      const state = this.read(() => this.catalog.find(this.collectionName));
      return state === undefined ? [] : [idIndex, ...[...state.indexes.values()].map(describeIndex)];
    };
    return new Cursor({ all, pages: () => [all()][Symbol.iterator]() });
  }

  async indexes(): Promise<Document[]> {
    return this.listIndexes().toArray();
  }

  async drop(): Promise<boolean> {
    return this.write(() => this.catalog.drop(this.collectionName));
  }

  private async update(
    kind: UpdateKind,
    filter: unknown,
    update: unknown,
    options: unknown,
  ): Promise<UpdateOutcome> {
    const read = readOptions(options);
    if (Array.isArray(update)) throw notSupported('updates by an aggregation pipeline');
    const [wanted, change, arrayFilters] = [
      plain(filter ?? {}),
      plain(update),
      plain(read.arrayFilters ?? []),
    ];
    return this.write(() =>
      this.writes.update(kind, wanted, change, { ...read, arrayFilters: arrayFilters as Document[] }),
    );
  }

  private async delete(filter: unknown, options: unknown, many: boolean) {
    const read = readOptions(options);
    const wanted = plain(filter ?? {});
    const gone = await this.write(() => this.writes.delete(wanted, read, many));
    return { acknowledged: true, deletedCount: gone.length };
  }

  private read<T>(run: () => T): T {
    this.store.check();
    this.catalog.refresh();
    return run();
  }

  private write<T>(run: () => T): Promise<T> {
    return this.store.write(run);
  }

  /** Keeps the numbers of the rows, not the documents, between one page and the next. */
  private *pages(wanted: Selection, project: (document: Document) => Document): Generator<Document[]> {
    const rows = this.read(() => this.rows.numbers(wanted));
    for (let i = 0; i < rows.length; i += pageSize) {
      const page = rows.slice(i, i + pageSize);
      yield this.read(() => this.rows.reread(page, wanted.filter)).map(project);
    }
  }
}

const isIdAlone = (projection: unknown): boolean =>
  isPlain(projection) && Object.keys(projection).length === 1 && projection._id === 1;

/** The document as it is now, whatever the caller does with it later. The caller's own gets the id, as with the driver. */
function withId(document: Document): Document {
  const { _id, ...fields } = plain(document) as Document;
  const id = _id ?? (document._id = new ObjectId());
  return { _id: id, ...fields };
}

const updateResult = ({ matched, modified, upsertedId }: UpdateOutcome) => ({
  acknowledged: true,
  matchedCount: matched,
  modifiedCount: modified,
  upsertedCount: upsertedId === null ? 0 : 1,
  upsertedId,
});

function foundResult({ matched, upsertedId, before, after }: UpdateOutcome, options: unknown) {
  const { projection, returnDocument, includeResultMetadata } = readOptions(options);
  const chosen = returnDocument === 'after' ? after : before;
  const value = chosen === null ? null : compileProjection(plain(projection ?? {}))(chosen);
  if (!includeResultMetadata) return value;
  const n = matched + (upsertedId === null ? 0 : 1);
  const lastErrorObject = {
    updatedExisting: matched > 0,
    n,
    ...(upsertedId !== null && { upserted: upsertedId }),
  };
  return { value, ok: 1, lastErrorObject };
}
