import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { tellUntil, timingOf } from './alert-times.js';

const until = (frequency: 'daily' | 'weekly', hour: number, now: string) =>
  tellUntil(frequency, hour, new Date(now)).toISOString();

describe('the last time that alerts were set for', () => {
  it.each([
    ['daily', 8, '2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z'],
    ['daily', 8, '2026-03-01T07:59:59.999Z', '2026-02-28T08:00:00.000Z'],
    ['daily', 8, '2026-03-29T06:59:59.999Z', '2026-03-28T08:00:00.000Z'],
    ['daily', 8, '2026-03-29T07:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['daily', 8, '2026-10-25T07:59:59.999Z', '2026-10-24T07:00:00.000Z'],
    ['daily', 8, '2026-10-25T08:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['daily', 0, '2026-06-30T23:30:00.000Z', '2026-06-30T23:00:00.000Z'],
    ['daily', 1, '2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['daily', 1, '2026-10-25T12:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['weekly', 8, '2026-03-30T07:00:00.000Z', '2026-03-30T07:00:00.000Z'],
    ['weekly', 8, '2026-03-30T06:59:59.000Z', '2026-03-23T08:00:00.000Z'],
    ['weekly', 8, '2026-04-05T23:59:59.000Z', '2026-03-30T07:00:00.000Z'],
    ['weekly', 23, '2026-03-01T12:00:00.000Z', '2026-02-23T23:00:00.000Z'],
  ] as const)('%s at %i o’clock in London, as of %s, is %s', (frequency, hour, now, expected) => {
    expect(until(frequency, hour, now)).toBe(expected);
  });

  it('is never in the future, never goes back, and is of the last day and an hour, or week', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 2 * day }),
        (now, hour, later) => {
          for (const [frequency, most] of [
            ['daily', day],
            ['weekly', 7 * day],
          ] as const) {
            const last = tellUntil(frequency, hour, new Date(now)).getTime();
            expect(last).toBeLessThanOrEqual(now);
            expect(now - last).toBeLessThan(most + 3_600_001);
            expect(tellUntil(frequency, hour, new Date(now + later)).getTime()).toBeGreaterThanOrEqual(last);
          }
        },
      ),
    );
  });
});

describe('the schedule', () => {
  it('is by the clocks of London', () => {
    expect(timingOf('daily', 8)).toEqual({ cron: '0 8 * * *', timezone: 'Europe/London' });
    expect(timingOf('weekly', 0)).toEqual({ cron: '0 0 * * 1', timezone: 'Europe/London' });
  });
});
