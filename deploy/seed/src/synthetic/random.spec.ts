import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { Random } from './random.js';

describe('the generator of random numbers', () => {
  it('stays below one and repeats itself for the same seed and index', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(), (seed, index) => {
        const [a, b] = [Random.of(seed, index), Random.of(seed, index)];
        for (let turn = 0; turn < 20; turn++) {
          const value = a.next();
          expect(value).toBe(b.next());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });

  it('gives neighbours in a series nothing in common', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => Random.of(1, index).next());
    expect(firsts.reduce((sum, value) => sum + value, 0) / firsts.length).toBeCloseTo(0.5, 1);
    expect(new Set(firsts).size).toBeGreaterThan(19_990);
    const products = firsts.slice(1).map((value, at) => (value - 0.5) * (firsts[at]! - 0.5));
    expect(Math.abs(products.reduce((sum, value) => sum + value, 0) / products.length)).toBeLessThan(0.003);
  });

  it('chooses by weight, and never what weighs nothing', () => {
    const random = new Random(5);
    const counts = { rare: 0, common: 0, never: 0 };
    for (let turn = 0; turn < 10_000; turn++) counts[random.weighted({ rare: 1, common: 9, never: 0 })]++;
    expect(counts.never).toBe(0);
    expect(counts.rare).toBeGreaterThan(850);
    expect(counts.rare).toBeLessThan(1150);
    expect(() => random.weighted({})).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('reaches both ends of a range of whole numbers', () => {
    const random = new Random(9);
    const drawn = new Set(Array.from({ length: 500 }, () => random.whole(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('is normal where it says so', () => {
    const random = new Random(11);
    const values = Array.from({ length: 50_000 }, () => random.gaussian());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});
