import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { gathered } from './marker-groups.js';

const nearer = { x: 50, y: 30 };
const itself = (spot: { x: number; y: number }) => spot;

describe('markers close together', () => {
  it('become one in their middle', () => {
    const groups = gathered(
      [
        { x: 0, y: 0 },
        { x: 40, y: 20 },
        { x: 60, y: 0 },
      ],
      itself,
      nearer,
    );
    expect(groups.map(({ members, x, y }) => [members.length, x, y])).toEqual([
      [2, 20, 10],
      [1, 60, 0],
    ]);
  });

  it('hold each home once, whatever the homes', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 800 }) });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 100 }), (spots) => {
        const groups = gathered(spots, itself, nearer);
        expect(groups.flatMap(({ members }) => members)).toHaveLength(spots.length);
        expect(new Set(groups.flatMap(({ members }) => members)).size).toBe(spots.length);
      }),
    );
  });
});
