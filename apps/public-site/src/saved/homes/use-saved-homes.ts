import { savedHomes, type SavedHome } from '../saved-queries.js';
import { shell, useSavedProperties } from '@lintel/web';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMissing, shownHomes } from './shown-homes.js';

export interface SavedHomesShown {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Of the pages loaded so far, those that are still saved. */
  readonly homes: readonly SavedHome[];
  /** Of all that are saved. */
  readonly total: number;
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  /** Why it failed. */
  readonly error: unknown;
  readonly retrying: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
}

/**
 * The saved homes as cards need them. Which homes are saved is what the hearts say, at once; how they look is fetched page by page, and anew when
 * a home was saved elsewhere.
 */
export function useSavedHomes(account: string): SavedHomesShown {
  const { saved, status } = useSavedProperties();
  const query = useInfiniteQuery(savedHomes(account));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const known = data?.pages.flatMap(({ edges }) => edges) ?? [];
  const homes = shownHomes(known, saved);
  const ready = data !== undefined && (status === 'ready' || status === 'saving');

  const answeredFor = useRef<typeof saved>(undefined);
  const missing = status === 'ready' && isMissing(known, saved, hasNextPage);
  useEffect(() => {
    // Once for each list, so that a home that the server never returns is not asked for without end.
    if (!ready || !missing || isFetching || answeredFor.current === saved) return;
    answeredFor.current = saved;
    void refetch();
  }, [ready, missing, isFetching, saved, refetch]);

  // All on the pages so far were removed, and there are more.
  const showsNone = ready && homes.length === 0 && hasNextPage;
  useEffect(() => {
    if (showsNone && !isFetching && !query.isFetchNextPageError) void fetchNextPage();
  }, [showsNone, isFetching, query.isFetchNextPageError, fetchNextPage]);

  const failed = status === 'failed' || (data === undefined && query.isError);
  const waits = saved.length > 0 && homes.length === 0 && (isFetching || showsNone);
  return {
    state: failed ? 'failed' : !ready || waits ? 'loading' : 'ready',
    homes,
    total: saved.length,
    more: isFetchingNextPage
      ? 'loading'
      : query.isFetchNextPageError
        ? 'failed'
        : hasNextPage
          ? 'there'
          : 'none',
    error: query.error,
    retrying: isFetching || status === 'loading',
    retry: () => {
      if (status === 'failed') shell().savedProperties.reload();
      if (query.isError) void refetch();
    },
    showMore: () => void fetchNextPage(),
  };
}
