import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openInFolder } from './folder.fixture.js';

describe('query plans', () => {
  let opened: Awaited<ReturnType<typeof openInFolder>>;
  const schema = new Schema(
    { _id: Number, email: String, agency: String, price: Number, at: Date, pending: Boolean, tags: [String] },
    { strict: false },
  );
  schema.index({ email: 1 }, { unique: true });
  schema.index({ agency: 1, price: -1 });
  schema.index({ at: 1 }, { sparse: true });
  schema.index({ pending: 1 }, { partialFilterExpression: { pending: true } });
  schema.index({ price: 1 }, { name: 'outbox', partialFilterExpression: { 'outbox.0': { $exists: true } } });
  schema.index({ tags: 1 });

  beforeAll(async () => {
    opened = await openInFolder();
    const Home = opened.documents.connection.model('homes', schema);
    await opened.documents.syncIndexes();
    await Home.insertMany(
      Array.from({ length: 500 }, (_, i) => ({
        _id: i,
        email: `${i}@example.org`,
        agency: `a${i % 20}`,
        price: i,
        at: new Date(i),
        pending: i % 100 === 0,
        tags: [`t${i}`],
        outbox: i % 100 === 0 ? [{ id: i }] : [],
      })),
    );
  });
  afterAll(() => opened.dispose());

  const plan = async (filter: object, sort?: Record<string, 1 | -1>) => {
    const cursor = opened.documents.connection.collection('homes').find(filter, { sort });
    const { queryPlanner } = (await cursor.explain()) as {
      queryPlanner: { winningPlan: { stages: string[] } };
    };
    return queryPlanner.winningPlan.stages;
  };

  const search = (index: string, terms: string) => `SEARCH homes USING INDEX ${index} (${terms})`;

  it('looks an id up', async () => {
    expect(await plan({ _id: 5 })).toEqual([search('sqlite_autoindex_homes_1', 'id=?')]);
    expect((await plan({ _id: { $in: [1, 2] } }))[0]).toBe(search('sqlite_autoindex_homes_1', 'id=?'));
    expect(await plan({ _id: { $gt: 5 } }, { _id: 1 })).toEqual([
      search('sqlite_autoindex_homes_1', 'id>? AND id<?'),
    ]);
  });

  it('looks indexed fields up, by value, list and range', async () => {
    expect(await plan({ email: 'x' })).toEqual([search('homes.email_1', '<expr>=?')]);
    expect((await plan({ email: { $in: ['x', 'y'] } }))[0]).toBe(search('homes.email_1', '<expr>=?'));
    expect(await plan({ agency: 'x', price: { $lt: 5 } })).toEqual([
      search('homes.agency_1_price_-1', '<expr>=? AND <expr>>? AND <expr><?'),
    ]);
    expect(await plan({ at: { $gte: new Date(3) } }, { at: 1 })).toEqual([
      search('homes.at_1', '<expr>>? AND <expr><?'),
    ]);
  });

  it('reads what is asked for sorted in the order of the index', async () => {
    expect(await plan({ agency: 'x' }, { price: -1 })).toEqual([
      search('homes.agency_1_price_-1', '<expr>=?'),
    ]);
    expect(await plan({}, { agency: 1, price: -1 })).toEqual([
      'SCAN homes USING INDEX homes.agency_1_price_-1',
    ]);
    expect(await plan({}, { agency: -1, price: 1 })).toEqual([
      'SCAN homes USING INDEX homes.agency_1_price_-1',
    ]);
  });

  it('reads no more than a partial index for what it holds', async () => {
    expect(await plan({ pending: true })).toEqual([search('homes.pending_1', '<expr>=?')]);
    expect(await plan({ 'outbox.0': { $exists: true } })).toEqual(['SCAN homes USING INDEX homes.outbox']);
    expect(await plan({ 'outbox.0': { $exists: true } }, { price: 1 })).toEqual([
      'SCAN homes USING INDEX homes.outbox',
    ]);
    expect(await plan({ pending: false })).toEqual(['SCAN homes']);
  });

  it('looks elements of arrays up among their entries', async () => {
    const [first, ...rest] = await plan({ tags: 't7' });
    expect(first).toBe('SEARCH homes USING INTEGER PRIMARY KEY (rowid=?)');
    expect(rest).toContain('SEARCH homes.entries USING PRIMARY KEY (path=? AND key=?)');
  });

  it('uses an index for each branch of $or', async () => {
    const stages = await plan({ $or: [{ email: 'x' }, { agency: 'y' }] });
    expect(stages).toContain(search('homes.email_1', '<expr>=?'));
    expect(stages).toContain(search('homes.agency_1_price_-1', '<expr>=?'));
  });
});
