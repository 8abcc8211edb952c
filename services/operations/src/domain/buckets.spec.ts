import { describe, expect, it } from '@jest/globals';
import { bucketStart, pointsOf } from './buckets.js';
import { isTrouble } from './figures.js';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 9, minutes));
const tally = (sum: number, count: number, max: number) => ({ sum, count, max });

describe('samples in buckets', () => {
  it('belong to the minute and the hour in which they were taken', () => {
    const sampled = new Date(Date.UTC(2026, 2, 1, 9, 41, 59, 999));
    expect(bucketStart('minute', sampled)).toEqual(at(41));
    expect(bucketStart('hour', sampled)).toEqual(at(0));
  });

  it('are drawn as means and maxima, the oldest first, without what nobody sampled', () => {
    const points = pointsOf(
      [
        { at: at(12), tally: tally(9, 3, 5) },
        { at: at(1), tally: tally(4, 2, 4) },
        { at: at(9), tally: tally(8, 2, 8) },
        { at: at(25), tally: tally(0, 0, 0) },
      ],
      600_000,
    );
    expect(points).toEqual([
      { at: at(0), mean: 3, max: 8 },
      { at: at(10), mean: 3, max: 5 },
    ]);
  });
});

it('is trouble from a number on, and for what people do never', () => {
  expect([isTrouble('jobsFailed', 0), isTrouble('jobsFailed', 1)]).toEqual([false, true]);
  expect(isTrouble('emailsSent', 1_000_000)).toBe(false);
});
