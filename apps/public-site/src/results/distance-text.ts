import { milesText } from '@lintel/web';
import type { News } from './results-queries.js';

/** `0.3 miles from Clapham`; two decimals are kept below a tenth of a mile. Without a place it is the middle of the map's area. */
export const distanceText = (miles: number, place: string | undefined): string =>
  `${shown(miles)} from ${place ?? 'the middle of the map'}`;

/** `0.3 miles to Clapham Common`, of a home whose station is known. */
export const stationText = ({
  nearestStation,
  nearestStationMiles: miles,
}: Pick<News, 'nearestStation' | 'nearestStationMiles'>): string | undefined =>
  nearestStation && miles !== null ? `${shown(miles)} to ${nearestStation}` : undefined;

const shown = (miles: number): string =>
  milesText(miles < 0.095 ? Math.round(miles * 100) / 100 : Math.round(miles * 10) / 10);
