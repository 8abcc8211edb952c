import { Schema, Types } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { failureOf, type Harness } from './harness.js';

const loose = () => new Schema({ _id: Schema.Types.Mixed }, { strict: false, versionKey: false });

export function indexesContract(harness: Harness): void {
  describe('indexes', () => {
    const duplicate = (keyPattern: object, keyValue: object) =>
      expect.objectContaining({ name: 'MongoServerError', code: 11000, keyPattern, keyValue });

    it('keeps a unique field unique, null and missing being one value', async () => {
      const schema = loose();
      schema.index({ email: 1 }, { unique: true });
      const User = await harness.model(schema);
      await User.create({ _id: 1, email: 'a@example.org' });
      const again = await failureOf(User.create({ _id: 2, email: 'a@example.org' }));
      expect(again).toEqual(duplicate({ email: 1 }, { email: 'a@example.org' }));
      expect(String(again!.message)).toMatch(/^E11000 duplicate key error.*email_1/);
      expect(await failureOf(User.create({ _id: 1, email: 'b@example.org' }))).toEqual(
        duplicate({ _id: 1 }, { _id: 1 }),
      );
      await User.create({ _id: 3 });
      expect(await failureOf(User.create({ _id: 4, email: null }))).toMatchObject({ code: 11000 });
      const moved = await failureOf(User.updateOne({ _id: 3 }, { $set: { email: 'a@example.org' } }));
      expect(moved).toEqual(duplicate({ email: 1 }, { email: 'a@example.org' }));
      await User.deleteOne({ _id: 1 });
      await User.updateOne({ _id: 3 }, { $set: { email: 'a@example.org' } });
      expect(await User.countDocuments()).toBe(1);
    });

    it('keeps compound keys unique, of text, numbers and dates', async () => {
      const schema = loose();
      schema.index({ property: 1, at: -1 }, { unique: true });
      const Slot = await harness.model(schema);
      const at = new Date('2026-05-01T10:00:00Z');
      await Slot.create({ _id: 1, property: 'p', at });
      await Slot.create({ _id: 2, property: 'p', at: new Date(+at + 1) });
      await Slot.create({ _id: 3, property: 'q', at });
      await Slot.create({ _id: 4, property: 'p', at: at.toISOString() });
      const taken = await failureOf(Slot.create({ _id: 5, property: 'p', at: new Date(at) }));
      expect(taken).toEqual(duplicate({ property: 1, at: -1 }, { property: 'p', at }));
    });

    it('lets one of fifty have a unique value', async () => {
      const schema = loose();
      schema.index({ slot: 1 }, { unique: true });
      const Booking = await harness.model(schema);
      const tries = Array.from({ length: 50 }, (_, i) => failureOf(Booking.create({ _id: i, slot: 's' })));
      const failures = (await Promise.all(tries)).filter((failure) => failure !== undefined);
      expect(failures).toHaveLength(49);
      expect(failures.every(({ code }) => code === 11000)).toBe(true);
      expect(await Booking.countDocuments()).toBe(1);
    });

    it('keeps a partial index unique among those that it holds', async () => {
      const schema = loose();
      schema.index({ slot: 1 }, { unique: true, partialFilterExpression: { state: 'confirmed' } });
      const Viewing = await harness.model(schema);
      await Viewing.insertMany([
        { _id: 1, slot: 's', state: 'requested' },
        { _id: 2, slot: 's', state: 'requested' },
        { _id: 3, slot: 's', state: 'confirmed' },
      ]);
      const confirm = (_id: number) => Viewing.updateOne({ _id }, { $set: { state: 'confirmed' } });
      expect(await failureOf(confirm(1))).toEqual(duplicate({ slot: 1 }, { slot: 's' }));
      expect(await Viewing.findById(1).lean()).toMatchObject({ state: 'requested' });
      await Viewing.updateOne({ _id: 3 }, { $set: { state: 'cancelled' } });
      expect(await confirm(1)).toMatchObject({ modifiedCount: 1 });
      expect(await failureOf(confirm(2))).toMatchObject({ code: 11000 });
      expect((await Viewing.find({ slot: 's' }).sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
        1, 2, 3,
      ]);
    });

    it('tells ids and distinct values by an index alone', async () => {
      const schema = loose();
      schema.index({ agency: 1, 'contact.email': 1, _id: 1 });
      const Home = await harness.model(schema);
      const texts = 'x'.repeat(3000);
      const ids = [0, 1, 'a', new Types.ObjectId()];
      await Home.insertMany([
        ...ids.map((_id) => ({ _id, agency: 'a', contact: { email: 'one@example.org' }, texts })),
        { _id: 2, agency: 'a', contact: { email: 'Two@example.org' }, texts },
        { _id: 3, agency: 'b', contact: { email: 'three@example.org' }, texts },
      ]);
      const written = await Home.distinct('contact.email', { agency: 'a' });
      expect(written.sort()).toEqual(['Two@example.org', 'one@example.org']);
      const theirs = { agency: 'a', 'contact.email': { $in: ['one@example.org', 'none'] } };
      const found = await Home.find(theirs, { _id: 1 }).lean();
      expect(found).toHaveLength(ids.length);
      expect(found).toEqual(expect.arrayContaining(ids.map((_id) => ({ _id }))));
      expect(await Home.countDocuments({ ...theirs, _id: { $in: [0, 1, 2, 'b'] } })).toBe(2);
    });

    it('finds the same with partial indexes as without', async () => {
      const schema = loose();
      schema.index({ pending: 1 }, { partialFilterExpression: { pending: true } });
      schema.index({ due: 1 }, { partialFilterExpression: { due: { $exists: true }, tries: { $gt: 2 } } });
      schema.index(
        { at: 1 },
        { name: 'waiting', partialFilterExpression: { 'outbox.0': { $exists: true } } },
      );
      const Job = await harness.model(schema);
      await Job.insertMany([
        { _id: 1, pending: true, due: 5, tries: 3, at: 1, outbox: [{ id: 1 }] },
        { _id: 2, pending: false, due: 4, tries: 2, at: 3, outbox: [] },
        { _id: 3, pending: 1, due: 3, tries: 9, at: 2 },
        { _id: 4, pending: true, tries: 9, at: 0, outbox: [{ id: 2 }, { id: 3 }] },
        { _id: 5, pending: [true], at: 4, outbox: [1] },
      ]);
      const ids = async (filter: object, sort: Record<string, 1 | -1> = { _id: 1 }) =>
        (await Job.find(filter).sort(sort).limit(500).lean()).map(({ _id }) => _id);
      expect(await ids({ pending: true })).toEqual([1, 4, 5]);
      expect(await ids({ pending: { $in: [true] } })).toEqual([1, 4, 5]);
      expect(await ids({ pending: { $ne: true } })).toEqual([2, 3]);
      expect(await ids({ due: { $gt: 1 }, tries: { $gt: 2 } }, { due: 1 })).toEqual([3, 1]);
      expect(await ids({ due: { $gt: 1 }, tries: { $gte: 2 } }, { due: 1 })).toEqual([3, 2, 1]);
      expect(await ids({ 'outbox.0': { $exists: true } }, { at: 1 })).toEqual([4, 1, 5]);
      expect(await ids({ at: { $lte: 3 } }, { at: -1 })).toEqual([2, 3, 1, 4]);
    });

    it('gives what is in a partial index page by page, by its ids', async () => {
      const schema = loose();
      schema.index({ state: 1, _id: 1 }, { name: 'queued', partialFilterExpression: { state: 'queued' } });
      const Delivery = await harness.model(schema);
      const at = new Date('2026-05-01T10:00:00Z');
      await Delivery.bulkWrite(
        ['a', 'b', 'c', 'd', 'e'].map((_id) => ({
          updateOne: {
            filter: { _id },
            update: { $setOnInsert: { state: _id === 'b' ? 'sent' : 'queued', at } },
            upsert: true,
          },
        })),
      );
      const page = async (after: string) => {
        const filter = { state: 'queued', _id: { $gt: after }, at: { $lt: new Date(+at + 1) } };
        return (await Delivery.find(filter).sort({ _id: 1 }).limit(2).lean()).map(({ _id }) => _id);
      };
      expect([await page(''), await page('c'), await page('e')]).toEqual([['a', 'c'], ['d', 'e'], []]);
      expect(await Delivery.countDocuments({ state: 'queued' })).toBe(4);
    });

    it('leaves out of a sparse index what lacks its field', async () => {
      const schema = loose();
      schema.index({ code: 1 }, { unique: true, sparse: true });
      const Thing = await harness.model(schema);
      await Thing.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, code: 'x' }, { _id: 4, code: null }]);
      expect(await failureOf(Thing.create({ _id: 5, code: 'x' }))).toEqual(
        duplicate({ code: 1 }, { code: 'x' }),
      );
      expect(await failureOf(Thing.create({ _id: 6, code: null }))).toMatchObject({ code: 11000 });
      expect(await Thing.countDocuments({ code: null })).toBe(3);
      expect((await Thing.find().sort({ code: 1, _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
        1, 2, 4, 3,
      ]);
    });

    it('finds by an element of an indexed array, whenever the first array came', async () => {
      const schema = loose();
      schema.index({ people: 1, at: -1 });
      schema.index({ 'lines.sku': 1 });
      const Conversation = await harness.model(schema);
      await Conversation.create({ _id: 1, people: 'ann', at: 1, lines: { sku: 'x' } });
      expect(await Conversation.countDocuments({ people: 'ann' })).toBe(1);
      await Conversation.create({
        _id: 2,
        people: ['ann', 'bob'],
        at: 2,
        lines: [{ sku: 'y' }, { sku: 'x' }],
      });
      await Conversation.create({ _id: 3, people: [], at: 3, lines: [] });
      const ids = async (filter: object) =>
        (await Conversation.find(filter).sort({ at: -1 }).lean()).map(({ _id }) => _id);
      expect(await ids({ people: 'ann' })).toEqual([2, 1]);
      expect(await ids({ people: { $in: ['bob', 'cy'] } })).toEqual([2]);
      expect(await ids({ 'lines.sku': 'x' })).toEqual([2, 1]);
      await Conversation.updateOne({ _id: 2 }, { $pull: { people: 'ann', lines: { sku: 'x' } } });
      await Conversation.updateOne({ _id: 3 }, { $push: { people: 'ann', lines: { sku: 'x' } } });
      expect(await ids({ people: 'ann' })).toEqual([3, 1]);
      expect(await ids({ 'lines.sku': { $gte: 'x', $lt: 'y' } })).toEqual([3, 1]);
      await Conversation.deleteOne({ _id: 3 });
      expect(await ids({ people: 'ann' })).toEqual([1]);
    });

    it('makes the indexes of every registered model, again without harm, and drops those no longer declared', async () => {
      const schema = loose();
      schema.index({ town: 1, price: -1 });
      schema.index({ slug: 1 }, { unique: true, partialFilterExpression: { live: true, n: { $gt: 1 } } });
      const Home = await harness.model(schema);
      await harness.documents.syncIndexes();
      await harness.documents.syncIndexes();
      const names = async () => (await Home.listIndexes()).map(({ name }: { name: string }) => name).sort();
      expect(await names()).toEqual(['_id_', 'slug_1', 'town_1_price_-1']);
      expect(await Home.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
      await Home.collection.createIndex({ old: 1 });
      expect(await names()).toHaveLength(4);
      await harness.documents.syncIndexes();
      expect(await names()).toHaveLength(3);
    });

    it('refuses a unique index over documents that are not, and leaves them be', async () => {
      const Thing = await harness.model(loose());
      await Thing.insertMany([
        { _id: 1, code: 'x' },
        { _id: 2, code: 'x' },
      ]);
      expect(await failureOf(Thing.collection.createIndex({ code: 1 }, { unique: true }))).toMatchObject({
        code: 11000,
      });
      expect((await Thing.listIndexes()).map(({ name }: { name: string }) => name)).toEqual(['_id_']);
      await Thing.create({ _id: 3, code: 'x' });
      expect(await Thing.countDocuments({ code: 'x' })).toBe(3);
    });
  });
}
