import { milesText } from '@lintel/web';

/** `0.3 miles from Clapham`; two decimals are kept below a tenth of a mile. Without a place it is the middle of the map's area. */
export function distanceText(miles: number, place: string | undefined): string {
  const shown = miles < 0.095 ? Math.round(miles * 100) / 100 : Math.round(miles * 10) / 10;
  return `${milesText(shown)} from ${place ?? 'the middle of the map'}`;
}
