import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { indexAfterKey, nearby, swipeStep, wrapIndex } from './image-slider.logic.js';

describe('the image slider', () => {
  it('wraps in both directions', () => {
    expect(wrapIndex(0, -1, 8)).toBe(7);
    expect(wrapIndex(7, 1, 8)).toBe(0);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });

  it('is turned by the arrows, Home and End, and by no other key', () => {
    const bare = { altKey: false, ctrlKey: false, metaKey: false };
    const after = (key: string, held = {}) => indexAfterKey({ key, ...bare, ...held }, 0, 8);
    expect(['ArrowRight', 'ArrowLeft', 'End', 'Home'].map((key) => after(key))).toEqual([1, 7, 7, 0]);
    expect(after('Escape')).toBeUndefined();
    expect(after('ArrowLeft', { altKey: true })).toBeUndefined();
  });

  it('always shows a picture that exists, and comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), fc.integer(), (count, start, step) => {
        const index = start % count;
        const moved = wrapIndex(index, step, count);
        expect(moved).toBeGreaterThanOrEqual(0);
        expect(moved).toBeLessThan(count);
        expect(wrapIndex(moved, -step, count)).toBe(index);
      }),
    );
  });

  it('loads the shown picture and its neighbours only', () => {
    expect(nearby(0, 8)).toEqual([0, 1, 7]);
    expect(nearby(0, 2)).toEqual([0, 1]);
    expect(nearby(0, 1)).toEqual([0]);
    expect(nearby(0, 0)).toEqual([]);
  });

  it('goes on with a swipe to the left, back with one to the right, and leaves scrolling alone', () => {
    expect(swipeStep(-80, 5)).toBe(1);
    expect(swipeStep(80, 5)).toBe(-1);
    expect(swipeStep(20, 0)).toBe(0);
    expect(swipeStep(60, 200)).toBe(0);
  });
});
