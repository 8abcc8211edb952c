import { WALKING_MILES_PER_HOUR } from '@lintel/geo';

/** Nobody walks farther to a station, in miles: half an hour. */
export const FARTHEST_WALK = 1.5;

/** Whole minutes, begun ones included, at 3 mph in a straight line. */
export const walkMinutes = (miles: number): number => Math.ceil((miles * 60) / WALKING_MILES_PER_HOUR - 1e-9);
