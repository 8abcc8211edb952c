import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { barAt, barsPath } from './chart-bars.js';

const size = { width: 300, height: 60 };

describe('the bars of a chart', () => {
  it('are as high as their days were busy, and none where nothing happened', () => {
    expect(barsPath([0, 5, 10], { width: 30, height: 20 })).toBe('M11.5 20v-10h7v10zM21.5 20v-20h7v20z');
    expect(barsPath([0, 0, 0], size)).toBe('');
    expect(barsPath([], size)).toBe('');
  });

  it('stay inside the chart, and are seen however small', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 90 }), (values) => {
        const bars = [...barsPath(values, size).matchAll(/M([\d.]+) 60v(-[\d.]+)h([\d.]+)/g)].map((bar) =>
          bar.slice(1).map(Number),
        );
        expect(bars).toHaveLength(values.filter((value) => value > 0).length);
        for (const [x, up, wide] of bars) {
          expect(x! + wide!).toBeLessThanOrEqual(300.02);
          expect(-up!).toBeGreaterThanOrEqual(2);
          expect(-up!).toBeLessThanOrEqual(60);
        }
      }),
    );
  });

  it.each([
    [0, 0],
    [0.5, 15],
    [0.999, 29],
    [1, 29],
    [-0.2, 0],
  ])('at %s of the width is bar %s of 30', (share, bar) => expect(barAt(share, 30)).toBe(bar));
});
