import type { LondonTime } from './london-time.js';

/**
 * Every date and time that people read, on the site, in e-mails and in refusals: what clocks in London show, at an instant or on a day `yyyy-MM-dd`.
 * The specification's forms where it names them (section 9); everywhere else the British ones.
 */
export type When = string | number | Date;

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const isDay = (when: When): when is string => typeof when === 'string' && when.length === 10;

// Put together from their parts: versions of the data disagree about commas, spaces and 'Sept'.
const partsOf = (when: When): Record<Intl.DateTimeFormatPartTypes, string> => {
  const instant = isDay(when) ? new Date(`${when}T12:00:00Z`) : new Date(when);
  const parts = clock.formatToParts(instant).map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>;
};
const short = (name: string): string => name.slice(0, 3);

/** `21 Nov 2026` */
export const dayText = (when: When): string => {
  const { day, month, year } = partsOf(when);
  return `${day} ${short(month)} ${year}`;
};

/** `Saturday 21 November 2026` */
export const longDayText = (when: When): string => {
  const { weekday, day, month, year } = partsOf(when);
  return `${weekday} ${day} ${month} ${year}`;
};

/** `Saturday 21 November`, for days that are near. */
export const nearDayText = (when: When): string => {
  const { weekday, day, month } = partsOf(when);
  return `${weekday} ${day} ${month}`;
};

/** `Sat 21 Nov`, for subjects. */
export const shortDayText = (when: When): string => {
  const { weekday, day, month } = partsOf(when);
  return `${short(weekday)} ${day} ${short(month)}`;
};

/** `November 2026` */
export const monthText = (when: When): string => {
  const { month, year } = partsOf(when);
  return `${month} ${year}`;
};

/** `09:30` */
export const clockText = (when: When): string => {
  const { hour, minute } = partsOf(when);
  return `${hour}:${minute}`;
};

/** `09:30:07` */
export const secondsText = (when: When): string => `${clockText(when)}:${partsOf(when).second}`;

/** `21 Nov 2026, 09:30` */
export const momentText = (when: When): string => `${dayText(when)}, ${clockText(when)}`;

/** `21 Nov 2026, 09:30:07`: among what programs did, seconds tell what came first. */
export const exactMomentText = (when: When): string => `${dayText(when)}, ${secondsText(when)}`;

/** `Saturday 21 November 2026 at 09:30` */
export const longMomentText = (when: When): string => `${longDayText(when)} at ${clockText(when)}`;

/** `Sat 21 Nov at 09:30`, for subjects. */
export const shortMomentText = (when: When): string => `${shortDayText(when)} at ${clockText(when)}`;

/** The specification's 'MMM d, yyyy': `Nov 21, 2026`. */
export const specifiedDay = (when: When): string => {
  const { day, month, year } = partsOf(when);
  return `${short(month)} ${day}, ${year}`;
};

/** The specification's 'MMMM d, yyyy': `November 21, 2026`. */
export const specifiedLongDay = (when: When): string => {
  const { day, month, year } = partsOf(when);
  return `${month} ${day}, ${year}`;
};

/** `Saturday` */
const weekdayText = (when: When): string => partsOf(when).weekday;

/** The specification's 'h:mm a', of a time `HH:mm`: `9:30 AM`. */
export const specifiedTime = (time: string): string => {
  const [hour, minute] = time.split(':') as [string, string];
  return `${((Number(hour) + 11) % 12) + 1}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
};

/** `Saturday, November 21, 2026` */
export const specifiedFullDay = (when: When): string => `${weekdayText(when)}, ${specifiedLongDay(when)}`;

/** `Sat, Nov 21, 2026 at 9:30 AM`, where there is little room. */
export const specifiedMoment = ({ date, time }: LondonTime): string =>
  `${short(weekdayText(date))}, ${specifiedDay(date)} at ${specifiedTime(time)}`;

/** `Saturday, November 21, 2026 at 9:30 AM` */
export const specifiedLongMoment = ({ date, time }: LondonTime): string =>
  `${specifiedFullDay(date)} at ${specifiedTime(time)}`;
