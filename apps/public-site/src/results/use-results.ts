import { searchListings, type ListingCard } from './results-queries.js';
import type { ResultsSearch } from './results-address.js';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { distanceText } from './distance-text.js';

export interface Results {
  /** `stale`: the last search's homes, shown while this one's come. */
  readonly state: 'loading' | 'failed' | 'stale' | 'ready';
  /** Undefined until this search is answered. */
  readonly total: number | undefined;
  readonly homes: readonly ListingCard[];
  /** '0.3 miles from Clapham' of each home, when they are sorted by it. */
  readonly distances: ReadonlyMap<number, string>;
  /** The name of the place that the location names, when there is one. */
  readonly place: string | undefined;
  /** How far around it homes were looked for, in miles. */
  readonly radius: number | undefined;
  /** How many pages the homes came in. */
  readonly pages: number;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  readonly retrying: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/**
 * The homes of a search, as many pages as were asked for.
 * @param pagesBefore how many to begin with, for somebody who comes back to them
 */
export function useResults(search: ResultsSearch, pagesBefore = 1): Results {
  const options = searchListings(search);
  const client = useQueryClient();
  // Once, and before the observer below would begin with one page.
  useState(() => {
    if (pagesBefore > 1 && client.getQueryData(options.queryKey) === undefined)
      void client.prefetchInfiniteQuery({
        ...options,
        pages: pagesBefore,
        getNextPageParam: options.getNextPageParam,
      });
  });
  const query = useInfiniteQuery(options);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const found = useMemo(() => {
    const edges = distinct(data?.pages.flatMap((page) => page.edges) ?? []);
    const place = data?.pages[0]?.place?.name;
    const radius = data?.pages[0]?.radius ?? undefined;
    const distances = new Map<number, string>();
    for (const { miles, node } of edges)
      if (miles !== null) distances.set(node.id, distanceText(miles, place));
    return { homes: edges.map(({ node }) => node), distances, place, radius };
  }, [data]);
  const { homes } = found;
  // Homes to rent are no stand-in for homes for sale.
  const otherType = homes.length > 0 && homes[0]!.listingType !== search.listingType;
  const empty = isPlaceholderData && homes.length === 0;
  return {
    ...found,
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
    pages: data?.pages.length ?? 0,
    more: !hasNextPage ? 'none' : isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    retrying: query.isFetching,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

interface Edge {
  readonly miles: number | null;
  readonly node: ListingCard;
}

/** A home listed meanwhile pushes others on to the next page; each shows once. */
const distinct = (edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.map((edge) => [edge.node.id, edge])).values(),
];
