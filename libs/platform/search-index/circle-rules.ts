import { type GeoPoint, SEARCH_LIMITS } from './search-index.port.js';

/** A part of the map: what is as far from a point as so many miles, or nearer. */
export interface GeoCircle {
  readonly centre: GeoPoint;
  readonly miles: number;
}

/** Whether a `circles` filter can be asked: at most 1,000, each around a point of the globe. */
export function areCircles(circles: unknown): circles is readonly GeoCircle[] {
  if (!Array.isArray(circles) || circles.length > SEARCH_LIMITS.circles) return false;
  return (circles as readonly (Partial<GeoCircle> | null)[]).every(
    (circle) =>
      Math.abs(circle?.centre?.latitude ?? NaN) <= 90 &&
      Math.abs(circle?.centre?.longitude ?? NaN) <= 180 &&
      Number.isFinite(circle?.miles) &&
      circle!.miles! >= 0,
  );
}
