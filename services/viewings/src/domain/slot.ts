import {
  bookingTimes,
  rescheduleTimes,
  viewingLimits,
  viewingMinutes,
  viewingTimes,
} from '@lintel/contracts';
import {
  addDays,
  fail,
  isDay,
  isSunday,
  londonInstant,
  type LondonTime,
  londonTimeOf,
  type Result,
  succeed,
} from '@lintel/kernel';

/** A booking is on the hour, another time for it also at half past; an agent offers either. */
export type TimesFor = 'booking' | 'reschedule' | 'offer';

const grids: Record<TimesFor, { readonly times: readonly string[]; readonly words: string }> = {
  booking: { times: bookingTimes, words: 'Viewings begin on the hour, from 09:00 to 17:00.' },
  reschedule: {
    times: rescheduleTimes,
    words: 'Viewings can be moved to every half hour from 9:00 AM to 4:30 PM.',
  },
  offer: { times: viewingTimes, words: 'Viewings begin every half hour, from 09:00 to 17:00.' },
};

const MINUTE = 60_000;
const CELL_MS = 30 * MINUTE;
const VIEWING_MS = viewingMinutes * MINUTE;

export interface SlotProblem {
  readonly field: 'date' | 'time';
  readonly message: string;
}

const wrong = (field: SlotProblem['field'], message: string) => fail<SlotProblem>({ field, message });

/** What is wrong with a day for viewings; null when nothing is. */
export function dayProblem(date: string, now: Date): string | null {
  if (!isDay(date)) return 'This is not a date. Write it like 2026-03-30.';
  const today = londonTimeOf(now).date;
  if (date < today) return 'This date has passed.';
  if (date > addDays(today, viewingLimits.daysAhead)) return 'Choose a date within a year from today.';
  if (isSunday(date)) return 'There are no viewings on Sundays. Choose Monday to Saturday.';
  return null;
}

export const timeProblem = (time: string, kind: TimesFor): string | null =>
  grids[kind].times.includes(time) ? null : grids[kind].words;

/** The instant at which a viewing would begin, or what is wrong with the date or time. Whether it is taken is another matter. */
export function readSlot(given: LondonTime, kind: TimesFor, now: Date): Result<Date, SlotProblem> {
  const ofDay = dayProblem(given.date, now);
  if (ofDay) return wrong('date', ofDay);
  const ofTime = timeProblem(given.time, kind);
  if (ofTime) return wrong('time', ofTime);
  const start = londonInstant(given);
  if (!start) return wrong('time', 'The clocks change on that day, and this time is left out.');
  return start > now ? succeed(start) : wrong('time', 'This time has passed.');
}

/** Whether a viewing of that kind can begin at an instant. */
export const isSlot = (start: Date, kind: TimesFor, now: Date): boolean =>
  start.getTime() % CELL_MS === 0 && readSlot(londonTimeOf(start), kind, now).ok;

/**
 * The two half hours that a viewing takes: one that begins on the hour and one at half past it, always. Two viewings overlap if and only if they share
 * one of them, so that two unique fields keep them apart (decision 13).
 */
export function cellsOf(start: Date): { readonly onHour: Date; readonly atHalf: Date } {
  const next = new Date(start.getTime() + CELL_MS);
  return start.getTime() % (2 * CELL_MS) === 0
    ? { onHour: start, atHalf: next }
    : { onHour: next, atHalf: start };
}

export const endOf = (start: Date): Date => new Date(start.getTime() + VIEWING_MS);

export const overlap = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < VIEWING_MS;

/** The starts of a day that are neither past nor taken. */
export function freeStarts(day: string, kind: TimesFor, taken: readonly Date[], now: Date): Date[] {
  return grids[kind].times
    .map((time) => readSlot({ date: day, time }, kind, now))
    .flatMap((read) => (read.ok ? [read.value] : []))
    .filter((start) => !taken.some((other) => overlap(start, other)));
}

/** The grid that a start lies on: what to offer whoever wanted it. */
export const gridOf = (start: Date): TimesFor =>
  start.getTime() % (2 * CELL_MS) === 0 ? 'booking' : 'reschedule';

export const timeOf = (start: Date): string => londonTimeOf(start).time;
export const dayOf = (start: Date): string => londonTimeOf(start).date;
