import { type GeoPoint, SEARCH_LIMITS } from './search-index.port.js';

/** Whether a `polygon` filter can be asked: 3 to 100 points on the globe, no more than 180 degrees from its west to its east. */
export function isPolygon(points: unknown): points is readonly GeoPoint[] {
  if (!Array.isArray(points) || points.length < 3 || points.length > SEARCH_LIMITS.polygonPoints)
    return false;
  const isOnGlobe = (point: Partial<GeoPoint> | null) =>
    Math.abs(point?.latitude ?? NaN) <= 90 && Math.abs(point?.longitude ?? NaN) <= 180;
  if (!points.every(isOnGlobe)) return false;
  const longitudes = (points as readonly GeoPoint[]).map(({ longitude }) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes) <= 180;
}
