/**
 * Days and times as clocks in London show them, across the changes of the clock. A day is `yyyy-MM-dd`, a time `HH:mm`. By hand on `Intl`, until Node
 * has `Temporal`.
 */
export interface LondonTime {
  readonly date: string;
  readonly time: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What clocks in London show at an instant. */
export function londonTimeOf(instant: Date): LondonTime {
  const [date, time] = clock.format(instant).split(' ');
  return { date: date!, time: time! };
}

/**
 * The instant at which clocks in London show this; null for what is no day or time, and for the hour that is left out when the clocks go forward. Of
 * the hour that comes twice in autumn it is the first.
 */
export function londonInstant({ date, time }: LondonTime): Date | null {
  const shown = `${date} ${time}`;
  const [, year, month, day, hour, minute] = FORM.exec(shown) ?? [];
  if (!year) return null;
  const utc = Date.UTC(+year, +month! - 1, +day!, +hour!, +minute!);
  for (const offset of [60, 0]) {
    const instant = new Date(utc - offset * MINUTE);
    const there = londonTimeOf(instant);
    if (`${there.date} ${there.time}` === shown) return instant;
  }
  return null;
}

/** Whether there is such a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text;

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY) ?? day;

export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const dayOf = (milliseconds: number): string | null =>
  Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15
    ? null
    : new Date(milliseconds).toISOString().slice(0, 10);
