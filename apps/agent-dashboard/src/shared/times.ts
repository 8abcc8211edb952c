import {
  dayText,
  momentText as instantWords,
  specifiedDay,
  specifiedLongDay,
  specifiedTime,
  weekdayText,
} from '@lintel/kernel';
import type { ViewingMoment } from '@lintel/web';

/** `21 Nov 2026`, in London. */
export const instantDateText: (instant: string) => string = dayText;

/** `21 Nov 2026, 14:05`, in London. */
export const instantText: (instant: string) => string = instantWords;

/** `Nov 23, 2026` of `2026-11-23` (specification, section 9: 'MMM d, yyyy'). */
export const dateText: (day: string) => string = specifiedDay;

/** `November 23, 2026` (specification, section 9: 'MMMM d, yyyy'). */
export const longDateText: (day: string) => string = specifiedLongDay;

/** `Mon, Nov 23, 2026` */
export const weekdayDateText = (day: string): string => `${weekdayText(day).slice(0, 3)}, ${dateText(day)}`;

/** `10:00 AM` of `10:00` (specification, section 9: 'h:mm a'). */
export const timeText = specifiedTime;

/** `Mon, Nov 23, 2026 at 10:00 AM` */
export const momentText = ({ date: day, time }: Pick<ViewingMoment, 'date' | 'time'>): string =>
  `${weekdayDateText(day)} at ${timeText(time)}`;
