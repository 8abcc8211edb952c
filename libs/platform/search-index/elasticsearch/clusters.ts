import type { estypes } from '@elastic/elasticsearch';
import { type Cluster, type ClusterRequest, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import { placeOf } from './filters.js';
import type { Places } from './mapping.js';

type Aggregation = estypes.AggregationsAggregationContainer;
interface Tile {
  readonly doc_count: number;
  readonly centre: { readonly location: { readonly lat: number; readonly lon: number } };
}

/** Not the name of a field, below which facets are. */
const CLUSTERS = 'clusters';

/** Throws `InvalidSearch`. */
export function clustersAggregation(
  places: Places,
  request: ClusterRequest | undefined,
): Record<string, Aggregation> {
  if (!request) return {};
  const { field, zoom } = request;
  const { type, at } = placeOf(places, field, `clusters.${field}`);
  if (type !== 'geo')
    throw new InvalidSearch(`${field}, of type ${type}, has no place on a map`, `clusters.${field}`);
  if (!Number.isInteger(zoom) || zoom < 0 || zoom > SEARCH_LIMITS.clusterZoom)
    throw new InvalidSearch(
      `a zoom is a whole number from 0 to ${SEARCH_LIMITS.clusterZoom}`,
      'clusters.zoom',
    );
  const path = `fields.${at}.point`;
  return {
    [CLUSTERS]: {
      geotile_grid: { field: path, precision: zoom, size: SEARCH_LIMITS.clusters },
      aggregations: { centre: { geo_centroid: { field: path } } },
    },
  };
}

export function clustersOf(aggregations: unknown): readonly Cluster[] {
  const { buckets } = (aggregations as Record<string, { buckets: readonly Tile[] } | undefined>)?.[
    CLUSTERS
  ] ?? {
    buckets: [],
  };
  return buckets.map(({ doc_count, centre: { location } }) => ({
    centre: { latitude: location.lat, longitude: location.lon },
    count: doc_count,
  }));
}
