import {
  agencyListings,
  agencyStock,
  type AgencyListing,
  type AgencyListingPage,
  type AgencyListingsSought,
} from '../agency-listings-queries.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveRefetch } from '../../shared/use-live-refetch.js';
import { listingsOf } from '../changes/listing-cache.js';

export interface Stock {
  /** `stale`: the last list, shown while this one comes. */
  readonly state: 'loading' | 'failed' | 'stale' | 'ready';
  readonly listings: readonly AgencyListing[];
  /** All matches; undefined until they are known. */
  readonly total: number | undefined;
  /** Of the whole stock, whatever is shown of it. */
  readonly counts: AgencyListingPage['counts'] | undefined;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  readonly error: unknown;
  readonly retrying: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/**
 * The agency's stock, as many pages as were asked for, fetched anew when it has changed.
 *
 * @param held while a bulk change is under way: it fetches the stock itself, once a second, instead of for each home's update.
 */
export function useStock(account: string, sought: AgencyListingsSought, held: boolean): Stock {
  useLiveRefetch(['listings', 'uploads'], held ? [] : [agencyStock(account)]);
  const query = useInfiniteQuery({ ...agencyListings(account, sought), enabled: account !== '' });
  const { data, isPlaceholderData, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const listings = useMemo(() => (data ? listingsOf(data) : []), [data]);
  const last = data?.pages.at(-1);
  return {
    // The last list on the screen is no stand-in for one that could not be fetched.
    state:
      isError && !isFetchNextPageError && (!data || isPlaceholderData)
        ? 'failed'
        : !data
          ? 'loading'
          : isPlaceholderData
            ? 'stale'
            : 'ready',
    listings,
    total: isPlaceholderData ? undefined : last?.total,
    counts: last?.counts,
    more: !hasNextPage ? 'none' : isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    error: query.error,
    retrying: query.isFetching,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
