import type { CalendarMark, Day } from '@lintel/ui';
import type { AgencyViewing, ViewingMoment } from './agency-viewings-queries.js';
import { standingStart } from './clashes.js';

/** A viewing at one of the times at which the calendar shows it. */
export interface CalendarEntry {
  readonly viewing: AgencyViewing;
  readonly at: ViewingMoment;
  /** Another time has been asked for or proposed; this one stands until that is settled. */
  readonly standing: boolean;
}

/** Where a viewing is in the calendar: at its time and, while another is being settled, also at the one that still stands. */
export function entriesOf(viewing: AgencyViewing): readonly CalendarEntry[] {
  const start = standingStart(viewing);
  const moving = start !== null && start.instant !== viewing.date.instant;
  return [
    { viewing, at: viewing.date, standing: false },
    ...(moving ? [{ viewing, at: start, standing: true }] : []),
  ];
}

/** By day, each day's in the order of the clock. */
export function byDay(viewings: readonly AgencyViewing[]): ReadonlyMap<Day, readonly CalendarEntry[]> {
  const all = viewings.flatMap(entriesOf).sort((one, other) => (one.at.instant < other.at.instant ? -1 : 1));
  return Map.groupBy(all, ({ at }) => at.date);
}

/** The days that have viewings: filled where one is arranged or was held. What was called off is not marked. */
export function marksOf(days: ReadonlyMap<Day, readonly CalendarEntry[]>): ReadonlyMap<Day, CalendarMark> {
  return new Map(
    [...days].flatMap(([day, entries]) => {
      const mark = markOf(entries);
      return mark ? [[day, mark]] : [];
    }),
  );
}

function markOf(entries: readonly CalendarEntry[]): CalendarMark | undefined {
  const arranged = entries.filter(({ viewing, standing }) => standing || viewing.agentStatus === 'confirmed');
  const pending = entries.filter(({ viewing, standing }) => !standing && viewing.agentStatus === 'pending');
  const words = [
    ...(arranged.length > 0 ? [`${count(arranged.length)} confirmed`] : []),
    ...(pending.length > 0 ? [`${count(pending.length)} pending`] : []),
  ];
  return words.length > 0 ? { words: words.join(', '), filled: arranged.length > 0 } : undefined;
}

const count = (viewings: number): string => `${viewings} ${viewings === 1 ? 'viewing' : 'viewings'}`;
