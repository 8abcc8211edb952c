import type { CalendarMark, Day } from '@lintel/ui';
import type { Viewing } from './viewings-queries.js';

/** Which tab lists a viewing (specification, section 4); those that will not take place are in neither. */
export interface ViewingGroups {
  /** Scheduled, rescheduling and pending, the soonest first. */
  readonly scheduled: readonly Viewing[];
  /** The last first. */
  readonly completed: readonly Viewing[];
  /** Cancelled by either side, declined or rejected; the last first. */
  readonly cancelled: readonly Viewing[];
}

export type Tab = 'scheduled' | 'completed';

export const tabOf = (status: Viewing['status']): keyof ViewingGroups =>
  status === 'completed' || status === 'cancelled' ? status : 'scheduled';

export function groupViewings(viewings: readonly Viewing[]): ViewingGroups {
  const ascending = [...viewings].sort((one, other) => (one.date.instant < other.date.instant ? -1 : 1));
  const inTab = (tab: keyof ViewingGroups) => ascending.filter(({ status }) => tabOf(status) === tab);
  return {
    scheduled: inTab('scheduled'),
    completed: inTab('completed').reverse(),
    cancelled: inTab('cancelled').reverse(),
  };
}

/** Those whose next step is the visitor's, and the others; each in the order given. */
export const byWhoIsToAnswer = (viewings: readonly Viewing[]) => ({
  mine: viewings.filter(({ awaits }) => awaits === 'visitor'),
  others: viewings.filter(({ awaits }) => awaits !== 'visitor'),
});

/** When a viewing is in the calendar: at its arranged time, as long as that stands; else at the time that is asked for or proposed. */
export const dayOf = ({ start, date }: Pick<Viewing, 'start' | 'date'>): Day => (start ?? date).date;

/** The days of the calendar that have viewings: filled where one is arranged or was held. */
export function bookedDays({
  scheduled,
  completed,
}: Pick<ViewingGroups, Tab>): ReadonlyMap<Day, CalendarMark> {
  const days = Map.groupBy([...scheduled, ...completed], dayOf);
  return new Map([...days].map(([day, those]) => [day, markOf(those)]));
}

function markOf(those: readonly Viewing[]): CalendarMark {
  const arranged = those.filter(({ start }) => start !== null).length;
  const asked = those.length - arranged;
  const words = [
    ...(arranged > 0 ? [`${count(arranged)} booked`] : []),
    ...(asked > 0 ? [`${count(asked)} asked for`] : []),
  ];
  return { words: words.join(', '), filled: arranged > 0 };
}

const count = (viewings: number): string => `${viewings} ${viewings === 1 ? 'viewing' : 'viewings'}`;
