/** A point on the map in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What is used of an entry of the gazetteer; entries of other kinds than area, town and outcode are passed over. */
export interface Place extends Point {
  readonly name: string;
  readonly kind: string;
  /** County or nation of a town. */
  readonly within?: string | null | undefined;
}

const MILES_PER_DEGREE = 69.055;
const RADIANS = Math.PI / 180;

/** Miles between two points of Britain, on a flat map: true to a hundredth at the distances listings are about. */
export function milesBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * MILES_PER_DEGREE;
  const east =
    (a.longitude - b.longitude) * MILES_PER_DEGREE * Math.cos(((a.latitude + b.latitude) / 2) * RADIANS);
  return Math.sqrt(north * north + east * east);
}

/** The point this many miles north and east of another, to five decimals (about a yard). */
export function moved(from: Point, north: number, east: number): Point {
  return {
    latitude: fiveDecimals(from.latitude + north / MILES_PER_DEGREE),
    longitude: fiveDecimals(from.longitude + east / (MILES_PER_DEGREE * Math.cos(from.latitude * RADIANS))),
  };
}

const fiveDecimals = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Charing Cross, from which distances to London are counted. */
const charingCross: Point = { latitude: 51.5074, longitude: -0.1278 };
export const milesFromLondon = (point: Point): number => milesBetween(point, charingCross);

export type Nation = 'England and Wales' | 'Scotland' | 'Northern Ireland';

/** Good enough to choose tax and tenure: the border as a line from Gretna to Berwick, the Irish coast as a meridian. */
export function nationOf({ latitude, longitude }: Point): Nation {
  if (longitude < -5.3 && latitude > 53.9 && latitude < 55.35) return 'Northern Ireland';
  const border = longitude < -3.05 ? (longitude < -4 ? 54.6 : 54.98) : 54.98 + (longitude + 3.05) * 0.8;
  return latitude > border ? 'Scotland' : 'England and Wales';
}
