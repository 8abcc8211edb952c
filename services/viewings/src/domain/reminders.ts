import type { Viewing } from './viewing.js';

const HOUR = 3_600_000;
/** How long before a viewing both sides are reminded, in hours. */
export const reminderHours = [24, 2] as const;
export type ReminderHours = (typeof reminderHours)[number];

export interface Reminder {
  readonly viewing: string;
  readonly start: Date;
  readonly hoursBefore: ReminderHours;
  readonly at: Date;
}

/** The reminders that a viewing is still owed: of an arranged time, unless it was arranged later than they would have gone out, or they did. */
export function remindersOf(viewing: Viewing): Reminder[] {
  const { id, state, start, arrangedAt, reminded } = viewing;
  if (state !== 'confirmed' || !start || !arrangedAt) return [];
  return reminderHours
    .map((hoursBefore) => ({
      viewing: id,
      start,
      hoursBefore,
      at: new Date(start.getTime() - hoursBefore * HOUR),
    }))
    .filter(({ hoursBefore, at }) => at >= arrangedAt && !reminded.includes(hoursBefore));
}

/** Whether a reminder that comes late is still worth sending: not when the next one is due by now, or the viewing has begun. */
export const isTimely = (
  { start, hoursBefore }: Pick<Reminder, 'start' | 'hoursBefore'>,
  now: Date,
): boolean => now < new Date(start.getTime() - (hoursBefore === 24 ? 2 * HOUR : 0));
