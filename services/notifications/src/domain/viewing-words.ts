import { clockText, longDayText, shortDayText } from '@lintel/kernel';

/** `Monday 30 March 2026 at 10:00`, in London. */
export const whenText = (instant: Date): string => `${longDayText(instant)} at ${clockText(instant)}`;

/** `Mon 30 Mar at 10:00`, for subjects. */
export const shortWhenText = (instant: Date): string => `${shortDayText(instant)} at ${clockText(instant)}`;

/** A line for each day, such as `Monday 30 March 2026 at 10:00, 11:00`. */
export function timesByDay(times: readonly Date[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const instant of times) {
    const name = longDayText(instant);
    days.set(name, [...(days.get(name) ?? []), clockText(instant)]);
  }
  return Array.from(days, ([name, shown]) => `${name} at ${shown.join(', ')}`);
}
