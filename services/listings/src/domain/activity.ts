import { addDays } from '@lintel/kernel';

/** What happens to a listing, by the name it is counted under. */
export const activityKinds = ['views', 'saves', 'enquiries', 'viewings'] as const;
export type ActivityKind = (typeof activityKinds)[number];
export type ActivityCounts = Readonly<Record<ActivityKind, number>>;

/** What happened to a listing on a day in London (`yyyy-MM-dd`). */
export interface ActivityDay extends ActivityCounts {
  readonly date: string;
}

/** What happened on each of some days, oldest first, and on all of them together. */
export interface ListingActivity extends ActivityCounts {
  readonly days: readonly ActivityDay[];
}

/** How many things of a kind happened on one day. */
export interface ActivityTally {
  readonly date: string;
  readonly kind: ActivityKind;
  readonly count: number;
}

/** How many days activity is kept. */
export const activityKeptDays = 400;
export const mostActivityDays = 90;

const nothing: ActivityCounts = { views: 0, saves: 0, enquiries: 0, viewings: 0 };

/** The first of this many days, of which `today` is the last. */
export const firstOf = (days: number, today: string): string => addDays(today, 1 - days);

/** This many days up to today, those on which nothing happened included. */
export function activityOver(
  days: number,
  today: string,
  tallies: readonly ActivityTally[],
): ListingActivity {
  const first = firstOf(days, today);
  const dates = Array.from({ length: days }, (_, n) => addDays(first, n));
  const byDate = new Map(dates.map((date) => [date, { date, ...nothing }]));
  const totals = { ...nothing };
  for (const { date, kind, count } of tallies) {
    const day = byDate.get(date);
    if (!day) continue;
    day[kind] += count;
    totals[kind] += count;
  }
  return { ...totals, days: [...byDate.values()] };
}
