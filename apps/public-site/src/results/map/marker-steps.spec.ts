import { describe, expect, it } from '@jest/globals';
import { nextMarker } from './marker-steps.js';

const from = { x: 100, y: 100 };

describe('an arrow key on a marker', () => {
  it('leads to the nearest one in its direction', () => {
    const others = [
      { x: 200, y: 110 },
      { x: 150, y: 100 },
      { x: 100, y: 20 },
      { x: 90, y: 300 },
    ];
    expect(nextMarker(from, others, 'ArrowRight')).toBe(1);
    expect(nextMarker(from, others, 'ArrowUp')).toBe(2);
    expect(nextMarker(from, others, 'ArrowDown')).toBe(3);
  });

  it('prefers what lies ahead to what lies aside', () => {
    expect(
      nextMarker(
        from,
        [
          { x: 101, y: 140 },
          { x: 300, y: 100 },
        ],
        'ArrowRight',
      ),
    ).toBe(1);
    expect(nextMarker(from, [{ x: 101, y: 140 }], 'ArrowRight')).toBe(0);
  });

  it('leads nowhere when nothing is on that side', () => {
    expect(nextMarker(from, [{ x: 50, y: 100 }], 'ArrowRight')).toBeUndefined();
  });
});
