import { SealKey } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AgencyScene } from './agency-scene.js';
import { trailOf } from './audit-scene.js';

let scene: AgencyScene;
beforeEach(async () => {
  scene = await AgencyScene.start();
});
afterEach(() => scene.harness.dispose());

const { page, acts, verified, listing, stored } = trailOf(() => scene);

describe('after six years', () => {
  const years = (count: number) => scene.harness.clock.advance({ days: 366 * count });

  beforeEach(async () => {
    for (const id of ['1', '2', '3']) await listing(id);
    await acts();
    years(5);
    for (const id of ['4', '5', '6']) await listing(id);
    await acts();
    await scene.accounts.audit.tell();
    await scene.accounts.upkeep();
    expect(await verified()).toMatchObject({ entries: 6, broken: null });
    years(1);
    await scene.accounts.upkeep();
  });

  it('an entry is deleted, and the chain holds from the last of them on', async () => {
    expect((await page()).entries.map(({ seq }) => seq)).toEqual([6, 5, 4, 3]);
    expect(await verified()).toMatchObject({ entries: 4, head: { seq: 6 }, broken: null });
    expect(await verified({ from: 2, to: 4 })).toMatchObject({ entries: 2, head: { seq: 4 }, broken: null });
    await listing('7');
    expect(await acts({ subject: '7' })).toEqual(['listing.updated']);
    expect(await verified({ from: 5 })).toMatchObject({ entries: 3, head: { seq: 7 }, broken: null });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    ['takes more away', () => stored().deleteOne({ _id: 3 }), { seq: 1, fault: 'missing' }],
    [
      'makes a younger one look old enough',
      async () => {
        await stored().deleteOne({ _id: 3 });
        await stored().updateOne({ _id: 4 }, { $set: { recordedAt: new Date(0) } });
      },
      { seq: 4, fault: 'changed' },
    ],
  ])('who %s is found out', async (_, change, broken) => {
    await change();
    expect((await verified()).broken).toEqual(broken);
  });
});

describe('who changes the trail behind its back', () => {
  beforeEach(async () => {
    for (const id of ['1', '2', '3', '4', '5']) await listing(id);
    await acts();
    await scene.accounts.audit.tell();
    expect(await verified()).toMatchObject({ entries: 5, head: { seq: 5 }, broken: null });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an entry',
      () => stored().updateOne({ _id: 3 }, { $set: { actor: 'x' } }),
      { seq: 3, fault: 'changed' },
    ],
    [
      'a value',
      () => stored().updateOne({ _id: 2 }, { $set: { 'after.price': 1 } }),
      { seq: 2, fault: 'changed' },
    ],
    ['what is gone', () => stored().deleteOne({ _id: 2 }), { seq: 2, fault: 'missing' }],
    ['the first', () => stored().deleteOne({ _id: 1 }), { seq: 1, fault: 'missing' }],
    ['the last', () => stored().deleteOne({ _id: 5 }), { seq: 5, fault: 'missing' }],
    ['all of it', () => stored().deleteMany({}), { seq: 1, fault: 'missing' }],
  ])('is found out by %s', async (_, change, broken) => {
    await change();
    expect((await verified()).broken).toEqual(broken);
  });

  it('is found out by two that changed places', async () => {
    const [two, three] = await stored()
      .find({ _id: { $in: [2, 3] } }, { sort: { _id: 1 } })
      .toArray();
    await stored().deleteMany({ _id: { $in: [2, 3] } });
    await stored().insertMany([
      { ...three!, _id: 2 },
      { ...two!, _id: 3 },
    ]);
    expect((await verified()).broken).toEqual({ seq: 2, fault: 'unlinked' });
  });

  it('is found out where the whole chain is made anew without the installation’s key', async () => {
    const { linked, beginning } = await import('../src/application/audit-trail/chain.js');
    const records = await stored()
      .find({}, { sort: { _id: 1 } })
      .toArray();
    const forged = linked(
      records.map(({ _id, recordedAt: _r, previousHash: _p, hash: _h, seal: _s, ...act }: any) => ({
        ...act,
        actor: 'somebody-else',
      })),
      beginning,
      scene.harness.clock.now(),
      new SealKey('another secret that is long enough'),
    );
    await stored().deleteMany({});
    await stored().insertMany(forged.map(({ seq, ...said }) => ({ _id: seq, ...said })) as never);
    expect((await verified()).broken).toEqual({ seq: 1, fault: 'unsealed' });
  });

  it('is found out in a part of it, and by a start after it', async () => {
    expect(await verified({ from: 3, to: 4 })).toMatchObject({ entries: 2, head: { seq: 4 }, broken: null });
    await stored().updateOne({ _id: 3 }, { $set: { act: 'x' } });
    expect((await verified({ from: 2, to: 3 })).broken).toEqual({ seq: 3, fault: 'changed' });
    expect((await verified({ to: 2 })).broken).toBeNull();
  });
});
