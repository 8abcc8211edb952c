import { expect, it } from '@jest/globals';
import { withoutRefused } from './gallery-order.js';

const items = ['a', 'b'].map((key) => ({ key, alt: '' }));

it('a file that is not taken has no place among the pictures', () => {
  const uploads = new Map([
    ['a', { stage: 'refused' as const }],
    ['b', { stage: 'lost' as const }],
  ]);
  expect(withoutRefused(items, uploads)).toEqual([items[1]]);
  expect(withoutRefused(items, new Map())).toBe(items);
});
