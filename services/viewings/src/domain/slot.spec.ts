import { viewingTimes } from '@lintel/contracts';
import { addDays, isSunday, londonInstant, londonTimeOf } from '@lintel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { alternativesTo } from './alternatives.js';
import { cellsOf, freeStarts, isSlot, overlap, readSlot } from './slot.js';

const NOW = new Date('2026-03-02T09:30:00Z');
const at = (date: string, time: string): Date => londonInstant({ date, time })!;
const shown = (start: Date) => Object.values(londonTimeOf(start)).join(' ');
const problem = (date: string, time: string, kind: 'booking' | 'reschedule' = 'booking') => {
  const read = readSlot({ date, time }, kind, NOW);
  return read.ok ? null : `${read.failure.field}: ${read.failure.message}`;
};

describe('slots', () => {
  it('are on the hour from 09:00 to 17:00, Monday to Saturday; when rescheduling every 30 minutes to 4:30 PM', () => {
    const hours = freeStarts('2026-03-03', 'booking', [], NOW);
    expect(hours.map((start) => londonTimeOf(start).time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    expect(freeStarts('2026-03-03', 'reschedule', [], NOW)).toHaveLength(16);
    expect(freeStarts('2026-03-08', 'booking', [], NOW)).toEqual([]);
    expect(freeStarts('2026-03-07', 'booking', [], NOW)).toHaveLength(9);
  });

  it('are UTC instants of London times on both sides of the changes of the clock', () => {
    const ten = (date: string) => readSlot({ date, time: '10:00' }, 'booking', NOW);
    expect(ten('2026-03-28')).toEqual({ ok: true, value: new Date('2026-03-28T10:00:00Z') });
    expect(ten('2026-03-30')).toEqual({ ok: true, value: new Date('2026-03-30T09:00:00Z') });
    expect(ten('2026-10-24')).toEqual({ ok: true, value: new Date('2026-10-24T09:00:00Z') });
    expect(ten('2026-10-26')).toEqual({ ok: true, value: new Date('2026-10-26T10:00:00Z') });
  });

  it.each([
    ['2026-03-08', '10:00', 'date: There are no viewings on Sundays. Choose Monday to Saturday.'],
    ['2026-03-29', '01:30', 'date: There are no viewings on Sundays. Choose Monday to Saturday.'],
    ['2026-03-01', '10:00', 'date: This date has passed.'],
    ['2026-03-02', '09:00', 'time: This time has passed.'],
    ['2026-03-03', '09:15', 'time: Viewings begin on the hour, from 09:00 to 17:00.'],
    ['2026-03-03', '09:30', 'time: Viewings begin on the hour, from 09:00 to 17:00.'],
    ['2026-03-03', '18:00', 'time: Viewings begin on the hour, from 09:00 to 17:00.'],
    ['2026-02-30', '10:00', 'date: This is not a date. Write it like 2026-03-30.'],
    ['next week', '10:00', 'date: This is not a date. Write it like 2026-03-30.'],
    ['2028-03-03', '10:00', 'date: Choose a date within a year from today.'],
  ])('refuse %s %s by its name', (date, time, words) => expect(problem(date, time)).toBe(words));

  it('take two half hours, one of each kind, so that overlapping viewings always share one', () => {
    const start = fc
      .record({ days: fc.integer({ min: 0, max: 3 }), time: fc.constantFrom(...viewingTimes) })
      .map(({ days, time }) => at(addDays('2026-03-27', days), time));
    fc.assert(
      fc.property(start, start, (one, other) => {
        const [a, b] = [cellsOf(one), cellsOf(other)];
        const share = +a.onHour === +b.onHour || +a.atHalf === +b.atHalf;
        expect(share).toBe(overlap(one, other));
        expect(a.onHour.getUTCMinutes()).toBe(0);
        expect(a.atHalf.getUTCMinutes()).toBe(30);
      }),
    );
  });
});

describe('the five alternatives of the requested day D', () => {
  it('are D 10:00, D 14:00, D 16:00, D+1 at the requested time, D+7 at the requested time', () => {
    const found = alternativesTo(at('2026-03-03', '11:00'), [], NOW).map(shown);
    expect(found).toEqual([
      '2026-03-03 10:00',
      '2026-03-03 14:00',
      '2026-03-03 16:00',
      '2026-03-04 11:00',
      '2026-03-10 11:00',
    ]);
  });

  it('skip a Sunday or a taken slot to the next bookable one', () => {
    const taken = [at('2026-03-07', '14:00')];
    expect(alternativesTo(at('2026-03-07', '11:00'), taken, NOW).map(shown)).toEqual([
      '2026-03-07 10:00',
      '2026-03-07 15:00',
      '2026-03-07 16:00',
      '2026-03-09 09:00',
      '2026-03-14 11:00',
    ]);
  });

  it('are always five, free, to come, not on a Sunday, and none overlaps another', () => {
    const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-03-20', days));
    const start = fc
      .record({ date: day, time: fc.constantFrom(...viewingTimes) })
      .map(({ date, time }) => at(date, time));
    fc.assert(
      fc.property(start, fc.array(start, { maxLength: 40 }), start, (wanted, taken, now) => {
        const found = alternativesTo(wanted, taken, now);
        expect(found).toHaveLength(5);
        for (const one of found) {
          expect(isSlot(one, 'offer', now)).toBe(true);
          expect(isSunday(londonTimeOf(one).date)).toBe(false);
          expect(
            [...taken, ...found.filter((other) => other !== one)].some((other) => overlap(one, other)),
          ).toBe(false);
        }
      }),
    );
  });
});
