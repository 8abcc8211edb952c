import { describe, expect, it } from 'vitest';
import { neighbours, swipeStep, wrapped } from './gallery-steps.js';

describe('the gallery', () => {
  it('wraps at both ends', () => {
    expect(wrapped(-1, 8)).toBe(7);
    expect(wrapped(8, 8)).toBe(0);
    expect(wrapped(3, 8)).toBe(3);
    expect(wrapped(1, 0)).toBe(0);
  });

  it('loads the picture shown and its neighbours only', () => {
    expect(neighbours(0, 8)).toEqual([0, 1, 7]);
    expect(neighbours(0, 2)).toEqual([0, 1]);
    expect(neighbours(0, 1)).toEqual([0]);
    expect(neighbours(0, 0)).toEqual([]);
  });

  it('goes on with a swipe to the left and back with one to the right', () => {
    expect(swipeStep(-80, 10)).toBe(1);
    expect(swipeStep(80, 10)).toBe(-1);
    expect(swipeStep(20, 0)).toBe(0);
    expect(swipeStep(60, 120)).toBe(0);
  });
});
