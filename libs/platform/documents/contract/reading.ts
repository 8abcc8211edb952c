import { Schema, Types } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import type { Harness } from './harness.js';

const any = () =>
  new Schema({ _id: Schema.Types.Mixed }, { strict: false, versionKey: false, minimize: false });

const homes = [
  {
    _id: 1,
    town: 'Frome',
    price: 300,
    beds: 2,
    tags: ['garden', 'parking'],
    agent: { name: 'Alder', rating: 4 },
  },
  { _id: 2, town: 'Bath', price: 450, beds: 3, tags: ['garden'], agent: { name: 'Birch', rating: 5 } },
  { _id: 3, town: 'Wells', price: 250, beds: 1, tags: [], agent: { name: 'Alder', rating: 4 }, sold: null },
  {
    _id: 4,
    town: 'Bath',
    price: 600,
    beds: 4,
    tags: ['pool', 'garden'],
    agent: null,
    sold: new Date('2026-03-01'),
  },
  {
    _id: 5,
    town: 'Frome',
    price: 450,
    beds: 3,
    rooms: [
      { kind: 'bed', area: 12 },
      { kind: 'bath', area: 5 },
    ],
  },
];

type Case = [what: string, filter: Record<string, unknown>, ids: number[]];

const cases: Case[] = [
  ['equality', { town: 'Bath' }, [2, 4]],
  ['$eq', { beds: { $eq: 3 } }, [2, 5]],
  ['$ne, of arrays none of whose elements', { tags: { $ne: 'garden' } }, [3, 5]],
  ['$in', { town: { $in: ['Wells', 'Frome'] } }, [1, 3, 5]],
  ['$in with null, which missing is too', { sold: { $in: [null] } }, [1, 2, 3, 5]],
  ['$nin', { town: { $nin: ['Bath'] } }, [1, 3, 5]],
  ['$gt and $lte', { price: { $gt: 250, $lte: 450 } }, [1, 2, 5]],
  ['$gte and $lt', { price: { $gte: 250, $lt: 450 } }, [1, 3]],
  ['ranges of dates', { sold: { $lt: new Date('2026-04-01') } }, [4]],
  ['ranges of strings', { town: { $gte: 'G' } }, [3]],
  ['ranges, of one type only', { town: { $gt: 5 } }, []],
  ['$exists, of null too', { sold: { $exists: true } }, [3, 4]],
  ['$exists: false', { agent: { $exists: false } }, [5]],
  ['$exists of a position', { 'tags.0': { $exists: true } }, [1, 2, 4]],
  ['null, which missing is too', { agent: null }, [4, 5]],
  ['dotted paths', { 'agent.name': 'Alder' }, [1, 3]],
  ['a position in an array', { 'tags.1': 'garden' }, [4]],
  ['a value in an array', { tags: 'garden' }, [1, 2, 4]],
  ['a whole array', { tags: ['garden'] }, [2]],
  ['a whole sub-document', { agent: { name: 'Birch', rating: 5 } }, [2]],
  ['a field of sub-documents in an array', { 'rooms.kind': 'bath' }, [5]],
  ['fields of sub-documents, each by any', { 'rooms.kind': 'bath', 'rooms.area': { $gt: 10 } }, [5]],
  ['$elemMatch, all by one', { rooms: { $elemMatch: { kind: 'bath', area: { $gt: 10 } } } }, []],
  ['$elemMatch of sub-documents', { rooms: { $elemMatch: { kind: 'bed', area: { $gt: 10 } } } }, [5]],
  ['$elemMatch of values', { tags: { $elemMatch: { $gt: 'g', $lt: 'h' } } }, [1, 2, 4]],
  ['$size', { tags: { $size: 2 } }, [1, 4]],
  ['$all', { tags: { $all: ['garden', 'pool'] } }, [4]],
  ['$all of a single value', { town: { $all: ['Bath'] } }, [2, 4]],
  ['$regex with $options', { town: { $regex: '^b', $options: 'i' } }, [2, 4]],
  ['$not', { price: { $not: { $gt: 300 } } }, [1, 3]],
  ['$not of a regular expression', { town: { $not: /^B/ } }, [1, 3, 5]],
  ['$or', { $or: [{ town: 'Wells' }, { beds: 4 }] }, [3, 4]],
  ['$and', { $and: [{ town: 'Bath' }, { beds: { $lt: 4 } }] }, [2]],
  ['$nor', { $nor: [{ town: 'Bath' }, { beds: 1 }] }, [1, 5]],
  ['$or beside a field', { town: 'Bath', $or: [{ beds: 3 }, { beds: 1 }] }, [2]],
  ['an id', { _id: 2 }, [2]],
  ['ids', { _id: { $in: [5, 1, 9] } }, [1, 5]],
  ['ids beyond one', { _id: { $gt: 3 } }, [4, 5]],
];

/** As a value of its own, where others are `$regex`. */
const regularExpressions: Case[] = [
  ['a regular expression', { town: /^B/ }, [2, 4]],
  ['a regular expression without an anchor', { town: /(a|e)l?l/ }, [3]],
  ['a regular expression, in any case', { town: /^b/i }, [2, 4]],
  ['a regular expression over elements', { tags: /^po/ }, [4]],
  ['regular expressions among values', { town: { $in: [/^F/, 'Wells'] } }, [1, 3, 5]],
];

export function readingContract(harness: Harness): void {
  describe('reading', () => {
    const filled = async (schema = any()) => {
      const Home = await harness.model(schema);
      await Home.insertMany(homes);
      return Home;
    };

    const variants = {
      'without indexes': any,
      'with indexes': () => {
        const schema = any();
        for (const path of ['town', 'price', 'sold', 'tags', 'agent.name', 'rooms.kind'])
          schema.index({ [path]: 1 });
        schema.index({ beds: 1, price: -1 });
        schema.index({ agent: 1 });
        return schema;
      },
    };

    for (const [variant, schema] of Object.entries(variants)) {
      describe(variant, () => {
        const finds = async (some: readonly Case[]) => {
          const Home = await filled(schema());
          for (const [what, filter, ids] of some) {
            const found = await Home.find(filter).lean();
            expect([what, found.map(({ _id }) => _id).sort()]).toEqual([what, ids]);
            expect([`count of ${what}`, await Home.countDocuments(filter)]).toEqual([
              `count of ${what}`,
              ids.length,
            ]);
          }
        };

        it('finds by every query operator', () => finds(cases));

        const findsByRegularExpressions = () => finds(regularExpressions);
        if (variant === 'without indexes') it('finds by regular expressions', findsByRegularExpressions);
        else
          harness.itIfCapable(
            'regular expressions over an index',
            'finds by regular expressions',
            findsByRegularExpressions,
          );

        it('sorts, skips and limits', async () => {
          const Home = await filled(schema());
          const ids = async (query: PromiseLike<{ _id?: unknown }[]>) => (await query).map(({ _id }) => _id);
          expect(await ids(Home.find().sort({ price: 1, _id: 1 }).lean())).toEqual([3, 1, 2, 5, 4]);
          expect(await ids(Home.find().sort({ price: -1, _id: -1 }).lean())).toEqual([4, 5, 2, 1, 3]);
          expect(await ids(Home.find().sort({ town: 1, price: -1 }).skip(1).limit(3).lean())).toEqual([
            2, 5, 1,
          ]);
          expect(await ids(Home.find({ town: 'Bath' }).sort({ price: -1 }).limit(1).lean())).toEqual([4]);
          expect(
            await ids(
              Home.find({ beds: { $gt: 1 } })
                .sort({ _id: -1 })
                .skip(1)
                .limit(2)
                .lean(),
            ),
          ).toEqual([4, 2]);
        });

        it('sorts what is missing and null first, and arrays by their least or greatest', async () => {
          const Home = await filled(schema());
          const up = await Home.find().sort({ tags: 1, _id: 1 }).lean();
          expect(up.map(({ _id }) => _id)).toEqual([3, 5, 1, 2, 4]);
          const down = await Home.find().sort({ tags: -1, _id: 1 }).lean();
          expect(down.map(({ _id }) => _id)).toEqual([4, 1, 2, 5, 3]);
          const sold = await Home.find().sort({ sold: -1, _id: 1 }).lean();
          expect(sold.map(({ _id }) => _id)).toEqual([4, 1, 2, 3, 5]);
        });
      });
    }

    it('keeps JSON values, dates, nested arrays and sub-documents as they are, and null apart from missing', async () => {
      const Thing = await harness.model(any());
      const thing = {
        _id: 'a',
        text: 'naïve “quotes” \u{1F3E0} \\ " \n',
        whole: 42,
        part: -0.25,
        large: 9007199254740991,
        tiny: 5e-324,
        yes: true,
        no: false,
        nothing: null,
        when: new Date('2026-02-28T23:59:59.999Z'),
        long: new Date('1837-06-20T00:00:00.000Z'),
        owner: new Types.ObjectId('65f0c0ffee65f0c0ffee65f0'),
        list: [1, 'two', null, [3, [4]], { five: [new Date(5)] }, []],
        deep: { er: { and: { 'with space': {} } } },
      };
      await Thing.create(thing);
      const read = await Thing.findById('a').lean();
      expect(read).toEqual(thing);
      expect(Object.keys(read!)).toEqual(Object.keys(thing));
      expect('missing' in read!).toBe(false);
    });

    it('keeps typed models: defaults, dates, sub-documents, maps and buffers', async () => {
      const Home = await harness.model(
        new Schema(
          {
            name: { type: String, required: true },
            rooms: [{ kind: String, area: { type: Number, default: 10 } }],
            prices: { type: Map, of: Number },
            plan: Buffer,
            key: Schema.Types.UUID,
          },
          { timestamps: true },
        ),
      );
      const made = await Home.create({
        name: 'Mill',
        rooms: [{ kind: 'bed' }],
        prices: { may: 5 },
        plan: Buffer.from('abc'),
        key: '3b241101-e2bb-4255-8caf-4136c566a962',
      });
      const read = await Home.findById(made._id);
      expect(read!.rooms[0].area).toBe(10);
      expect(read!.rooms[0]._id).toEqual(made.rooms[0]._id);
      expect(read!.prices.get('may')).toBe(5);
      expect(read!.plan.toString()).toBe('abc');
      expect(String(read!.key)).toBe('3b241101-e2bb-4255-8caf-4136c566a962');
      expect(read!.createdAt).toBeInstanceOf(Date);
      read!.rooms.push({ kind: 'bath', area: 4 });
      read!.prices.set('june', 6);
      await read!.save();
      const again = await Home.findOne({ 'rooms.kind': 'bath', 'prices.june': 6 });
      expect(again!.rooms.map(({ kind }: { kind: string }) => kind)).toEqual(['bed', 'bath']);
      expect(again!.__v).toBe(1);
      await expect(Home.create({})).rejects.toThrow('Path `name` is required');
    });

    it('takes numbers, strings and object ids as ids, and tells them apart', async () => {
      const Thing = await harness.model(any());
      const id = new Types.ObjectId();
      const ids = [7, '7', id, id.toHexString(), 'a/b c', -1.5];
      for (const _id of ids) await Thing.create({ _id, is: typeof _id });
      for (const _id of ids) expect(await Thing.findById(_id).lean()).toEqual({ _id, is: typeof _id });
      expect(await Thing.findById(8).lean()).toBeNull();
      const sorted = await Thing.find({ _id: { $in: [7, -1.5, '7'] } })
        .sort({ _id: 1 })
        .lean();
      expect(sorted.map(({ _id }) => _id)).toEqual([-1.5, 7, '7']);
    });

    it('gives the fields asked for', async () => {
      const Home = await filled();
      const one = (projection: Record<string, unknown>) => Home.findById(1, projection as never).lean();
      expect(await one({ town: 1 })).toEqual({ _id: 1, town: 'Frome' });
      expect(await one({ town: 1, _id: 0 })).toEqual({ town: 'Frome' });
      expect(await one({ 'agent.name': 1 })).toEqual({ _id: 1, agent: { name: 'Alder' } });
      expect(await one({ agent: 0, tags: 0, price: 0 })).toEqual({ _id: 1, town: 'Frome', beds: 2 });
      expect(await one({ tags: { $slice: 1 }, town: 1 })).toEqual({
        _id: 1,
        town: 'Frome',
        tags: ['garden'],
      });
      expect(await Home.findById(5, { 'rooms.kind': 1 }).lean()).toEqual({
        _id: 5,
        rooms: [{ kind: 'bed' }, { kind: 'bath' }],
      });
      expect(await Home.findById(5, { rooms: { $elemMatch: { kind: 'bath' } } }).lean()).toEqual({
        _id: 5,
        rooms: [{ kind: 'bath', area: 5 }],
      });
      expect((await Home.findById(2).select('-agent -tags').lean())!.beds).toBe(3);
    });

    const walked = async () => {
      const Thing = await harness.model(any());
      await Thing.insertMany(
        Array.from({ length: 350 }, (_, i) => ({ _id: i, n: i % 7, big: 'x'.repeat(50) })),
      );
      const seen: unknown[] = [];
      for await (const thing of Thing.find({ n: { $lt: 6 } })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        seen.push(thing._id);
        if (thing._id === 0) await Thing.deleteOne({ _id: 345 });
      }
      return seen;
    };

    it('walks a cursor, through more than a page, while documents change', async () => {
      const stayed = Array.from({ length: 350 }, (_, i) => i).filter((i) => i % 7 < 6 && i !== 345);
      expect((await walked()).filter((id) => id !== 345)).toEqual(stayed);
    });

    harness.itIfCapable(
      'deletions behind the first page of a cursor',
      'does not walk to what was deleted behind the first page',
      async () => expect(await walked()).not.toContain(345),
    );

    it('counts, finds distinct values, and tells whether any exists', async () => {
      const Home = await filled();
      expect(await Home.countDocuments()).toBe(5);
      expect(await Home.estimatedDocumentCount()).toBe(5);
      // In no order: MongoDB gives them as an index or the documents have them.
      expect((await Home.distinct('town')).sort()).toEqual(['Bath', 'Frome', 'Wells']);
      expect((await Home.distinct('tags', { town: 'Bath' })).sort()).toEqual(['garden', 'pool']);
      expect(await Home.exists({ town: 'Bath' })).toEqual({ _id: 2 });
      expect(await Home.exists({ town: 'York' })).toBeNull();
    });

    harness.itIfCapable(
      'distinct values inside arrays',
      'finds distinct values of sub-documents in arrays',
      async () => {
        const Home = await filled();
        expect((await Home.distinct('rooms.kind')).sort()).toEqual(['bath', 'bed']);
      },
    );

    it('refuses an operator that it does not know', async () => {
      const Home = await filled();
      await expect(Home.collection.find({ town: { $alike: 'Bath' } } as never).toArray()).rejects.toThrow(
        '$alike',
      );
      await expect(Home.collection.find({ $either: [] } as never).toArray()).rejects.toThrow('$either');
    });
  });
}
