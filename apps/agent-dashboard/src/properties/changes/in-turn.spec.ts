import { expect, it } from '@jest/globals';
import { inTurn } from './in-turn.js';

it('does what is asked of one listing in the order of asking, also after a failure', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const asked = [
    inTurn(1, () => first.promise.then(() => order.push('first'))),
    inTurn(1, async () => {
      order.push('second');
      throw new Error('refused');
    }),
    inTurn(1, async () => order.push('third')),
    inTurn(2, async () => order.push('other')),
  ];
  await asked[3];
  expect(order).toEqual(['other']);
  first.resolve();
  await Promise.allSettled(asked);
  expect(order).toEqual(['other', 'first', 'second', 'third']);
  await expect(asked[1]).rejects.toThrow('refused');
});
