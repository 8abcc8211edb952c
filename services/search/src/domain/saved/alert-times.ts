import type { AlertFrequency } from '@lintel/contracts';
import type { Timing } from '@lintel/platform/jobs';

export type ToldFrequency = Exclude<AlertFrequency, 'off'>;
export const toldFrequencies = ['instant', 'daily', 'weekly'] as const satisfies readonly ToldFrequency[];

const timezone = 'Europe/London';
const MONDAY = 1;
const DAY_MS = 86_400_000;

/** How often instant alerts are looked after, in milliseconds. */
const INSTANT_EVERY_MS = 15_000;
/** How long the first new home of an instant alert waits for others, so that an import makes one e-mail, in milliseconds. */
const GATHER_MS = 30_000;

/** @param hour of the day in London, 0 to 23, at which daily and weekly alerts are sent */
export function timingOf(frequency: ToldFrequency, hour: number): Timing {
  if (frequency === 'instant') return { everyMs: INSTANT_EVERY_MS };
  return { cron: `0 ${hour} * * ${frequency === 'weekly' ? MONDAY : '*'}`, timezone };
}

/** Matches found until then are to be told now: until the last set time, or half a minute ago for instant alerts. */
export function tellUntil(frequency: ToldFrequency, hour: number, now: Date): Date {
  if (frequency === 'instant') return new Date(now.getTime() - GATHER_MS);
  const today = londonTime(now);
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const since = frequency === 'weekly' ? (today.getUTCDay() + 7 - MONDAY) % 7 : 0;
  const step = frequency === 'weekly' ? 7 : 1;
  const last = instantOf(day - since * DAY_MS, hour);
  return last <= now ? last : instantOf(day - (since + step) * DAY_MS, hour);
}

/** When the clocks of London show an hour of a day. One that is skipped as they go forward counts from the hour before. */
function instantOf(day: number, hour: number): Date {
  const shown = day + hour * 3_600_000;
  const guess = shown - offsetAt(shown);
  return new Date(shown - offsetAt(guess));
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: timezone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What clocks in London show, as the UTC of a date. */
function londonTime(instant: Date): Date {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return new Date(
    Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!),
  );
}

const offsetAt = (time: number): number => {
  const whole = Math.floor(time / 1000) * 1000;
  return londonTime(new Date(whole)).getTime() - whole;
};
