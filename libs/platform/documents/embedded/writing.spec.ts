import { DatabaseSync } from 'node:sqlite';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openInFolder } from './folder.fixture.js';

describe('writes of embedded documents', () => {
  let opened: Awaited<ReturnType<typeof openInFolder>>;
  let made = 0;
  beforeAll(async () => {
    opened = await openInFolder();
  });
  afterAll(() => opened.dispose());

  const model = async () => {
    const schema = new Schema({
      _id: Number,
      code: String,
      tags: { type: [String], default: undefined },
      n: Number,
    });
    schema.index({ code: 1 }, { unique: true });
    schema.index({ tags: 1 });
    made += 1;
    const Thing = opened.documents.connection.model(`things${made}`, schema);
    await Thing.syncIndexes();
    await Thing.insertMany([1, 2, 3].map((_id) => ({ _id, code: `c${_id}`, n: 0 })));
    return Thing;
  };

  // The first document takes the code, the second cannot.
  const failing = { $set: { code: 'same', n: 9, tags: ['t'] } };

  it('changes none where an update of many fails half way, alone or among others', async () => {
    const Thing = await model();
    await expect(Thing.updateMany({}, failing)).rejects.toMatchObject({ code: 11000 });
    expect(await Thing.countDocuments({ n: 9 })).toBe(0);
    const [before, failed, after] = await Promise.allSettled([
      Thing.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
      Thing.updateMany({}, failing),
      Thing.updateOne({ _id: 1 }, { $inc: { n: 1 }, $push: { tags: 'kept' } }),
    ]);
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await Thing.find().lean()).map(({ n }) => n)).toEqual([2, 0, 0]);
    expect(await Thing.countDocuments({ tags: 't' })).toBe(0);
    expect(await Thing.countDocuments({ tags: 'kept' })).toBe(1);
  });

  it('undoes a failing operation of a bulk, and no other', async () => {
    const Thing = await model();
    const bulk = Thing.bulkWrite([
      { updateOne: { filter: { _id: 1 }, update: { $set: { n: 5 } } } },
      { updateMany: { filter: {}, update: failing } },
    ]);
    await expect(bulk).rejects.toMatchObject({ code: 11000, modifiedCount: 1 });
    expect((await Thing.find().lean()).map(({ n }) => n)).toEqual([5, 0, 0]);
  });

  it('answers those who waited for a batch each with their own', async () => {
    const Thing = await model();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => Thing.create({ _id: 10 + i, code: i % 2 === 0 ? `d${i}` : 'c1' })),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(results.map((_, i) => i % 2 === 0));
    expect(await Thing.countDocuments()).toBe(13);
  });

  it('leaves no entries of arrays that are gone', async () => {
    const Thing = await model();
    await Thing.updateMany({}, { $set: { tags: ['x', 'y'] } });
    await Thing.updateOne({ _id: 1 }, { $pull: { tags: 'x' } });
    const entries = () => {
      const db = new DatabaseSync(opened.file, { readOnly: true });
      const rows = db
        .prepare(`SELECT key FROM "${Thing.collection.name}.entries" WHERE key IN ('x', 'y') ORDER BY key`)
        .all();
      db.close();
      return rows.map(({ key }) => key);
    };
    expect(entries()).toEqual(['x', 'x', 'y', 'y', 'y']);
    await Thing.deleteOne({ _id: 2 });
    expect(entries()).toEqual(['x', 'y', 'y']);
    await Thing.collection.dropIndex('tags_1');
    expect(entries()).toEqual([]);
    await Thing.updateOne({ _id: 3 }, { $set: { tags: ['z'] } });
    await Thing.syncIndexes();
    expect(await Thing.countDocuments({ tags: 'z' })).toBe(1);
    expect(await Thing.countDocuments({ tags: 'x' })).toBe(0);
  });
});
