import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import type { Lacking } from '../documents.contract.js';
import type { Documents } from '../documents.port.js';
import { openMongoDocuments } from './index.js';

/** Opens documents in a new database, which is dropped when they are disposed of. */
export async function openInDatabase(uri: string) {
  const database = `lintel-test-${randomUUID().slice(0, 8)}`;
  const opened: Documents[] = [];
  const reopen = async () => {
    const documents = await openMongoDocuments({ uri, database });
    opened.push(documents);
    return documents;
  };
  const dispose = async () => {
    const last = await reopen();
    await last.connection.dropDatabase();
    await Promise.all(opened.map((documents) => documents.close()));
  };
  return { documents: await reopen(), reopen, dispose, database };
}

/** What the server lacks of MongoDB, by what it says it is. */
export async function lackingOf(uri: string): Promise<Lacking> {
  const client = await new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 10_000 }).connect();
  const { secantusVersion } = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  return secantusVersion === undefined ? {} : secantus;
}

const secantus: Lacking = {
  'regular expressions over an index':
    'SecantusDB finds nothing by a regular expression value over an indexed path, where MongoDB scans the index; $regex does as documented there',
  'positions in findAndModify':
    'SecantusDB refuses $ in findAndModify, which MongoDB takes as in update; in update it does as documented',
  'distinct values inside arrays':
    'SecantusDB finds no distinct values of sub-documents in an array, where MongoDB looks into arrays on the path',
  'deletions behind the first page of a cursor':
    'SecantusDB fixes a cursor’s documents when it opens, where MongoDB reads each page as it is asked for',
};
