import { clockText, dayText, secondsText } from '@lintel/kernel';

/** `21 Nov 2026, 10:32:05`, in London: among what programs did, seconds tell what came first. */
export const instantText = (instant: string): string => `${dayText(instant)}, ${secondsText(instant)}`;

/** `10:32` on the day itself, `20 Nov 2026` on every other. */
export const shortTimeText = (instant: string, now: Date): string =>
  dayText(instant) === dayText(now) ? clockText(instant) : dayText(instant);
