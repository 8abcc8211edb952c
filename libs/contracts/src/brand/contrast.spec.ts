import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { contrast, parseColour } from './contrast.js';

describe('contrast', () => {
  it("is that of the guidelines' own examples", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast(parseColour('#777777'), parseColour('rgb(255, 255, 255)'))).toBeCloseTo(4.48, 2);
  });

  it('is the same both ways, and 1 to 21', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('is of opaque colours only', () => {
    expect(() => parseColour('rgba(0, 0, 0, 0.5)')).toThrow('Not an opaque colour');
  });
});
