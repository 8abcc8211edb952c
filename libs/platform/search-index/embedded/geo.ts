import { EARTH_RADIUS, type GeoPoint } from '../search-index.port.js';

export interface ChordPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const RADIANS = Math.PI / 180;

export function chordPoint({ latitude, longitude }: GeoPoint): ChordPoint {
  const phi = latitude * RADIANS;
  const lambda = longitude * RADIANS;
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/** The square of the straight line through the unit sphere grows with the distance along it, so it serves to compare and to sort. */
export function milesOfChord(square: number): number {
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}

export function chordOfMiles(miles: number): number {
  const half = miles / (2 * EARTH_RADIUS);
  return half >= Math.PI / 2 ? Infinity : (2 * Math.sin(half)) ** 2;
}

/** How far south on a web map (Web Mercator), from 0 to 1; the poles are beyond both. */
export function mapYOf(latitude: number): number {
  const sine = Math.sin(latitude * RADIANS);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
