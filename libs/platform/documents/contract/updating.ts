import { Schema } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { failureOf, type Harness, type Loose } from './harness.js';

const loose = () =>
  new Schema({ _id: Schema.Types.Mixed }, { strict: false, versionKey: false, minimize: false });

type Step = [what: string, before: Loose, update: object, after: Loose, options?: object, filter?: object];

const slots = [
  { id: 'a', state: 'free', n: 1 },
  { id: 'b', state: 'free', n: 2 },
  { id: 'c', state: 'held', n: 3 },
];

const steps: Step[] = [
  ['$set', { a: 1 }, { $set: { a: 2, b: [1], 'c.d': null } }, { a: 2, b: [1], c: { d: null } }],
  ['$set at a position', { a: [1, { b: 1 }] }, { $set: { 'a.0': 5, 'a.1.b': 6 } }, { a: [5, { b: 6 }] }],
  ['$unset', { a: 1, b: { c: 1, d: 1 } }, { $unset: { a: 1, 'b.c': 1, 'x.y': 1 } }, { b: { d: 1 } }],
  ['$inc', { n: 1 }, { $inc: { n: -3, m: 2, 'deep.er': 0.5 } }, { n: -2, m: 2, deep: { er: 0.5 } }],
  ['$mul', { n: 3 }, { $mul: { n: 2, m: 2 } }, { n: 6, m: 0 }],
  [
    '$min and $max',
    { a: 5, b: 5, c: 5 },
    { $min: { a: 3, b: 9, d: 1 }, $max: { c: 7 } },
    { a: 3, b: 5, c: 7, d: 1 },
  ],
  ['$max of dates', { a: new Date(5) }, { $max: { a: new Date(9) } }, { a: new Date(9) }],
  ['$push', { a: [1] }, { $push: { a: 2, b: { c: 1 } } }, { a: [1, 2], b: [{ c: 1 }] }],
  ['$push of an array as one value', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  ['$each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  ['$position', { a: [1, 2] }, { $push: { a: { $each: [0], $position: 0 } } }, { a: [0, 1, 2] }],
  ['$slice, of the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
  ['$slice, of the first', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: 2 } } }, { a: [1, 2] }],
  [
    '$position with $slice: newest first, so many kept',
    { a: [2, 1] },
    { $push: { a: { $each: [3], $position: 0, $slice: 2 } } },
    { a: [3, 2] },
  ],
  [
    '$push with $sort',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 3 }, { n: 1 }], $sort: { n: 1 } } } },
    { a: [{ n: 1 }, { n: 2 }, { n: 3 }] },
  ],
  ['$addToSet', { a: [1, { b: 1 }] }, { $addToSet: { a: { b: 1 } } }, { a: [1, { b: 1 }] }],
  [
    '$addToSet with $each',
    { a: [1] },
    { $addToSet: { a: { $each: [1, 2, 2] }, b: 1 } },
    { a: [1, 2], b: [1] },
  ],
  ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1, none: 1 } }, { a: [2] }],
  ['$pull by a condition', { a: [1, 2, 3] }, { $pull: { a: { $gte: 2 } } }, { a: [1] }],
  [
    '$pull by fields',
    { slots },
    { $pull: { slots: { state: 'free', n: { $gt: 1 } } } },
    { slots: [slots[0], slots[2]] },
  ],
  ['$pullAll', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
  ['$setOnInsert, of what is there', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['every position', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 5 } }, { a: [{ n: 6 }, { n: 7 }] }],
  [
    'filtered positions',
    { slots },
    { $set: { 'slots.$[slot].state': 'gone', 'slots.$[last].n': 0 } },
    {
      slots: [
        { ...slots[0], state: 'gone' },
        { ...slots[1], state: 'gone' },
        { ...slots[2], n: 0 },
      ],
    },
    { arrayFilters: [{ 'slot.state': 'free' }, { 'last.id': 'c' }] },
  ],
  [
    'filtered positions of values',
    { a: [1, 5, 9] },
    { $set: { 'a.$[big]': 4 } },
    { a: [1, 4, 4] },
    { arrayFilters: [{ big: { $gt: 4 } }] },
  ],
  [
    'positions within positions',
    { days: [{ slots: [{ n: 1 }, { n: 2 }] }, { slots: [{ n: 2 }] }] },
    { $set: { 'days.$[].slots.$[s].full': true } },
    { days: [{ slots: [{ n: 1 }, { n: 2, full: true }] }, { slots: [{ n: 2, full: true }] }] },
    { arrayFilters: [{ 's.n': 2 }] },
  ],
  [
    'several operators at once',
    { n: 1, a: [], b: 1 },
    { $inc: { n: 1 }, $push: { a: 1 }, $unset: { b: 1 } },
    { n: 2, a: [1] },
  ],
];

/** At the position in an array that the filter matched. */
const matched: Step[] = [
  [
    'the position that the filter matched',
    { slots },
    { $set: { 'slots.$.state': 'held', 'slots.$.by': 'x' }, $inc: { 'slots.$.n': 10 } },
    { slots: [slots[0], { id: 'b', state: 'held', n: 12, by: 'x' }, slots[2]] },
    {},
    { 'slots.id': 'b' },
  ],
  [
    'the position that $elemMatch matched',
    { slots },
    { $set: { 'slots.$.n': 0 } },
    { slots: [slots[0], { ...slots[1], n: 0 }, slots[2]] },
    {},
    { slots: { $elemMatch: { state: 'free', n: { $gt: 1 } } } },
  ],
  ['the position of a value', { a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 3] }, {}, { a: 2 }],
];

/** Each breaks an update half way, or would. */
const failing: [what: string, update: object][] = [
  ['$inc of text', { $set: { other: 9 }, $inc: { text: 1 } }],
  ['$push onto a number', { $set: { other: 9 }, $push: { n: 1 } }],
  ['two operators on one path', { $set: { n: 2 }, $inc: { n: 1 } }],
  ['a path and one inside it', { $set: { deep: {}, 'deep.er': 1 } }],
  ['a change of the id', { $set: { _id: 'another', other: 9 } }],
  ['an unknown operator', { $set: { other: 9 }, $double: { n: 1 } }],
  ['a position that the filter does not match', { $set: { 'list.$': 1 } }],
  ['an array filter that is missing', { $set: { 'list.$[x]': 1 } }],
  ['a field inside a value', { $set: { other: 9, 'text.inside': 1 } }],
  ['another document’s unique value', { $set: { other: 9, unique: 'taken' } }],
];

export function updatingContract(harness: Harness): void {
  describe('updating', () => {
    it('applies every update operator', async () => {
      const Thing = await harness.model(loose());
      for (const [i, [what, before, update, after, options = {}, filter = {}]] of [
        ...steps,
        ...matched,
      ].entries()) {
        await Thing.collection.insertOne({ _id: i, ...before } as never);
        await Thing.collection.updateOne({ _id: i, ...filter } as never, update, options);
        expect([what, await Thing.findById(i).lean()]).toEqual([what, { _id: i, ...after }]);
      }
    });

    const findsAndUpdates = async (some: readonly Step[]) => {
      const Thing = await harness.model(loose());
      for (const [i, [what, before, update, after, options = {}, filter = {}]] of some.entries()) {
        await Thing.collection.insertOne({ _id: i, ...before } as never);
        const find = { _id: i, ...filter };
        const answer = await Thing.collection.findOneAndUpdate(find as never, update, {
          returnDocument: i % 2 === 0 ? 'after' : 'before',
          ...options,
        });
        expect([what, answer]).toEqual([what, { _id: i, ...(i % 2 === 0 ? after : before) }]);
        expect([what, await Thing.findById(i).lean()]).toEqual([what, { _id: i, ...after }]);
      }
    };

    it('answers an update with the document before or after', () => findsAndUpdates(steps));

    harness.itIfCapable(
      'positions in findAndModify',
      'answers an update at the position that the filter matched',
      () => findsAndUpdates(matched),
    );

    it('leaves the document and its indexes as they were when an update fails', async () => {
      const schema = loose();
      schema.index({ unique: 1 }, { unique: true });
      schema.index({ other: 1 });
      const Thing = await harness.model(schema);
      const before = { _id: 1, n: 1, text: 'one', list: [1], deep: { er: 0 }, other: 5, unique: 'mine' };
      await Thing.insertMany([before, { _id: 2, unique: 'taken' }]);
      for (const [what, update] of failing) {
        expect([what, await failureOf(Thing.collection.updateOne({ _id: 1 as never }, update))]).toEqual([
          what,
          expect.anything(),
        ]);
        expect([what, await Thing.find({ _id: 1 }).lean()]).toEqual([what, [before]]);
        expect([what, await Thing.countDocuments({ other: 9 })]).toEqual([what, 0]);
        expect([what, await Thing.countDocuments({ other: 5 })]).toEqual([what, 1]);
      }
    });

    it('upserts: from the filter’s values, with $setOnInsert only then', async () => {
      const Counter = await harness.model(new Schema({ key: String, day: String, n: Number, since: Number }));
      const hit = (since: number) =>
        Counter.findOneAndUpdate(
          { key: 'a', day: { $eq: 'mon' } },
          { $inc: { n: 1 }, $setOnInsert: { since } },
          { upsert: true, returnDocument: 'after', lean: true },
        );
      const first = await hit(1);
      expect(first).toMatchObject({ key: 'a', day: 'mon', n: 1, since: 1 });
      expect(await hit(2)).toMatchObject({ _id: first!._id, n: 2, since: 1 });
      const result = await Counter.updateOne({ key: 'b' }, { $set: { n: 7 } }, { upsert: true });
      expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
      expect(await Counter.findById(result.upsertedId as never).lean()).toMatchObject({ key: 'b', n: 7 });
      expect(await Counter.countDocuments()).toBe(2);
    });

    it('tells what it matched and changed', async () => {
      const Thing = await harness.model(loose());
      await Thing.insertMany([
        { _id: 1, n: 1 },
        { _id: 2, n: 2 },
        { _id: 3, n: 2 },
      ]);
      expect(await Thing.updateMany({ n: { $gte: 1 } }, { $set: { n: 2 } })).toMatchObject({
        matchedCount: 3,
        modifiedCount: 1,
      });
      expect(await Thing.updateOne({ _id: 9 }, { $set: { n: 2 } })).toMatchObject({
        matchedCount: 0,
        upsertedCount: 0,
      });
      expect(await Thing.replaceOne({ _id: 1 }, { m: 1 })).toMatchObject({
        matchedCount: 1,
        modifiedCount: 1,
      });
      expect(await Thing.findById(1).lean()).toEqual({ _id: 1, m: 1 });
      expect(await Thing.findOneAndUpdate({ _id: 9 }, { $set: { n: 1 } })).toBeNull();
      expect(await Thing.findOneAndDelete({ n: 2 }, { sort: { _id: -1 }, lean: true })).toEqual({
        _id: 3,
        n: 2,
      });
      expect(
        await Thing.findOneAndReplace({ _id: 2 }, { k: 1 }, { returnDocument: 'after', lean: true }),
      ).toEqual({ _id: 2, k: 1 });
      expect(await Thing.deleteOne({ _id: 1 })).toMatchObject({ deletedCount: 1 });
      expect(await Thing.deleteMany({})).toMatchObject({ deletedCount: 1 });
    });

    it('updates the first in an order', async () => {
      const Job = await harness.model(loose());
      await Job.insertMany([
        { _id: 1, due: 5, state: 'new' },
        { _id: 2, due: 3, state: 'new' },
        { _id: 3, due: 1, state: 'done' },
      ]);
      const claim = () =>
        Job.findOneAndUpdate(
          { state: 'new' },
          { $set: { state: 'taken' } },
          { sort: { due: 1 }, lean: true, projection: { _id: 1 } },
        );
      expect([await claim(), await claim(), await claim()]).toEqual([{ _id: 2 }, { _id: 1 }, null]);
    });

    it('loses no increment of fifty at once', async () => {
      const Counter = await harness.model(loose());
      await Counter.create({ _id: 'c', n: 0, log: [] });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          Counter.findOneAndUpdate(
            { _id: 'c' },
            { $inc: { n: 1 }, $push: { log: i } },
            { returnDocument: 'after', lean: true },
          ),
        ),
      );
      expect(new Set(answers.map((answer) => answer!.n)).size).toBe(50);
      const { n, log } = (await Counter.findById('c').lean())!;
      expect([n, log.length, new Set(log).size]).toEqual([50, 50, 50]);
    });

    it('lets one of fifty win what only one can have', async () => {
      const Slot = await harness.model(loose());
      await Slot.create({ _id: 's', state: 'free' });
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          Slot.updateOne({ _id: 's', state: 'free' }, { $set: { state: 'held', by: i } }),
        ),
      );
      expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
    });

    it('refuses to save over a version that it has not seen', async () => {
      const Listing = await harness.model(
        new Schema({ price: Number, rooms: [String] }, { optimisticConcurrency: true }),
      );
      const { _id } = await Listing.create({ price: 1 });
      const [mine, theirs] = [(await Listing.findById(_id))!, (await Listing.findById(_id))!];
      theirs.price = 2;
      await theirs.save();
      mine.price = 3;
      expect(await failureOf(mine.save())).toMatchObject({ name: 'VersionError' });
      expect(await Listing.findById(_id).lean()).toMatchObject({ price: 2, __v: 1 });
      const stale = await Listing.updateOne({ _id, __v: 0 }, { $set: { price: 4 }, $inc: { __v: 1 } });
      expect(stale.matchedCount).toBe(0);
      const fresh = await Listing.updateOne({ _id, __v: 1 }, { $set: { price: 4 }, $inc: { __v: 1 } });
      expect(fresh.matchedCount).toBe(1);
    });

    it('keeps events beside the fact that they tell of, in one write, and lets them go one by one', async () => {
      const schema = loose();
      schema.index({ 'outbox.id': 1 });
      const Viewing = await harness.model(schema);
      await Viewing.create({ _id: 'v', state: 'requested', version: 1, outbox: [] });
      const confirm = (version: number) =>
        Viewing.updateOne(
          { _id: 'v', version },
          {
            $set: { state: 'confirmed' },
            $inc: { version: 1 },
            $push: {
              outbox: {
                $each: [
                  { id: 'e1', type: 'confirmed' },
                  { id: 'e2', type: 'reminder' },
                ],
              },
            },
          },
        );
      expect(await confirm(1)).toMatchObject({ matchedCount: 1 });
      expect(await confirm(1)).toMatchObject({ matchedCount: 0 });
      const waiting = await Viewing.find({ 'outbox.0': { $exists: true } })
        .limit(500)
        .lean();
      expect(waiting).toMatchObject([{ _id: 'v', state: 'confirmed', outbox: [{ id: 'e1' }, { id: 'e2' }] }]);
      await Viewing.updateOne({ 'outbox.id': 'e1' }, { $pull: { outbox: { id: 'e1' } } });
      expect((await Viewing.findById('v').lean())!.outbox).toEqual([{ id: 'e2', type: 'reminder' }]);
      await Viewing.updateOne({ _id: 'v' }, { $pull: { outbox: { id: { $in: ['e2'] } } } });
      expect(await Viewing.find({ 'outbox.0': { $exists: true } }).lean()).toEqual([]);
      expect(await Viewing.find({ 'outbox.id': 'e2' }).lean()).toEqual([]);
    });
  });
}
