import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { given, pageSize, request, toWishesInput, type Area, type Search } from '@lintel/web';
import type { Commute } from '@lintel/contracts/search';
import type { ResultsSearch } from './results-address.js';
import {
  type ListingCardFragment,
  type ListingNewsFragment,
  type NewsFragment,
  SearchListingsDocument,
  type SearchFacetsQuery,
  type SearchListingsQuery,
  type SuggestPlacesQuery,
  type ListingsMapQuery,
  SearchFacetsDocument,
  ListingsMapDocument,
  CommuteAreaDocument,
  ListingsByIdsDocument,
  SuggestPlacesDocument,
} from './results.generated.js';

/** A listing as cards show it. */
export type ListingCard = ListingCardFragment;

/** What may be news of a listing. */
export type News = NewsFragment;

/** A listing as cards show it, with its news. */
export type ListingNews = ListingNewsFragment;

/** A search, and homes that it leaves out. */
export type Asked = Search & { readonly except?: readonly number[] };
/** What a home says of one feature, or of several of which any one is wanted. */
export type WishMet = NonNullable<SearchListingsQuery['searchListings']>['edges'][number]['wishes'][number];

/** Pages of 24; for `useInfiniteQuery`. While another search loads, the last one's pages stay as placeholder. */
export const searchListings = ({
  sort = 'newest',
  ...search
}: Asked & Pick<Partial<ResultsSearch>, 'sort'>) =>
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
  wishes,
  offMarket = false,
  except = [],
}: Asked) => ({
  listingType,
  criteria,
  offMarket,
  propertyTypes: propertyTypes.length > 0 ? [...propertyTypes] : null,
  within: area ?? null,
  ...(except.length > 0 && { except: [...except] }),
  wishes: toWishesInput(wishes),
});

/** What stands around the results: counts of each choice, and when nothing was found what would find something. */
export type SearchFacets = NonNullable<SearchFacetsQuery['searchListings']>;
export type Facet = NonNullable<SearchFacets['facets']>[number];
export type Relaxation = NonNullable<SearchFacets['relaxation']>;
export type PlaceSuggestion = NonNullable<SuggestPlacesQuery['suggestPlaces']>[number];
export type PlaceKind = NonNullable<PlaceSuggestion['place']>['kind'];
export type ListingsOnMap = NonNullable<ListingsMapQuery['listingsMap']>;

/** A home as the map shows it. */
export type MapHome = ListingsOnMap['homes'][number];
export type MapCluster = ListingsOnMap['clusters'][number];

/** The last search's counts stay until this one's come. */
export const searchFacets = (search: Asked) =>
  queryOptions({
    queryKey: ['listings', 'facets', filtersOf(search)],
    queryFn: async ({ signal }) =>
      given((await request(SearchFacetsDocument, filtersOf(search), { signal })).searchListings),
    placeholderData: keepPreviousData,
  });

/** The matches within an area: each of them while they are few, else clusters. `zoom` is the map's. */
export const listingsMap = (search: Asked, within: Area, zoom: number) =>
  queryOptions({
    queryKey: ['listings', 'map', filtersOf(search), within, zoom],
    queryFn: async ({ signal }) =>
      given(
        (await request(ListingsMapDocument, { ...filtersOf(search), within, zoom }, { signal })).listingsMap,
      ),
    placeholderData: keepPreviousData,
  });

/** Circles in which homes lie from which a place is reached in time. */
export const commuteArea = ({ to, minutes }: Commute) =>
  queryOptions({
    queryKey: ['commute', to, minutes],
    queryFn: async ({ signal }) =>
      given((await request(CommuteAreaDocument, { to, minutes }, { signal })).commuteArea).circles,
    staleTime: Infinity,
    retry: false,
  });

/** The public listings among these, in their order; the others are left out. */
export const listingsByIds = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listings', 'ids', ids],
    queryFn: async ({ signal }) =>
      given((await request(ListingsByIdsDocument, { ids: [...ids] }, { signal })).listingsByIds),
    enabled: ids.length > 0,
  });

/** Places that a text may mean, the likeliest first. A later question aborts an earlier one. */
export const suggestPlaces = (text: string, first = 6) =>
  queryOptions({
    queryKey: ['places', text, first],
    queryFn: async ({ signal }) =>
      given(
        (await request(SuggestPlacesDocument, { text, first }, { signal, timeLimit: 5_000 })).suggestPlaces,
      ),
    enabled: text !== '',
    staleTime: Infinity,
    retry: false,
  });
