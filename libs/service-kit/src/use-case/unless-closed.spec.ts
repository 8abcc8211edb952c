import { succeed } from '@lintel/kernel';
import { describe, expect, it } from '@jest/globals';
import { unlessClosed } from './unless-closed.js';

/** Every order in which the steps of two can come. */
function interleavings(ones: number, others: number): boolean[][] {
  if (ones + others === 0) return [[]];
  return [
    ...(ones > 0 ? interleavings(ones - 1, others).map((rest) => [true, ...rest]) : []),
    ...(others > 0 ? interleavings(ones, others - 1).map((rest) => [false, ...rest]) : []),
  ];
}

const WRITERS_STEPS = 4;
const ERASERS_STEPS = 2;

describe('what is written for an account while it is closed', () => {
  it.each(interleavings(WRITERS_STEPS, ERASERS_STEPS).map((order) => [order]))(
    'does not stay, in the order %j',
    async (order) => {
      const stored = new Set<string>();
      const closed = new Set<string>();
      const turns: Record<'writer' | 'eraser', (() => void)[]> = { writer: [], eraser: [] };
      const turn = (whose: 'writer' | 'eraser') =>
        new Promise<void>((resolve) => void turns[whose].push(resolve));
      const writing = unlessClosed(
        {
          async has(id) {
            await turn('writer');
            return closed.has(id);
          },
          async erase(id) {
            await turn('writer');
            stored.delete(id);
          },
        },
        'anna',
        async () => {
          await turn('writer');
          stored.add('anna');
          return succeed('kept');
        },
      );
      const erasing = (async () => {
        await turn('eraser');
        closed.add('anna');
        await turn('eraser');
        stored.delete('anna');
      })();
      for (const writers of order) {
        turns[writers ? 'writer' : 'eraser'].shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await Promise.all([writing, erasing]);
      expect(stored.size).toBe(0);
    },
  );

  it('stays where the account is open', async () => {
    const closed = { has: async () => false, erase: () => Promise.reject(new Error('not to be called')) };
    expect(await unlessClosed(closed, 'anna', async () => succeed('kept'))).toEqual(succeed('kept'));
  });
});
