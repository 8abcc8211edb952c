import { searchListings, type ListingCard } from '@lintel/web';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResultsSearch } from './search-query.js';

export interface Results {
  /** `stale`: the last search's homes, shown while this one's come. */
  readonly state: 'loading' | 'failed' | 'stale' | 'ready';
  /** Undefined until this search is answered. */
  readonly total: number | undefined;
  readonly homes: readonly ListingCard[];
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  readonly retrying: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** The homes of a search, as many pages as were asked for. */
export function useResults(search: ResultsSearch): Results {
  const query = useInfiniteQuery(searchListings(search));
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const homes = useMemo(
    () => distinct(data?.pages.flatMap(({ edges }) => edges.map(({ node }) => node)) ?? []),
    [data],
  );
  // Homes to rent are no stand-in for homes for sale.
  const otherType = homes.length > 0 && homes[0]!.listingType !== search.listingType;
  const empty = isPlaceholderData && homes.length === 0;
  return {
    state: !data
      ? query.isError
        ? 'failed'
        : 'loading'
      : otherType || empty
        ? 'loading'
        : isPlaceholderData
          ? 'stale'
          : 'ready',
    total: isPlaceholderData ? undefined : data?.pages.at(-1)?.total,
    homes,
    more: !hasNextPage ? 'none' : isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    retrying: query.isFetching,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A home listed meanwhile pushes others on to the next page; each shows once. */
const distinct = (homes: readonly ListingCard[]): ListingCard[] => [
  ...new Map(homes.map((home) => [home.id, home])).values(),
];
