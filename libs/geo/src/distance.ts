/** A point on the earth in decimal degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** IUGG mean radius (6,371.0088 km) in statute miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

/** The marketplace turns walking time into distance at this speed. */
export const WALKING_MILES_PER_HOUR = 3;

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in statute miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    latitude * latitude +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude * longitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Miles walked in the given minutes at {@link WALKING_MILES_PER_HOUR}. */
export function milesWalkedIn(minutes: number): number {
  return (minutes * WALKING_MILES_PER_HOUR) / 60;
}

/** The place nearest to a point, with its distance in miles; undefined when there are none. */
export function nearest<T extends Point>(
  point: Point,
  places: Iterable<T>,
): { place: T; miles: number } | undefined {
  let best: { place: T; miles: number } | undefined;
  for (const place of places) {
    const miles = milesBetween(point, place);
    if (best === undefined || miles < best.miles) best = { place, miles };
  }
  return best;
}

/**
 * The smallest box of latitudes and longitudes that holds every point within `miles` of a point.
 * It is a filter to run before the exact distance. Around a pole, or across the 180th meridian, it spans all longitudes.
 */
export function boxAround(point: Point, miles: number): BoundingBox {
  const height = miles / MILES_PER_DEGREE;
  const south = point.latitude - height;
  const north = point.latitude + height;
  const everyLongitude = { south: Math.max(south, -90), west: -180, north: Math.min(north, 90), east: 180 };
  if (south <= -90 || north >= 90) return everyLongitude;
  // The box is widest where the circle's tangent meridian touches it, not at the centre's own latitude.
  const ratio = Math.sin(miles / EARTH_RADIUS_MILES) / Math.cos(radians(point.latitude));
  if (ratio >= 1) return everyLongitude;
  const width = (Math.asin(ratio) * 180) / Math.PI;
  const west = point.longitude - width;
  const east = point.longitude + width;
  return west < -180 || east > 180 ? everyLongitude : { south, west, north, east };
}

/** Whether a point is in a ring, the last point joined to the first, by the even-odd rule with edges straight in degrees. */
export const isInRing = ({ latitude, longitude }: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    if (from.latitude > latitude === to.latitude > latitude) return inside;
    const along = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + along * (to.longitude - from.longitude) ? !inside : inside;
  }, false);
