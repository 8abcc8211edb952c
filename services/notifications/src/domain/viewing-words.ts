import { londonTimeOf } from '@lintel/kernel';

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});

/** `Monday 30 March 2026`, in London, without the comma that some versions of the data have. */
const dayText = (instant: Date): string => day.format(instant).replace(',', '');

/** `Monday 30 March 2026 at 10:00`, in London. */
export const whenText = (instant: Date): string => `${dayText(instant)} at ${londonTimeOf(instant).time}`;

/** `Mon 30 Mar at 10:00`, for subjects. */
export const shortWhenText = (instant: Date): string =>
  `${shortDay.format(instant).replace(',', '').replace('Sept', 'Sep')} at ${londonTimeOf(instant).time}`;

/** A line for each day, such as `Monday 30 March 2026 at 10:00, 11:00`. */
export function timesByDay(times: readonly Date[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const instant of times) {
    const name = dayText(instant);
    days.set(name, [...(days.get(name) ?? []), londonTimeOf(instant).time]);
  }
  return Array.from(days, ([name, shown]) => `${name} at ${shown.join(', ')}`);
}
