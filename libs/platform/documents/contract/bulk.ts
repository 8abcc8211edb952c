import { Schema } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { failureOf, type Harness } from './harness.js';

export function bulkContract(harness: Harness): void {
  describe('writing in bulk', () => {
    const model = async () => {
      const schema = new Schema({ _id: Number, code: String, n: Number }, { versionKey: false });
      schema.index({ code: 1 }, { unique: true });
      return harness.model(schema);
    };

    it('runs inserts, updates and deletes in order', async () => {
      const Thing = await model();
      await Thing.insertMany([
        { _id: 1, code: 'a', n: 1 },
        { _id: 2, code: 'b', n: 2 },
      ]);
      const result = await Thing.bulkWrite([
        { insertOne: { document: { _id: 3, code: 'c', n: 3 } } },
        { updateOne: { filter: { _id: 3 }, update: { $inc: { n: 10 } } } },
        { deleteOne: { filter: { _id: 1 } } },
        { insertOne: { document: { _id: 4, code: 'a', n: 4 } } },
        { updateMany: { filter: { n: { $lt: 5 } }, update: { $set: { n: 0 } } } },
        { replaceOne: { filter: { _id: 2 }, replacement: { code: 'bb' } as never } },
        { updateOne: { filter: { _id: 9 }, update: { $set: { code: 'i', n: 9 } }, upsert: true } },
        { deleteMany: { filter: { _id: 77 } } },
      ]);
      expect(result).toMatchObject({
        insertedCount: 2,
        matchedCount: 4,
        modifiedCount: 4,
        deletedCount: 1,
        upsertedCount: 1,
      });
      expect(result.upsertedIds).toEqual({ 6: 9 });
      expect(await Thing.find().sort({ _id: 1 }).lean()).toEqual([
        { _id: 2, code: 'bb' },
        { _id: 3, code: 'c', n: 13 },
        { _id: 4, code: 'a', n: 0 },
        { _id: 9, code: 'i', n: 9 },
      ]);
    });

    it('stops at the first failure: what came before stays, what comes after is not done', async () => {
      const Thing = await model();
      const failure = await failureOf(
        Thing.bulkWrite([
          { insertOne: { document: { _id: 1, code: 'a' } } },
          { updateOne: { filter: { _id: 1 }, update: { $set: { n: 5 } } } },
          { insertOne: { document: { _id: 2, code: 'a' } } },
          { insertOne: { document: { _id: 3, code: 'c' } } },
        ]),
      );
      expect(failure).toMatchObject({
        name: 'MongoBulkWriteError',
        code: 11000,
        insertedCount: 1,
        modifiedCount: 1,
      });
      expect(failure!.writeErrors).toMatchObject([{ index: 2, code: 11000 }]);
      expect(await Thing.find().lean()).toEqual([{ _id: 1, code: 'a', n: 5 }]);
    });

    it('inserts many in order, up to a duplicate', async () => {
      const Thing = await model();
      const things = ['a', 'b', 'a', 'c'].map((code, _id) => ({ _id, code }));
      const failure = await failureOf(Thing.insertMany(things));
      expect(failure).toMatchObject({ code: 11000 });
      expect(failure!.writeErrors).toMatchObject([{ index: 2, code: 11000 }]);
      expect((await Thing.find().sort({ _id: 1 }).lean()).map(({ code }) => code)).toEqual(['a', 'b']);
    });

    it('inserts all but the duplicates where order does not matter', async () => {
      const Thing = await model();
      const taken = [2, 120, 299];
      const things = Array.from({ length: 300 }, (_, _id) => ({
        _id,
        code: taken.includes(_id) ? 'c1' : `c${_id}`,
      }));
      const failure = await failureOf(Thing.insertMany(things, { ordered: false }));
      expect((failure!.writeErrors as { index: number }[]).map(({ index }) => index)).toEqual(taken);
      expect(failure).toMatchObject({ insertedCount: 297 });
      const kept = await Thing.find().sort({ _id: 1 }).lean();
      expect(kept).toEqual(things.filter(({ _id }) => !taken.includes(_id)));
    });

    it('leaves nothing behind of a failing update, nor of what was deleted', async () => {
      const Thing = await model();
      await Thing.insertMany([1, 2, 3].map((_id) => ({ _id, code: `c${_id}` })));
      expect(await failureOf(Thing.updateOne({ _id: 2 }, { $set: { code: 'c3', n: 1 } }))).toMatchObject({
        code: 11000,
      });
      expect(await Thing.countDocuments({ n: 1 })).toBe(0);
      expect(await Thing.deleteMany({ _id: { $gte: 2 } })).toMatchObject({ deletedCount: 2 });
      await Thing.create({ _id: 5, code: 'c3' });
      expect(await Thing.countDocuments()).toBe(2);
    });
  });
}
