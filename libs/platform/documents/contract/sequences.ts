import fc from 'fast-check';
import { type Model, Schema } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { failureOf, type Harness, type Loose } from './harness.js';

/** A collection as simple as can be, to compare with. */
type Reference = Map<number, { _id: number; town?: string | null; n: number; code: number; tags: string[] }>;
type Thing = Reference extends Map<number, infer T> ? T : never;

interface Operation {
  readonly name: string;
  run(model: Model<Loose>): Promise<unknown>;
  on(reference: Reference): unknown;
}

const id = fc.nat({ max: 7 });
const code = fc.nat({ max: 9 });
const town: fc.Arbitrary<string | null> = fc.constantFrom(
  null,
  'Bath',
  'Frome',
  'Wells',
  'żory',
  '\u{1F3E0}',
  '',
);
const tag = fc.constantFrom('a', 'b', 'c');
const tags = fc.array(tag, { maxLength: 3 });
const n = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.5, -1e21, 2 ** 40));

const taken = (reference: Reference, thing: Thing) =>
  [...reference.values()].some((other) => other._id !== thing._id && other.code === thing.code);

const insert: fc.Arbitrary<Operation> = fc
  .record({ _id: id, town, n, code, tags }, { requiredKeys: ['_id', 'n', 'code', 'tags'] })
  .map((thing) => ({
    name: `insert ${JSON.stringify(thing)}`,
    run: async (model) =>
      (await failureOf(model.collection.insertOne({ ...thing } as never))) ? 'duplicate' : 'done',
    on: (reference) => {
      if (reference.has(thing._id) || taken(reference, thing)) return 'duplicate';
      reference.set(thing._id, { ...thing, tags: [...thing.tags] });
      return 'done';
    },
  }));

interface Change {
  readonly update: object;
  apply(thing: Thing): Thing;
}

const change: fc.Arbitrary<Change> = fc.oneof(
  n.map((value) => ({ update: { $set: { n: value } }, apply: (thing: Thing) => ({ ...thing, n: value }) })),
  fc
    .nat(3)
    .map((by) => ({ update: { $inc: { n: by } }, apply: (thing: Thing) => ({ ...thing, n: thing.n + by }) })),
  town.map((value) => ({
    update: { $set: { town: value } },
    apply: (thing: Thing) => ({ ...thing, town: value }),
  })),
  fc.constant({ update: { $unset: { town: 1 } }, apply: ({ town: _, ...thing }: Thing) => thing }),
  code.map((value) => ({
    update: { $set: { code: value } },
    apply: (thing: Thing) => ({ ...thing, code: value }),
  })),
  tag.map((value) => ({
    update: { $push: { tags: { $each: [value], $slice: -3 } } },
    apply: (thing: Thing) => ({ ...thing, tags: [...thing.tags, value].slice(-3) }),
  })),
  tag.map((value) => ({
    update: { $pull: { tags: value } },
    apply: (thing: Thing) => ({ ...thing, tags: thing.tags.filter((other) => other !== value) }),
  })),
);

const update: fc.Arbitrary<Operation> = fc.tuple(id, change).map(([_id, { update: operators, apply }]) => ({
  name: `update ${_id} ${JSON.stringify(operators)}`,
  run: async (model) => {
    const answer = model.findOneAndUpdate({ _id }, operators, { returnDocument: 'after', lean: true });
    return (await failureOf(answer)) ? 'duplicate' : await model.findById(_id).lean();
  },
  on: (reference) => {
    const thing = reference.get(_id);
    if (thing === undefined) return null;
    const next = apply(thing);
    if (taken(reference, next)) return 'duplicate';
    reference.set(_id, next);
    return next;
  },
}));

const remove: fc.Arbitrary<Operation> = id.map((_id) => ({
  name: `delete ${_id}`,
  run: async (model) => (await model.deleteOne({ _id })).deletedCount,
  on: (reference) => Number(reference.delete(_id)),
}));

interface Condition {
  readonly filter: object;
  holds(thing: Thing): boolean;
}

const condition: fc.Arbitrary<Condition> = fc.oneof(
  town.map((value) => ({ filter: { town: value }, holds: (thing: Thing) => (thing.town ?? null) === value })),
  fc.array(town).map((values) => ({
    filter: { town: { $in: values } },
    holds: (thing: Thing) => values.includes(thing.town ?? null),
  })),
  n.map((value) => ({ filter: { n: { $gt: value } }, holds: (thing: Thing) => thing.n > value })),
  fc.tuple(n, n).map(([low, high]) => ({
    filter: { n: { $gte: low, $lt: high } },
    holds: (thing: Thing) => thing.n >= low && thing.n < high,
  })),
  tag.map((value) => ({ filter: { tags: value }, holds: (thing: Thing) => thing.tags.includes(value) })),
  fc.constant({ filter: { 'tags.0': { $exists: true } }, holds: (thing: Thing) => thing.tags.length > 0 }),
  fc.tuple(tag, town).map(([value, place]) => ({
    filter: { $or: [{ tags: value }, { town: place }] },
    holds: (thing: Thing) => thing.tags.includes(value) || (thing.town ?? null) === place,
  })),
  code.map((value) => ({ filter: { code: { $ne: value } }, holds: (thing: Thing) => thing.code !== value })),
);

const bytes = (thing: Thing) => Buffer.from(thing.town ?? '');
const orders: Record<string, [Record<string, 1 | -1>, (a: Thing, b: Thing) => number]> = {
  n: [{ n: 1, _id: 1 }, (a, b) => a.n - b.n || a._id - b._id],
  'n down': [{ n: -1, _id: 1 }, (a, b) => b.n - a.n || a._id - b._id],
  town: [
    { town: 1, _id: -1 },
    (a, b) =>
      Number((a.town ?? null) !== null) - Number((b.town ?? null) !== null) ||
      Buffer.compare(bytes(a), bytes(b)) ||
      b._id - a._id,
  ],
};

const find: fc.Arbitrary<Operation> = fc
  .tuple(fc.array(condition, { maxLength: 2 }), fc.constantFrom(...Object.keys(orders)), fc.nat(2), fc.nat(4))
  .map(([conditions, order, skip, limit]) => {
    const filter = conditions.length === 0 ? {} : { $and: conditions.map((one) => one.filter) };
    const [sort, compare] = orders[order]!;
    return {
      name: `find ${JSON.stringify(filter)} by ${order} from ${skip}, ${limit}`,
      run: async (model) => model.find(filter).sort(sort).skip(skip).limit(limit).lean(),
      on: (reference) => {
        const found = [...reference.values()].filter((thing) => conditions.every((one) => one.holds(thing)));
        return found.sort(compare).slice(skip, limit === 0 ? undefined : skip + limit);
      },
    };
  });

export function sequencesContract(harness: Harness): void {
  describe('any sequence of operations', () => {
    const variants: Record<string, Record<string, 1 | -1>[]> = {
      'without indexes but for the unique one': [],
      'with indexes': [{ town: 1, n: -1 }, { n: 1 }, { tags: 1 }],
    };

    for (const [variant, indexes] of Object.entries(variants)) {
      it(`answers as a plain list would, ${variant}`, async () => {
        const schema = new Schema(
          {
            _id: Number,
            town: String,
            n: Number,
            code: Number,
            tags: { type: [String], default: undefined },
          },
          { versionKey: false },
        );
        schema.index({ code: 1 }, { unique: true });
        for (const index of indexes) schema.index(index);
        const model = await harness.model(schema);
        const operation = fc.oneof(
          { weight: 3, arbitrary: insert },
          { weight: 4, arbitrary: update },
          remove,
          { weight: 4, arbitrary: find },
        );
        await fc.assert(
          fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 25 }), async (operations) => {
            await model.deleteMany({});
            const reference: Reference = new Map();
            for (const { name, run, on } of operations)
              expect([name, await run(model)]).toEqual([name, on(reference)]);
          }),
          { numRuns: 30 },
        );
      });
    }
  });
}
