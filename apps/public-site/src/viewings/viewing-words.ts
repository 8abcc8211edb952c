import { type LondonTime, specifiedTime } from '@lintel/kernel';
import type { Viewing } from './viewings-queries.js';

/** Times by their day, both ascending. */
export function byDay(times: readonly LondonTime[]): readonly { day: string; times: readonly string[] }[] {
  const days = Map.groupBy(times, ({ date }) => date);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, those]) => ({ day, times: those.map(({ time }) => time).sort() }));
}

/** `10:00 AM`, `10:00 AM or 2:00 PM`, `9:00 AM, 10:00 AM or 2:00 PM` */
export const timesText = (times: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(times.map(specifiedTime));

export const statusText: Readonly<Record<Viewing['status'], string>> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  rescheduling: 'Rescheduling',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Why a viewing will not take place, in a sentence. */
export const endedText = ({ cancelledBy }: Pick<Viewing, 'cancelledBy'>): string =>
  cancelledBy === 'visitor' ? 'You cancelled this viewing.' : 'The agent cannot offer this viewing.';
