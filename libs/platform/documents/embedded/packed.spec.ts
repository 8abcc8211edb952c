import { DatabaseSync } from 'node:sqlite';
import { Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitingIndex } from '../documents.port.js';
import { openInFolder } from './folder.fixture.js';

const prose = 'The reception room has a bay of three sash windows, and the garden faces south-west. '.repeat(
  40,
);

interface Home {
  _id: number;
  agency: string;
  at: Date;
  content: { price: number; rooms: readonly { name: string }[] };
  tags: readonly string[];
  prose: string;
}

const home = (_id: number): Home => ({
  _id,
  agency: `agency ${_id % 3}`,
  at: new Date(Date.UTC(2026, 0, _id)),
  content: { price: _id * 1000, rooms: [{ name: `room ${_id}` }] },
  tags: [`tag ${_id % 4}`],
  prose,
});

describe('large documents', () => {
  let opened: Awaited<ReturnType<typeof openInFolder>>;
  beforeEach(async () => {
    opened = await openInFolder();
  });
  afterEach(() => opened.dispose());

  const schema = new Schema<Home>(
    {
      _id: Number,
      agency: String,
      at: Date,
      content: Schema.Types.Mixed,
      tags: { type: [String], default: [] },
      prose: String,
    },
    { collection: 'homes', versionKey: false },
  );
  schema.index({ agency: 1, at: 1 });
  const homes = async () => {
    const model = opened.documents.connection.model<Home>('Home', schema);
    await model.syncIndexes();
    return model;
  };
  const rows = () => {
    using db = new DatabaseSync(opened.file, { readOnly: true });
    return db.prepare('select doc, packed from homes order by id').all() as {
      doc: string;
      packed: Uint8Array | null;
    }[];
  };

  /** They wait where they have this. */
  const waitBy = (field: string) =>
    opened.documents.connection
      .db!.collection('homes')
      .createIndex(
        { [field]: 1 },
        { name: waitingIndex, partialFilterExpression: { [field]: { $gt: new Date(0) } } },
      );

  it('are not those of one viewing or e-mail, which change often and are kept as they are', async () => {
    const Home = await homes();
    const small = { ...home(1), prose: prose.slice(0, 1500) };
    await Home.create(small);
    expect(rows().map(({ doc, packed }) => [JSON.parse(doc).prose, packed])).toEqual([[small.prose, null]]);
  });

  it('are kept packed, beside as much as indexes look at, and found by those as before', async () => {
    const Home = await homes();
    const all = Array.from({ length: 12 }, (_, at) => home(at + 1));
    await Home.insertMany(all);
    for (const [at, { doc, packed }] of rows().entries()) {
      expect(JSON.parse(doc)).toEqual({ agency: all[at]!.agency, at: { $date: all[at]!.at.toISOString() } });
      expect(packed!.length + doc.length).toBeLessThan(prose.length / 3);
    }
    const found = Home.find({ agency: 'agency 1', at: { $gt: new Date('2026-01-02') } }).sort({ at: -1 });
    expect(JSON.stringify(await found.clone().explain())).toContain('USING INDEX');
    expect(await found.lean()).toEqual([10, 7, 4].map(home));
    expect(await Home.countDocuments({ 'content.price': { $gte: 11_000 } })).toBe(2);
    await Home.updateOne({ _id: 4 }, { $set: { agency: 'agency 9' } });
    expect(await Home.findOne({ agency: 'agency 9' }).lean()).toEqual({ ...home(4), agency: 'agency 9' });
  });

  it('are kept as they are while they wait for their events to be published, and packed when they do no longer', async () => {
    const Home = await homes();
    await waitBy('at');
    await Home.insertMany([home(1)]);
    expect(rows().map(({ packed }) => packed)).toEqual([null]);
    await Home.updateOne({ _id: 1 }, { $set: { at: null } });
    expect(rows().every(({ packed }) => packed !== null)).toBe(true);
    expect(await Home.findById(1).lean()).toEqual({ ...home(1), at: null });
  });

  it('are packed while they wait too where they are long, as the place that they leave stays empty', async () => {
    const Home = await homes();
    await waitBy('at');
    const many = Array.from({ length: 200 }, (_, at) => ({ ...home(at + 1), prose: prose + prose }));
    await Home.insertMany(many);
    expect(rows().every(({ packed }) => packed !== null)).toBe(true);
    await Home.updateMany({}, { $set: { at: null } });
    expect(await Home.findById(7).lean()).toEqual({ ...many[6], at: null });
  });

  it('show a later index what it looks at, arrays and what is inside objects included', async () => {
    const Home = await homes();
    await Home.insertMany(Array.from({ length: 12 }, (_, at) => home(at + 1)));
    const collection = opened.documents.connection.db!.collection('homes');
    await collection.createIndex({ 'content.price': 1 }, { name: 'price', unique: true });
    await collection.createIndex({ tags: 1 }, { name: 'tags' });
    await collection.createIndex({ 'content.rooms.name': 1 }, { name: 'rooms' });
    expect(await Home.find({ 'content.price': 7000 }).lean()).toEqual([home(7)]);
    expect((await Home.find({ tags: 'tag 1' }).sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
      1, 5, 9,
    ]);
    expect(await Home.find({ 'content.rooms.name': 'room 5' }).lean()).toEqual([home(5)]);
    await expect(
      Home.insertMany([{ ...home(13), content: { price: 7000, rooms: [] } }]),
    ).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('of a file from before stand beside packed ones, and are packed when they are next written', async () => {
    await opened.documents.close();
    using db = new DatabaseSync(opened.file);
    db.exec('create table homes (row integer primary key, id not null unique, doc text not null)');
    const { at, ...rest } = home(1);
    const doc = JSON.stringify({ ...rest, at: { $date: at.toISOString() } });
    db.prepare('insert into homes (id, doc) values (1, ?)').run(doc);
    db.exec('pragma user_version = 7');
    opened.documents = await opened.reopen();
    const Home = await homes();
    await Home.insertMany([home(2)]);
    expect(rows().map(({ packed }) => packed !== null)).toEqual([false, true]);
    expect(
      await Home.find({ agency: /^agency/ })
        .sort({ _id: 1 })
        .lean(),
    ).toEqual([home(1), home(2)]);
    await Home.updateOne({ agency: 'agency 1' }, { $set: { 'content.price': 5 } });
    expect(rows().every(({ packed }) => packed !== null)).toBe(true);
    expect(await Home.findById(1).lean()).toMatchObject({ content: { price: 5 }, prose });
  });
});
