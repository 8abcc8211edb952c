import { londonTimeOf, longDayText, monthText } from '@lintel/kernel';

/** Days are `yyyy-MM-dd` and have no zone; arithmetic is on the calendar alone. */
export type Day = string;

const at = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day of another month, or that month's last when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** 0 is Monday, 6 is Sunday. */
export const weekday = (day: Day): number => (at(day).getUTCDay() + 6) % 7;

/** The weeks of a day's month, from Monday; undefined where a week belongs to another month. */
export function weeksOfMonth(day: Day): readonly (readonly (Day | undefined)[])[] {
  const first = `${day.slice(0, 8)}01`;
  const month = first.slice(0, 7);
  const weeks: (Day | undefined)[][] = [];
  for (let start = addDays(first, -weekday(first)); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const cell = addDays(start, index);
        return cell.startsWith(month) ? cell : undefined;
      }),
    );
  }
  return weeks;
}

/** Where a key leads from a day, or undefined when it means nothing in a calendar (WAI-ARIA's date grid). */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** Today in London, whatever the device's own zone. */
export const londonToday = (now: Date): Day => londonTimeOf(now).date;

/** `Saturday 21 November 2026` */
export const dayWords: (day: Day) => string = longDayText;
/** `November 2026` */
export const monthOf: (day: Day) => string = monthText;
