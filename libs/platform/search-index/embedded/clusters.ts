import { type Cluster, type ClusterRequest, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import type { ColumnStore } from './column-store.js';
import type { GeoColumn } from './columns.js';
import type { Selection } from './selection.js';

/** Throws `InvalidSearch`. */
export function parseClusters(columns: ColumnStore, { field, zoom }: ClusterRequest): GeoColumn {
  const column = columns.column(field);
  if (!column) throw new InvalidSearch(`the index has no field ${field}`, `clusters.${field}`);
  if (column.type !== 'geo')
    throw new InvalidSearch(`${field}, of type ${column.type}, has no place on a map`, `clusters.${field}`);
  if (!Number.isInteger(zoom) || zoom < 0 || zoom > SEARCH_LIMITS.clusterZoom)
    throw new InvalidSearch(
      `a zoom is a whole number from 0 to ${SEARCH_LIMITS.clusterZoom}`,
      'clusters.zoom',
    );
  return column;
}

/** The matches that have a place, by the tile it lies in: the largest cluster first. */
export function clustersOf(column: GeoColumn, zoom: number, selection: Selection): readonly Cluster[] {
  const { latitudes, longitudes, mapY } = column;
  const { rows, count } = selection;
  const tiles = 2 ** zoom;
  const { west, north, width } = frameOf(column, tiles, selection);
  const clusterOf = new Map<number, number>();
  const [counts, latitudeSums, longitudeSums]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const y = mapY[row]!;
    if (Number.isNaN(y)) continue;
    // Counted from the frame's corner, a tile is a small number, and those are looked up several times as fast.
    const tile = (tileAt(y, tiles) - north) * width + tileAt(mapX(longitudes[row]!), tiles) - west;
    let cluster = clusterOf.get(tile);
    if (cluster === undefined) {
      cluster = counts.length;
      clusterOf.set(tile, cluster);
      counts.push(0);
      latitudeSums.push(0);
      longitudeSums.push(0);
    }
    counts[cluster]!++;
    latitudeSums[cluster]! += latitudes[row]!;
    longitudeSums[cluster]! += longitudes[row]!;
  }
  return counts
    .map((homes, at) => ({
      centre: { latitude: latitudeSums[at]! / homes, longitude: longitudeSums[at]! / homes },
      count: homes,
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SEARCH_LIMITS.clusters);
}

/** The tiles in which matches lie: the first column and row of them, and how many columns. */
function frameOf({ longitudes, mapY }: GeoColumn, tiles: number, { rows, count }: Selection) {
  let [west, east, north] = [Infinity, -Infinity, Infinity];
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const [longitude, y] = [longitudes[row]!, mapY[row]!];
    // Comparisons with the NaN of what has no place are false.
    if (longitude < west) west = longitude;
    if (longitude > east) east = longitude;
    if (y < north) north = y;
  }
  const first = tileAt(mapX(west), tiles);
  return { west: first, north: tileAt(north, tiles), width: tileAt(mapX(east), tiles) - first + 1 };
}

const mapX = (longitude: number) => longitude / 360 + 0.5;

/** @param position from 0 to 1, and beyond near the poles and at the date line */
function tileAt(position: number, tiles: number): number {
  return Math.min(tiles - 1, Math.max(0, Math.floor(position * tiles)));
}
