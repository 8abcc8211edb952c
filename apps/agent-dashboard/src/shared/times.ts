import { viewingTimeLabel } from '@lintel/contracts';
import type { ViewingMoment } from '@lintel/web';

const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone });
const date = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const longDate = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const dateOfInstant = format(date, 'Europe/London');
const clockOfInstant = format(clock, 'Europe/London');
const dateOfDay = format(date, 'UTC');
const longDateOfDay = format(longDate, 'UTC');
const weekdayOfDay = format({ weekday: 'short' }, 'UTC');

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `Nov 21, 2026`, in London (specification, section 9: 'MMM d, yyyy'). */
export const instantDateText = (instant: string): string => dateOfInstant.format(new Date(instant));

/** `Nov 21, 2026 at 2:05 PM`, in London. */
export const instantText = (instant: string): string =>
  `${instantDateText(instant)} at ${clockOfInstant.format(new Date(instant)).replace(/\s/, ' ')}`;

/** `Nov 23, 2026` of `2026-11-23`. */
export const dateText = (day: string): string => dateOfDay.format(noon(day));

/** `November 23, 2026` (specification, section 9: 'MMMM d, yyyy'). */
export const longDateText = (day: string): string => longDateOfDay.format(noon(day));

/** `Mon, Nov 23, 2026` */
export const weekdayDateText = (day: string): string => `${weekdayOfDay.format(noon(day))}, ${dateText(day)}`;

/** `10:00 AM` of `10:00` (specification, section 9: 'h:mm a'). */
export const timeText = viewingTimeLabel;

/** `Mon, Nov 23, 2026 at 10:00 AM` */
export const momentText = ({ date: day, time }: Pick<ViewingMoment, 'date' | 'time'>): string =>
  `${weekdayDateText(day)} at ${timeText(time)}`;
