import { describe, expect, it } from '@jest/globals';
import { byDay, marksOf } from './calendar-days.js';
import { aViewing, moment } from './viewing.fixture.js';

const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

describe("the agency's calendar", () => {
  it('has the viewings of a day in the order of the clock', () => {
    const days = byDay([
      aViewing('pending', [monday, '15:00']),
      aViewing('confirmed', [monday, '09:30']),
      aViewing('cancelled', [monday, '12:00']),
    ]);
    expect(days.get(monday)?.map(({ at }) => at.time)).toEqual(['09:30', '12:00', '15:00']);
  });

  it('marks days with viewings, filled where one is confirmed', () => {
    const marks = marksOf(
      byDay([
        aViewing('pending', [monday, '15:00']),
        aViewing('confirmed', [monday, '09:30']),
        aViewing('pending', [tuesday, '10:00']),
        aViewing('cancelled', ['2026-11-25', '10:00']),
      ]),
    );
    expect(marks.get(monday)).toEqual({ words: '1 viewing confirmed, 1 viewing pending', filled: true });
    expect(marks.get(tuesday)).toEqual({ words: '1 viewing pending', filled: false });
    expect(marks.has('2026-11-25')).toBe(false);
  });

  it('has a viewing that is to be moved at both times, until that is settled', () => {
    const moving = aViewing('pending', [tuesday, '10:00'], { start: moment(monday, '14:00') });
    const days = byDay([moving]);
    expect(days.get(tuesday)).toMatchObject([{ standing: false }]);
    expect(days.get(monday)).toMatchObject([{ standing: true, at: { time: '14:00' } }]);
    expect(marksOf(days).get(monday)?.filled).toBe(true);
  });
});
