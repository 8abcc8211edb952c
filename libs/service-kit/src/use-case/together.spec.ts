import { describe, expect, it } from '@jest/globals';
import { byId, OwnFailure, Together } from './together.js';

describe('what is asked for at the same time', () => {
  it('is asked together, and each gets its own answer', async () => {
    const batches: (readonly number[])[] = [];
    const doubled = new Together<number, number>(async (asked) => {
      batches.push(asked);
      return asked.map((one) => one * 2);
    });
    expect(await Promise.all([1, 2, 3].map((one) => doubled.ask(one)))).toEqual([2, 4, 6]);
    expect(await doubled.ask(4)).toBe(8);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('while others are being answered waits for a turn of its own, which sees what was written meanwhile', async () => {
    let kept = 'before';
    const answered = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const reading = new Together<string, string>(async (asked) => {
      const found = kept;
      begun.resolve();
      await answered.promise;
      return asked.map(() => found);
    });
    const first = reading.ask('a');
    await begun.promise;
    kept = 'after';
    const second = reading.ask('a');
    answered.resolve();
    expect([await first, await second]).toEqual(['before', 'after']);
  });

  it('fails together where nothing could be done, and alone where one of it could not', async () => {
    const failing = new Together<string, string>(async (asked) => {
      if (asked.includes('all')) throw new Error('the server is away');
      return asked.map((one) => (one === 'bad' ? new OwnFailure(new Error('refused')) : one));
    });
    const outcomes = async (...asked: readonly string[]) =>
      (await Promise.allSettled(asked.map((one) => failing.ask(one)))).map(({ status }) => status);
    expect(await outcomes('good', 'bad', 'good')).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await outcomes('good', 'all')).toEqual(['rejected', 'rejected']);
    expect(await failing.ask('good')).toBe('good');
  });

  it('by id is looked up once for all who ask for it, and null where it is not', async () => {
    const looked: (readonly string[])[] = [];
    const people = byId(async (ids) => {
      looked.push(ids);
      return ids.filter((id) => id !== 'nobody').map((_id) => ({ _id }));
    });
    const found = await Promise.all(['ada', 'nobody', 'ada'].map((id) => people.ask(id)));
    expect(found).toEqual([{ _id: 'ada' }, null, { _id: 'ada' }]);
    expect(looked).toEqual([['ada', 'nobody']]);
  });
});
