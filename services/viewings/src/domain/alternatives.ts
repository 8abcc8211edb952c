import { addDays, londonInstant } from '@lintel/kernel';
import { dayOf, freeStarts, gridOf, isSlot, overlap, timeOf } from './slot.js';

/** How many days past the last suggestion a free slot is looked for. */
const FURTHEST_DAYS = 28;

/** The days that the suggestions for a requested time may reach. */
export const alternativesReachDays = 7 + FURTHEST_DAYS;

/**
 * What an agent may offer instead of a requested time of day D: D at 10:00, 14:00 and 16:00, the day after at the requested time, and a week after. One
 * that is past, a Sunday or taken gives way to the next slot that is none of these, and no two overlap.
 */
export function alternativesTo(requested: Date, taken: readonly Date[], now: Date): Date[] {
  const day = dayOf(requested);
  const time = timeOf(requested);
  const wanted = [
    { date: day, time: '10:00' },
    { date: day, time: '14:00' },
    { date: day, time: '16:00' },
    { date: addDays(day, 1), time },
    { date: addDays(day, 7), time },
  ];
  const found: Date[] = [];
  for (const { date, time: at } of wanted) {
    const start = londonInstant({ date, time: at });
    const next = start && nextFree(start, [...taken, ...found], now);
    if (next) found.push(next);
  }
  return found.sort((one, other) => one.getTime() - other.getTime());
}

function nextFree(start: Date, taken: readonly Date[], now: Date): Date | null {
  const kind = gridOf(start);
  if (isSlot(start, kind, now) && !taken.some((other) => overlap(start, other))) return start;
  const from = start > now ? start : now;
  for (let days = 0; days <= FURTHEST_DAYS; days += 1) {
    const free = freeStarts(addDays(dayOf(from), days), 'booking', taken, now);
    const next = free.find((candidate) => candidate > from);
    if (next) return next;
  }
  return null;
}
