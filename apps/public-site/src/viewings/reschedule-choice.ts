import { isViewingDay, rescheduleTimes, viewingLimits } from '@lintel/contracts';
import { addDays, type Day } from '@lintel/ui';
import type { Viewing } from './viewings-queries.js';

/** What a visitor wants instead: each of the times on each of the dates. */
export interface Wish {
  readonly dates: readonly Day[];
  readonly times: readonly string[];
}

/** The free times of a day; undefined while they are not known. */
export type FreeTimesOf = (day: Day) => readonly string[] | undefined;

/** The form starts with the current viewing's date and time (specification, section 5), where they can still be asked for. */
export function currentWish({ start, date }: Pick<Viewing, 'start' | 'date'>, today: Day): Wish {
  const current = start ?? date;
  return {
    dates: isOpenDay(current.date, today) ? [current.date] : [],
    times: rescheduleTimes.includes(current.time) ? [current.time] : [],
  };
}

/** No past dates or Sundays (specification, section 9), and a year ahead at most. */
export const isOpenDay = (day: Day, today: Day): boolean =>
  isViewingDay(day, today) && day <= addDays(today, viewingLimits.daysAhead);

/** The free times for somebody who already has a viewing of the home: their own is no obstacle to moving it by half an hour. */
export const freeBeside =
  (freeOf: FreeTimesOf, start: Viewing['start']): FreeTimesOf =>
  (day) => {
    const free = freeOf(day);
    if (!free || start?.date !== day) return free;
    const own = rescheduleTimes.filter((time) => Math.abs(minutes(time) - minutes(start.time)) < 60);
    return rescheduleTimes.filter((time) => free.includes(time) || own.includes(time));
  };

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times that are free on one of the dates at least, of the 30-minute list (specification, section 9); all of them before there is a date. */
export const offeredTimes = (dates: readonly Day[], freeOf: FreeTimesOf): readonly string[] =>
  dates.length === 0
    ? rescheduleTimes
    : rescheduleTimes.filter((time) => dates.some((day) => freeOf(day)?.includes(time) ?? true));

/** The wished times that others have: the agent is not asked for those. */
export const takenOf = ({ dates, times }: Wish, freeOf: FreeTimesOf): readonly { day: Day; time: string }[] =>
  dates.flatMap((day) => {
    const free = freeOf(day);
    return free ? times.filter((time) => !free.includes(time)).map((time) => ({ day, time })) : [];
  });

/** A date is added, or taken away where it is there already. */
export const toggled = (dates: readonly Day[], day: Day): readonly Day[] =>
  dates.includes(day) ? dates.filter((other) => other !== day) : [...dates, day].sort();
