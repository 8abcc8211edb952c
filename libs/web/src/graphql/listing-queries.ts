import { brand } from '../brand/brand.js';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import {
  CountListingsDocument,
  FeaturedListingsDocument,
  ListingPageDocument,
  ListingStateDocument,
  SearchListingsDocument,
  SimilarListingsDocument,
  UnderstandDocument,
  type ListingCardFragment,
  type ListingPageQuery,
  type ListingSort,
  type ListingType,
  type PropertyType,
  type UnderstandQuery,
} from './listings.generated.js';
import { request, type RequestOptions } from './request.js';
import type { Area, Criteria } from '../search/search-address.js';

/** A listing as cards show it. */
export type ListingCard = ListingCardFragment;
/** A listing with all its page shows. */
export type ListingDetail = NonNullable<ListingPageQuery['listing']>;
export type Understanding = NonNullable<UnderstandQuery['understand']>;

/** What the home page leaves in the history's state for the results page: the words, and how they were read. */
export interface SearchedState {
  readonly searched?: { readonly text: string; readonly understanding: Understanding };
}

/** Listings on one page of results (specification: product, 'page size'). */
export const pageSize = 24;

export const featuredListings = (first: number) =>
  queryOptions({
    queryKey: ['listings', 'featured', first],
    queryFn: async ({ signal }) =>
      given((await request(FeaturedListingsDocument, { first }, { signal })).featuredListings),
  });

export interface Search {
  readonly listingType: ListingType;
  readonly criteria: Criteria;
  /** Empty or left out: homes of every type. */
  readonly propertyTypes?: readonly PropertyType[];
  /** Only homes in this area, as when the map moves. */
  readonly area?: Area;
  /** Also homes that are sold or let. */
  readonly offMarket?: boolean;
  readonly sort?: ListingSort;
}

/** Pages of 24; for `useInfiniteQuery`. While another search loads, the last one's pages stay as placeholder. */
export const searchListings = ({ sort = 'newest', ...search }: Search) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', filtersOf(search), sort],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            SearchListingsDocument,
            { ...filtersOf(search), sort, first: pageSize, after: pageParam },
            { signal },
          )
        ).searchListings,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: keepPreviousData,
  });

/** What narrows a search, as variables of the API. */
export const filtersOf = ({
  listingType,
  criteria,
  propertyTypes = [],
  area,
  offMarket = false,
}: Omit<Search, 'sort'>) => ({
  listingType,
  criteria,
  offMarket,
  propertyTypes: propertyTypes.length > 0 ? [...propertyTypes] : null,
  within: area ?? null,
});

/** How many a search would find, for 'Show 128 homes'. */
export const countListings = ({ listingType, criteria }: Search) =>
  queryOptions({
    queryKey: ['listings', 'count', listingType, criteria],
    queryFn: async ({ signal }) =>
      given((await request(CountListingsDocument, { listingType, criteria }, { signal })).searchListings)
        .total,
    placeholderData: keepPreviousData,
  });

/** One listing, or null when the public cannot see it. */
export const listingPage = (id: number) =>
  queryOptions({
    queryKey: ['listings', 'page', id],
    queryFn: async ({ signal }) => (await request(ListingPageDocument, { id }, { signal })).listing,
  });

/** Why a listing is not there: 'removed' when the public saw it once, 'unknown' when it was never there or is a draft. */
export const listingState = (id: number) =>
  queryOptions({
    queryKey: ['listings', 'state', id],
    queryFn: async ({ signal }) => (await request(ListingStateDocument, { id }, { signal })).listingState,
  });

/** Up to `first` similar homes; none when the listing itself is not there. */
export const similarListings = (id: number, first = 6) =>
  queryOptions({
    queryKey: ['listings', 'similar', id, first],
    queryFn: async ({ signal }) =>
      (await request(SimilarListingsDocument, { id, first }, { signal })).listing?.similar ?? [],
  });

/** Reads a home described in plain English. Not cached: it belongs to one press of a button. */
export async function understand(
  text: string,
  listingType: ListingType,
  options?: RequestOptions,
): Promise<Understanding> {
  return given((await request(UnderstandDocument, { text, listingType }, options)).understand);
}

/** What the schema promises to be there; a gateway that leaves it out is at fault. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new ApiError('graphql', `${brand().name} answered without what was asked for.`);
  return value;
}
