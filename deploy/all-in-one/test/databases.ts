import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { given } from '@lintel/e2e/engines';
import { mongo } from 'mongoose';

/** What one collection had, with the indexes that its release gave it. */
interface Kept {
  readonly database: string;
  readonly collection: string;
  readonly indexes: readonly (mongo.IndexDescriptionInfo & { readonly v?: number })[];
  readonly documents: readonly mongo.Document[];
}

/** Keeps all databases of a namespace in a file, under the names of their services. */
export async function keepDatabases(namespace: string, file: string): Promise<void> {
  const kept = await withServer(async (client) => {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const prefix = `${namespace}-`;
    const all: Kept[] = [];
    for (const { name } of databases.filter((one) => one.name.startsWith(prefix)))
      for (const { collectionName: collection } of await client.db(name).collections()) {
        const own = client.db(name).collection(collection);
        const [indexes, documents] = [await own.indexes(), await own.find().sort({ _id: 1 }).toArray()];
        all.push({ database: name.slice(prefix.length), collection, indexes, documents });
      }
    return all;
  });
  writeFileSync(file, gzipSync(mongo.BSON.EJSON.stringify(kept, { relaxed: false }), { level: 9 }));
}

/** Makes databases of a namespace what a file says they were. */
export async function loadDatabases(file: string, namespace: string): Promise<void> {
  const text = gunzipSync(readFileSync(file)).toString();
  const kept = mongo.BSON.EJSON.parse(text, { relaxed: false }) as readonly Kept[];
  await withServer(async (client) => {
    for (const { database, collection, indexes, documents } of kept) {
      const own = client.db(`${namespace}-${database}`).collection(collection);
      const declared = indexes.filter(({ name }) => name !== '_id_').map(({ v: _, ...index }) => index);
      if (declared.length > 0) await own.createIndexes(declared as mongo.IndexDescription[]);
      if (documents.length > 0) await own.insertMany([...documents]);
    }
  });
}

/** Has a service's database say that another release wrote it. */
export const claimRelease = (name: string, version: { readonly product: string; readonly data: number }) =>
  withServer((client) =>
    client.db(name).collection<{ _id: string }>('lintel').updateOne({ _id: 'version' }, { $set: version }),
  );

async function withServer<Result>(work: (client: mongo.MongoClient) => Promise<Result>): Promise<Result> {
  const client = await new mongo.MongoClient(given('MONGO')).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
