import { type Model, Schema } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { type Documents, unlessDuplicate } from '../documents.port.js';
import { failureOf, type Loose, type OpenDocuments } from './harness.js';

const schema = () => {
  const home = new Schema({ _id: Number, code: String, tags: [String], at: Date }, { versionKey: false });
  home.index({ code: 1 }, { unique: true });
  home.index({ tags: 1 });
  return home;
};

const homes = (documents: Documents) =>
  documents.connection.model('homes', schema()) as unknown as Model<Loose>;

const one = { _id: 1, code: 'a', tags: ['x'], at: new Date(5) };

export function keepingContract(open: OpenDocuments): void {
  describe('keeping', () => {
    it('keeps documents and indexes over closing and opening', async () => {
      const opened = await open();
      try {
        const before = homes(opened.documents);
        await opened.documents.syncIndexes();
        await before.create(one);
        await opened.documents.close();
        const after = homes(await opened.reopen());
        expect(await after.find({ tags: 'x' }).lean()).toEqual([one]);
        expect(await failureOf(after.create({ ...one, _id: 2 }))).toMatchObject({
          code: 11000,
          keyPattern: { code: 1 },
        });
      } finally {
        await opened.dispose();
      }
    });

    it('shows each of two connections what the other writes, indexes included', async () => {
      const opened = await open();
      try {
        const other = await opened.reopen();
        const [here, there] = [homes(opened.documents), homes(other)];
        expect(await there.countDocuments()).toBe(0);
        await opened.documents.syncIndexes();
        await here.create({ _id: 1, code: 'a' });
        expect(await there.findOne({ code: 'a' }).lean()).toMatchObject({ _id: 1 });
        const create = (document: object) => unlessDuplicate(() => there.create(document));
        expect(await create({ _id: 2, code: 'a' })).toEqual({ ok: false, failure: 'duplicate' });
        await expect(create({ code: 'without an id' })).rejects.toThrow('_id');
        await there.updateOne({ _id: 1 }, { $set: { tags: ['x', 'y'] } });
        expect(await here.findOne({ tags: 'y' }).lean()).toMatchObject({ _id: 1 });
        await Promise.all(
          [here, there].flatMap((model) =>
            Array.from({ length: 20 }, (_, i) => model.updateOne({ _id: 1 }, { $push: { tags: `t${i}` } })),
          ),
        );
        expect((await here.findById(1).lean())!.tags).toHaveLength(42);
      } finally {
        await opened.dispose();
      }
    });

    it('puts a collection with its indexes in the place of another, at once for every connection', async () => {
      const opened = await open();
      try {
        const { connection } = opened.documents;
        const old = new Schema({ _id: Number, code: String }, { versionKey: false });
        old.index({ code: 1 }, { name: 'old' });
        const live = connection.model('homes', old) as unknown as Model<Loose>;
        const made = connection.model('made', schema(), 'homes.made') as unknown as Model<Loose>;
        await opened.documents.syncIndexes();
        await live.insertMany([1, 2, 3].map((_id) => ({ _id, code: 'the same' })));
        await made.insertMany([one, { ...one, _id: 4, code: 'd', tags: ['y', 'z'] }]);
        const other = await opened.reopen();
        const there = homes(other);
        expect(await there.countDocuments()).toBe(3);
        // Whoever writes meanwhile does so to either.
        const writes = Promise.all(
          Array.from({ length: 20 }, (_, n) => there.updateOne({ _id: 1 }, { $set: { at: new Date(n) } })),
        );
        await opened.documents.replace(live, made);
        await writes;
        for (const model of [live, there]) {
          expect((await model.find({ tags: 'y' }).lean()).map(({ _id }) => _id)).toEqual([4]);
          expect(await model.countDocuments()).toBe(2);
          expect(await failureOf(model.create({ ...one, _id: 5 }))).toMatchObject({
            code: 11000,
            keyPattern: { code: 1 },
          });
        }
        const indexes = (await there.listIndexes()) as readonly { readonly name: string }[];
        expect(indexes.map(({ name }) => name).sort()).toEqual(['_id_', 'code_1', 'tags_1']);
        expect(await made.countDocuments()).toBe(0);
        await other.syncIndexes();
        expect(await there.find({ tags: 'z' }).lean()).toMatchObject([{ _id: 4 }]);
      } finally {
        await opened.dispose();
      }
    });

    it('leaves a collection as it was where there is none to take its place', async () => {
      const opened = await open();
      try {
        const live = homes(opened.documents);
        const made = opened.documents.connection.model('made', schema(), 'homes.made');
        await live.create(one);
        await expect(opened.documents.replace(live, made as unknown as Model<Loose>)).rejects.toMatchObject({
          code: 26,
        });
        expect(await live.find().lean()).toEqual([one]);
      } finally {
        await opened.dispose();
      }
    });

    it('finishes what is under way when it closes, closes twice, and takes nothing after', async () => {
      const opened = await open();
      try {
        const before = homes(opened.documents);
        const writes = Array.from({ length: 20 }, (_, i) => before.create({ _id: i, code: `c${i}` }));
        await Promise.all(writes);
        await Promise.all([opened.documents.close(), opened.documents.close()]);
        await opened.documents.close();
        expect(await failureOf(before.findById(1))).toBeDefined();
        expect(await failureOf(before.create({ _id: 99, code: 'z' }))).toBeDefined();
        expect(await failureOf(opened.documents.health())).toBeDefined();
        expect(await homes(await opened.reopen()).countDocuments()).toBe(20);
      } finally {
        await opened.dispose();
      }
    });

    it('is healthy, and tells how many documents it has', async () => {
      const opened = await open();
      try {
        await homes(opened.documents).insertMany([one, { ...one, _id: 2, code: 'b' }]);
        const { name, gauges } = await opened.documents.health();
        expect(name).toMatch(/^documents: /);
        expect(gauges.documents).toBe(2);
        expect(gauges.bytes).toBeGreaterThan(0);
      } finally {
        await opened.dispose();
      }
    });
  });
}
