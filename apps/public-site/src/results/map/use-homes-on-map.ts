import { useHiddenHomes } from '../../choosing/hidden-homes.js';
import { listingsMap, type ListingsOnMap } from '../results-queries.js';
import type { Area } from '@lintel/web';
import type { ResultsSearch } from '../results-address.js';
import { useQuery } from '@tanstack/react-query';
import type { Shown } from './use-map.js';

/** Britain and Northern Ireland. */
const everywhere: Area = { north: 61, east: 2, south: 49, west: -8.7 };
/** The zoom of a map that shows all of it. */
const overviewZoom = 6;

export interface HomesOnMap {
  /** What the map shows; undefined while nothing has come yet. */
  readonly found: ListingsOnMap | undefined;
  /** All matches anywhere, in coarse clusters, to point the map at; only fetched while the search has no area. */
  readonly overview: ListingsOnMap | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The matches in the area of the search, or without one in what the map shows. While all matches are few they are known at once, and moving
 * the map asks for nothing.
 */
export function useHomesOnMap(search: ResultsSearch, shown: Shown | undefined): HomesOnMap {
  const { area, sort: _sort, view: _view, ...wanted } = search;
  const filters = { ...wanted, except: useHiddenHomes() };
  const all = useQuery({ ...listingsMap(filters, everywhere, overviewZoom), enabled: area === undefined });
  const overview = area === undefined && !all.isPlaceholderData ? all.data : undefined;
  const few = overview !== undefined && overview.clusters.length === 0;
  const within = area ?? shown?.area;
  const here = useQuery({
    ...listingsMap(filters, within ?? everywhere, Math.round(shown?.zoom ?? overviewZoom)),
    enabled:
      shown !== undefined && within !== undefined && !few && (area !== undefined || overview !== undefined),
  });
  const asked = area === undefined && few ? all : here;
  return {
    found: few ? overview : (here.data ?? all.data),
    overview,
    failed: asked.isError || all.isError,
    retry: () => void (all.isError ? all.refetch() : here.refetch()),
  };
}
