import { EARTH_RADIUS } from '../search-index.port.js';

/** Metres. Lucene's radius of the Earth; distances go to it and come back by the angle they stand for. */
const LUCENE_RADIUS = 6_371_008.7714;

/** Metres by which Lucene may have moved a point when it rounded it to two 32-bit numbers. */
const ROUNDING = 0.011;

export function milesOfMetres(metres: number): number {
  return (metres / LUCENE_RADIUS) * EARTH_RADIUS;
}

/** A radius that holds every point this far away, rounded or not. */
export function metresAround(miles: number): number {
  return (miles / EARTH_RADIUS) * LUCENE_RADIUS + ROUNDING;
}

/** Half the way round: nothing is farther. */
export const FARTHEST = Math.PI * EARTH_RADIUS;
