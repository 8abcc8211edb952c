import { numberText } from '@lintel/web';
import type { MapHome } from '../results-queries.js';

const trimmed = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** A price short enough for a marker: `£600k`, `£1.18m`, `£2,450 pcm`; `POA` without one. */
export function shortPrice({ price, listingType }: Pick<MapHome, 'price' | 'listingType'>): string {
  if (price === null) return 'POA';
  if (listingType === 'rent') return `£${numberText(Math.round(price))} pcm`;
  // From where thousands would round up to a million.
  if (price >= 999_500) return `£${trimmed(price / 1_000_000, 2)}m`;
  if (price >= 10_000) return `£${trimmed(price / 1000, 0)}k`;
  return `£${numberText(Math.round(price))}`;
}
