import { hash, randomFrom } from './core/random.js';
import { houseStyle, type PropertyKind, type StyleWishes } from './house-style.js';
import { home, mostScenes, plot, premises, wordsOf } from './shots.js';

/** What decides the pictures of a listing. */
export interface SceneListing extends StyleWishes {
  /** Any whole number; listings with neighbouring seeds are given different houses, palettes and light. */
  readonly seed: number;
  readonly propertyType: PropertyKind;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet?: number | undefined;
  /** Searched for words such as 'Georgian', 'warehouse', 'balcony', 'roof terrace', 'garden', 'fireplace'. */
  readonly title?: string | undefined;
  readonly features?: readonly string[] | undefined;
  /** How many pictures, 1 to 20. */
  readonly count: number;
  /** Names of pictures that do not apply to this home. */
  readonly without?: readonly string[] | undefined;
}

export interface Scene {
  /** Short and unique in its set; fit for a file name. */
  readonly name: string;
  /** A text alternative; unique in its set. */
  readonly alt: string;
  readonly svg: string;
}

/** The pictures of one listing, its front first. Drawn from the seed alone: the same listing, the same bytes. */
export function scenesFor(listing: SceneListing): Scene[] {
  const { seed, count, propertyType, without = [] } = listing;
  if (!Number.isSafeInteger(seed))
    throw new RangeError(`scenesFor: seed must be a whole number, not ${seed}`);
  if (!Number.isInteger(count) || count < 1 || count > mostScenes)
    throw new RangeError(`scenesFor: count must be 1 to ${mostScenes}, not ${count}`);
  const style = houseStyle(seed, propertyType, wordsOf(listing), listing);
  const shots =
    propertyType === 'land'
      ? plot(style, listing)
      : propertyType === 'commercial'
        ? premises(style, listing)
        : home(style, listing);
  return shots
    .filter(({ name }) => !without.includes(name))
    .slice(0, count)
    .map(({ name, alt, draw }) => ({ name, alt, svg: draw(style, randomFrom(hash(`${seed}/${name}`))) }));
}
