import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { gathered, type Spot } from './marker-groups.js';

const reachOf = (members: readonly Spot[]) =>
  members.length === 1 ? { across: 36, above: 40, below: 0 } : { across: 24, above: 24, below: 24 };
const itself = (spot: Spot) => spot;

describe('markers close together', () => {
  it('become one in their middle', () => {
    const groups = gathered(
      [
        { x: 0, y: 0 },
        { x: 40, y: 20 },
        { x: 200, y: 0 },
      ],
      itself,
      reachOf,
    );
    expect(groups.map(({ members, x, y }) => [members.length, x, y])).toEqual([
      [2, 20, 10],
      [1, 200, 0],
    ]);
  });

  it('stay apart when they stand above one another', () => {
    expect(
      gathered(
        [
          { x: 0, y: 0 },
          { x: 10, y: 40 },
        ],
        itself,
        reachOf,
      ),
    ).toHaveLength(2);
  });

  const spot = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 800 }) });
  const screens = fc.array(spot, { maxLength: 100 });

  it('hold each home once, whatever the homes', () => {
    fc.assert(
      fc.property(screens, (spots) => {
        const groups = gathered(spots, itself, reachOf);
        expect(groups.flatMap(({ members }) => members)).toHaveLength(spots.length);
        expect(new Set(groups.flatMap(({ members }) => members)).size).toBe(spots.length);
      }),
    );
  });

  it('never overlap, whatever the homes', () => {
    fc.assert(
      fc.property(screens, (spots) => {
        const boxes = gathered(spots, itself, reachOf).map(({ members, x, y }) => {
          const { across, above, below } = reachOf(members);
          return { west: x - across, east: x + across, north: y - above, south: y + below };
        });
        const overlapping = boxes.some((a, at) =>
          boxes
            .slice(at + 1)
            .some((b) => a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south),
        );
        expect(overlapping).toBe(false);
      }),
    );
  });
});
