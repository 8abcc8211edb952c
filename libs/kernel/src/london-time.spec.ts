import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { addDays, isDay, isSunday, londonInstant, londonTimeOf } from './index.js';

const at = (date: string, time: string) => londonInstant({ date, time })?.toISOString() ?? null;

describe('London time', () => {
  it('is an hour ahead of UTC from the last Sunday of March to the last of October', () => {
    expect(at('2026-03-28', '10:00')).toBe('2026-03-28T10:00:00.000Z');
    expect(at('2026-03-30', '10:00')).toBe('2026-03-30T09:00:00.000Z');
    expect(at('2026-10-24', '17:00')).toBe('2026-10-24T16:00:00.000Z');
    expect(at('2026-10-26', '17:00')).toBe('2026-10-26T17:00:00.000Z');
  });

  it('has no half past one on the day the clocks go forward, and two when they go back', () => {
    expect(at('2026-03-29', '01:30')).toBeNull();
    expect(at('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(londonTimeOf(new Date('2026-10-25T01:30:00Z'))).toEqual({ date: '2026-10-25', time: '01:30' });
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-03-30', '24:00'],
    ['2026-03-30', '10:60'],
    ['2026-03-30', '9:00'],
    ['tomorrow', '10:00'],
    ['2026-03-30', ''],
  ])('knows no %s %s', (date, time) => expect(at(date, time)).toBeNull());

  it('leads from any whole minute to what clocks show and back', () => {
    const minute = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
    fc.assert(
      fc.property(minute, (instant) => {
        const shown = londonTimeOf(instant);
        const back = londonInstant(shown)!;
        expect(londonTimeOf(back)).toEqual(shown);
        expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
      }),
    );
  });

  it('adds days, not hours, and knows Sundays', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(isSunday('2026-03-29')).toBe(true);
    expect(isSunday('2026-03-30')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });
});
