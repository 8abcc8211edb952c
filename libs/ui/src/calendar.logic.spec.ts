import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonths,
  dayAfterKey,
  dayWords,
  londonToday,
  weekday,
  weeksOfMonth,
} from './calendar.logic.js';

describe('the calendar', () => {
  it('lays a month out in weeks from Monday', () => {
    const weeks = weeksOfMonth('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-01',
    ]);
    expect(weeks[5]![0]).toBe('2026-11-30');
    expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  });

  it('holds each day of any month once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const day = addDays('2000-01-01', offset);
        const days = weeksOfMonth(day)
          .flat()
          .filter((cell) => cell !== undefined);
        const last = addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
        expect(days).toEqual(
          Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(`${day.slice(0, 8)}01`, index)),
        );
        for (const week of weeksOfMonth(day)) {
          week.forEach((cell, column) => cell !== undefined && expect(weekday(cell)).toBe(column));
        }
      }),
    );
  });

  it('keeps within the shorter month', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  });

  it('moves with the keys of a date grid', () => {
    const to = (key: string) => dayAfterKey('2026-11-21', key);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(to)).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-14',
      '2026-11-28',
    ]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map(to)).toEqual([
      '2026-11-16',
      '2026-11-22',
      '2026-10-21',
      '2026-12-21',
    ]);
    expect(to('Enter')).toBeUndefined();
  });

  it('knows the day in London', () => {
    expect(londonToday(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(londonToday(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01');
    expect(dayWords('2026-11-21')).toBe('Saturday 21 November 2026');
  });
});
