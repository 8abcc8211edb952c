import { clockText, dayText } from '@lintel/kernel';

/** `10:32` on the day itself, `20 Nov 2026` on every other. */
export const shortTimeText = (instant: string, now: Date): string =>
  dayText(instant) === dayText(now) ? clockText(instant) : dayText(instant);

/** `1.2 s` from one instant to a later one. */
export const secondsBetween = (from: string, to: string): string =>
  `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
