import { clockText, longDayText } from '@lintel/kernel';

/** A line for each day, such as `Monday 30 March 2026 at 10:00, 11:00`. */
export function timesByDay(times: readonly Date[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const instant of times) {
    const name = longDayText(instant);
    days.set(name, [...(days.get(name) ?? []), clockText(instant)]);
  }
  return Array.from(days, ([name, shown]) => `${name} at ${shown.join(', ')}`);
}
