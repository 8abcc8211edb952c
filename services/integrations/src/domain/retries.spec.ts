import { describe, expect, it } from '@jest/globals';
import { afterAttempt, refusalOf } from './retries.js';

const now = new Date('2026-03-02T09:30:00Z');
const failed = { status: 500, error: 'HTTP 500', retryAfterMs: null };
const secondsAfter = (tries: number, random: number, outcome: object = {}) => {
  const { dueAt } = afterAttempt({ tries }, { ...failed, ...outcome }, now, random);
  return dueAt && (dueAt.getTime() - now.getTime()) / 1000;
};

describe('a delivery that fails', () => {
  it('is tried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and then given up', () => {
    const waits = Array.from({ length: 10 }, (_, tries) => secondsAfter(tries, 0.5));
    const hours = [2, 5, 10, 14, 20, 24].map((hour) => hour * 3600);
    expect(waits).toEqual([5, 300, 1800, ...hours, null]);
  });

  it('waits a fifth less or more, so that those who failed together do not come back together', () => {
    expect([secondsAfter(1, 0), secondsAfter(1, 1)]).toEqual([240, 360]);
  });

  it('waits as long as it is asked to, a day at most, and never less than it would', () => {
    const asked = (retryAfterMs: number) => secondsAfter(1, 0.5, { retryAfterMs });
    expect([asked(1000), asked(600_000), asked(1e12)]).toEqual([300, 600, 86_400]);
  });
});

describe('an answer', () => {
  it('says by 2xx alone that an event was taken', () => {
    expect([200, 202, 204, 299].map(refusalOf)).toEqual([null, null, null, null]);
    expect([100, 301, 304, 400, 410, 500].map(refusalOf).every((reason) => reason !== null)).toBe(true);
  });
});
