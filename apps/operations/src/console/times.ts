import { dayText } from '@lintel/web';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' });
const minutes = format({ hour: '2-digit', minute: '2-digit' });
const seconds = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** `10:32:05`, in London. */
export const clockText = (instant: string | number): string => seconds.format(new Date(instant));

/** `21 Nov 2026, 10:32:05` */
export const instantText = (instant: string): string => `${dayText(instant)}, ${clockText(instant)}`;

/** `10:32` on the day itself, `20 Nov 2026` on every other. */
export const shortTimeText = (instant: string, now: Date): string =>
  dayText(instant) === dayText(now) ? minutes.format(new Date(instant)) : dayText(instant);
