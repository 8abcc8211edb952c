import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Area } from '../search/search-address.js';
import { filtersOf, given, type Search } from './listing-queries.js';
import {
  ListingsByIdsDocument,
  ListingsMapDocument,
  SearchFacetsDocument,
  SuggestPlacesDocument,
  type ListingsMapQuery,
  type SearchFacetsQuery,
  type SuggestPlacesQuery,
} from './results.generated.js';
import { request } from './request.js';

/** What stands around the results: counts of each choice, and when nothing was found what would find something. */
export type SearchFacets = NonNullable<SearchFacetsQuery['searchListings']>;
export type Facet = NonNullable<SearchFacets['facets']>[number];
export type Relaxation = NonNullable<SearchFacets['relaxation']>;
export type PlaceSuggestion = NonNullable<SuggestPlacesQuery['suggestPlaces']>[number];
export type ListingsOnMap = NonNullable<ListingsMapQuery['listingsMap']>;
/** A home as the map shows it. */
export type MapHome = ListingsOnMap['homes'][number];
export type MapCluster = ListingsOnMap['clusters'][number];

type Filters = Omit<Search, 'sort'>;

/** The last search's counts stay until this one's come. */
export const searchFacets = (search: Filters) =>
  queryOptions({
    queryKey: ['listings', 'facets', filtersOf(search)],
    queryFn: async ({ signal }) =>
      given((await request(SearchFacetsDocument, filtersOf(search), { signal })).searchListings),
    placeholderData: keepPreviousData,
  });

/** The matches within an area: each of them while they are few, else clusters. `zoom` is the map's. */
export const listingsMap = (search: Filters, within: Area, zoom: number) =>
  queryOptions({
    queryKey: ['listings', 'map', filtersOf(search), within, zoom],
    queryFn: async ({ signal }) =>
      given(
        (await request(ListingsMapDocument, { ...filtersOf(search), within, zoom }, { signal })).listingsMap,
      ),
    placeholderData: keepPreviousData,
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
