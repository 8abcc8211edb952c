import { numberText, type Criteria, type ListingType } from '@lintel/web';

/** Of the price slider; pounds, a month to rent (specification, section 9). */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where the thumbs stand while no price is asked for. */
  readonly start: readonly [number, number];
  readonly text: (pounds: number) => string;
}

export const priceScales: Record<ListingType, PriceScale> = {
  sale: {
    min: 100_000,
    max: 5_000_000,
    step: 50_000,
    start: [300_000, 1_500_000],
    text: (pounds) => `£${(pounds / 1_000_000).toFixed(2)}M`,
  },
  rent: {
    min: 500,
    max: 10_000,
    step: 100,
    start: [1_000, 3_000],
    text: (pounds) => `£${numberText(pounds)} pcm`,
  },
};

export type PriceRange = Pick<Criteria, 'minPrice' | 'maxPrice'>;

const isOpen = ({ minPrice, maxPrice }: PriceRange): boolean =>
  minPrice === undefined && maxPrice === undefined;

/** Where the thumbs stand. A price outside the scale is kept as filter; its thumb waits at the end. */
export function thumbsAt(scale: PriceScale, range: PriceRange): [number, number] {
  if (isOpen(range)) return [...scale.start];
  const clamp = (pounds: number): number => Math.min(Math.max(pounds, scale.min), scale.max);
  const low = clamp(range.minPrice ?? scale.min);
  const high = clamp(range.maxPrice ?? scale.max);
  return low <= high ? [low, high] : [high, low];
}

/**
 * The prices asked for once the thumbs stand at `next`. A bound whose thumb did not move keeps its exact value; a thumb at the end of the
 * scale is no limit, so that dearer homes than the scale knows stay in reach. From the start only the thumb that moved counts.
 */
export function pricesAt(scale: PriceScale, range: PriceRange, next: readonly [number, number]): PriceRange {
  const [low, high] = thumbsAt(scale, range);
  const keep = (range.minPrice ?? 0) <= (range.maxPrice ?? Infinity);
  return {
    minPrice: keep && next[0] === low ? range.minPrice : next[0] <= scale.min ? undefined : next[0],
    maxPrice: keep && next[1] === high ? range.maxPrice : next[1] >= scale.max ? undefined : next[1],
  };
}

/** What stands above the slider's two ends. */
export function priceTexts(scale: PriceScale, range: PriceRange): [string, string] {
  if (isOpen(range)) return [scale.text(scale.start[0]), scale.text(scale.start[1])];
  return [
    range.minPrice === undefined ? 'No minimum' : scale.text(range.minPrice),
    range.maxPrice === undefined ? 'No maximum' : scale.text(range.maxPrice),
  ];
}

/** Said below the slider; undefined when the prices speak for themselves. */
export function priceNote(range: PriceRange): string | undefined {
  if (isOpen(range)) return 'Any price until you move a handle.';
  if ((range.minPrice ?? 0) > (range.maxPrice ?? Infinity))
    return 'The lowest price is above the highest: nothing can match.';
  return undefined;
}
