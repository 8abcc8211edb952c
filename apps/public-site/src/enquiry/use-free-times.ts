import { addDays, type Day } from '@lintel/ui';
import { freeViewingTimes, type FreeDay, type ViewingTimesFor } from '@lintel/web';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

export interface FreeTimes {
  /** The free times of a day, none on one without; undefined while they are not known. */
  readonly of: (day: Day) => readonly string[] | undefined;
  /** Whether nothing at all is free from today on, as at a home that takes no requests. */
  readonly none: boolean;
  readonly failed: boolean;
  /** Why. */
  readonly error: unknown;
  readonly retrying: boolean;
  /** Asks anew for all that was shown. */
  readonly refetch: () => void;
  /** For `onMonthShown` of a calendar: the times of that month are fetched. */
  readonly showMonth: (first: Day) => void;
}

/** When a home can still be viewed, month by month as a calendar shows them; asked while `enabled`, and anew each time that it becomes so. */
export function useFreeTimes(
  listingId: number,
  kind: ViewingTimesFor,
  today: Day,
  enabled: boolean,
): FreeTimes {
  const [months, setMonths] = useState<readonly Day[]>([]);
  // 31 days from today reach into the next month, so that its first days are asked for again when it is turned to.
  const starts = [today, ...months.filter((first) => first > today)];
  return useQueries({
    queries: starts.map((from) => ({ ...freeViewingTimes(listingId, from, kind), enabled })),
    combine: (results): FreeTimes => {
      const known = results.map(({ data }, index) => ({ from: starts[index]!, data }));
      return {
        of: (day) => timesOf(day, known),
        none: results[0]?.data?.length === 0,
        failed: results.some(({ isError, data }) => isError && data === undefined),
        error: results.find(({ isError }) => isError)?.error,
        retrying: results.some(({ isFetching }) => isFetching),
        refetch: () => void results.forEach(({ refetch }) => void refetch()),
        showMonth: (first) => setMonths((shown) => (shown.includes(first) ? shown : [...shown, first])),
      };
    },
  });
}

interface Known {
  readonly from: Day;
  readonly data: readonly FreeDay[] | undefined;
}

/** The times of a day among what was fetched, 31 days from each `from` on. */
export function timesOf(day: Day, known: readonly Known[]): readonly string[] | undefined {
  const covering = known.filter(
    ({ from, data }) => data !== undefined && day >= from && day < addDays(from, 31),
  );
  const last = covering.at(-1)?.data;
  return last && (last.find(({ date }) => date === day)?.times ?? []);
}
