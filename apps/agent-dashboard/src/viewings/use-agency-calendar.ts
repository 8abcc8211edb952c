import type { Day } from '@lintel/ui';
import { agencyViewings, type AgencyViewing } from './agency-viewings-queries.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** As many as the service answers with at once. */
const atOnce = 100;

export interface AgencyCalendar {
  /** All from that day on, the latest first, as far as they have arrived. */
  readonly viewings: readonly AgencyViewing[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The agency's viewings from a day on, or only those of the agent's own homes. They come the latest first, so that turning back fetches only earlier
 * months.
 */
export function useAgencyCalendar(account: string, from: Day, mine = false): AgencyCalendar {
  const { data, hasNextPage, isFetching, isError, error, fetchNextPage, refetch } = useInfiniteQuery(
    agencyViewings(account, { mine, sort: 'latest', first: atOnce }),
  );
  const viewings = useMemo(() => data?.pages.flatMap((page) => page.viewings) ?? [], [data]);
  const last = viewings.at(-1);
  const more = hasNextPage && last !== undefined && last.date.date >= from;
  useEffect(() => {
    if (more && !isFetching && !isError) void fetchNextPage();
  }, [more, isFetching, isError, fetchNextPage]);
  return {
    viewings,
    loading: !isError && (data === undefined || more),
    failed: isError,
    error,
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}
