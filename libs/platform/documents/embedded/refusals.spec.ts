import { fileURLToPath } from 'node:url';
import { Schema, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openInFolder } from './folder.fixture.js';
import { openEmbeddedDocuments } from './index.js';

describe('what embedded documents refuse', () => {
  let opened: Awaited<ReturnType<typeof openInFolder>>;
  beforeAll(async () => {
    opened = await openInFolder();
  });
  afterAll(() => opened.dispose());

  const things = () => opened.documents.connection.collection('things');
  const refused = async (run: () => unknown, what: RegExp | string) => {
    await expect((async () => run())()).rejects.toThrow(what);
  };

  it('refuses sessions, transactions and change streams', async () => {
    const { connection } = opened.documents;
    await refused(() => connection.startSession(), 'sessions and transactions');
    await refused(() => connection.transaction(async () => {}), 'sessions and transactions');
    await refused(() => things().findOne({}, { session: {} as never }), 'sessions and transactions');
    await refused(() => things().watch(), 'watch()');
  });

  it('refuses what it would otherwise leave out', async () => {
    await refused(() => things().findOne({}, { collation: { locale: 'en' } }), 'collation');
    await refused(
      () =>
        things()
          .find({ $text: { $search: 'x' } })
          .toArray(),
      '$text',
    );
    await refused(
      () =>
        things()
          .find({ at: { $near: [1, 2] } } as never)
          .toArray(),
      '$near',
    );
    await refused(() => things().find({ $where: 'true' }).toArray(), '$where');
    await refused(
      () =>
        things()
          .find({}, { sort: { score: { $meta: 'textScore' } } })
          .toArray(),
      'sorting',
    );
    await refused(() => things().updateOne({}, [{ $set: { a: 1 } }]), 'pipeline');
    await refused(() => things().updateOne({}, { $bit: { a: { and: 1 } } }), '$bit');
    await refused(
      () =>
        things()
          .aggregate([{ $lookup: {} }])
          .toArray(),
      '$lookup',
    );
    await refused(() => things().createIndex({ at: '2dsphere' }), '2dsphere');
    await refused(() => things().createIndex({ at: 1 }, { expireAfterSeconds: 5 }), 'expireAfterSeconds');
    await refused(
      () => things().createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }),
      '$ne',
    );
    await refused(() => things().rename('others'), 'rename()');
  });

  it('refuses a position that is one element by one condition and another by the next', async () => {
    await things().insertOne({
      slots: [
        { id: 'a', free: true },
        { id: 'b', free: true },
      ],
    });
    const take = (filter: object) => things().updateOne(filter, { $set: { 'slots.$.free': false } });
    await refused(() => take({ 'slots.id': 'b', 'slots.free': true }), '$elemMatch');
    expect(await take({ 'slots.id': 'a', 'slots.free': true })).toMatchObject({ modifiedCount: 1 });
    expect(await take({ slots: { $elemMatch: { id: 'b', free: true } } })).toMatchObject({
      modifiedCount: 1,
    });
  });

  it('refuses values that it cannot keep, by the name of the field', async () => {
    const insert = (document: object) => () => things().insertOne(document as never);
    await refused(insert({ a: { b: [1, Number.NaN] } }), "'a.b.1'");
    await refused(insert({ a: { when: new Date(Number.NaN) } }), "'a.when'");
    await refused(insert({ a: { when: new Date('+012026-01-01') } }), "'a.when'");
    await refused(insert({ a: { $b: 1 } }), "'a.$b'");
    await refused(insert({ price: Types.Decimal128.fromString('1.5') }), "'price'");
    await refused(insert({ n: 5n }), "'n'");
    await refused(insert({ _id: { $oid: 'x' } }), '$oid');
    await refused(insert({ _id: '{"$oid":"x"}' }), '_id');
  });

  it('refuses an array under a unique index, whichever came first', async () => {
    const schema = new Schema({ _id: Number, code: Schema.Types.Mixed });
    schema.index({ code: 1 }, { unique: true });
    const Coded = opened.documents.connection.model('coded', schema);
    await opened.documents.syncIndexes();
    await Coded.create({ _id: 1, code: 'a' });
    await refused(
      () => Coded.create({ _id: 2, code: ['a', 'b'] }),
      "arrays at 'code' under the unique index",
    );
    await refused(() => Coded.updateOne({ _id: 1 }, { $set: { code: ['a'] } }), "arrays at 'code'");
    expect(await Coded.find().lean()).toMatchObject([{ _id: 1, code: 'a' }]);
    await things().insertOne({ list: [1] });
    await refused(() => things().createIndex({ list: 1 }, { unique: true }), "arrays at 'list'");
    expect(await things().indexes()).toHaveLength(1);
  });

  it('refuses names of collections that would meet its own tables', async () => {
    const insert = (name: string) => () => opened.documents.connection.db!.collection(name).insertOne({});
    await refused(insert('__indexes'), '__indexes');
    await refused(insert('sqlite_schema'), 'sqlite_schema');
    await refused(insert('things.entries'), 'things.entries');
    await insert('quoted "name" \'here\'')();
    await insert('Cases')();
    await refused(insert('cases'), 'beside each other');
  });

  it('names the file that it cannot open', async () => {
    await refused(
      () => openEmbeddedDocuments({ file: `${opened.file}/no/folder.sqlite` }),
      'no/folder.sqlite',
    );
    await refused(() => openEmbeddedDocuments({ file: fileURLToPath(import.meta.url) }), 'refusals.spec.ts');
  });

  it('leaves the global mongoose and other documents alone', async () => {
    const other = await openInFolder();
    try {
      other.documents.connection.model('things', new Schema({ a: Number }));
      expect(opened.documents.connection.models.things).toBeUndefined();
      const { default: mongoose } = await import('mongoose');
      expect(mongoose.connection.constructor.name).toBe('NativeConnection');
      expect(mongoose.connection.readyState).toBe(0);
    } finally {
      await other.dispose();
    }
  });
});
