import { distance } from 'fastest-levenshtein';
import {
  compareCodePoints,
  EARTH_RADIUS,
  type FacetCount,
  type FieldValue,
  type Filter,
  foldText,
  type GeoPoint,
  type IndexedDocument,
  type Sort,
  soughtWords,
  wordsOf,
} from '../search-index.port.js';

import { LISTINGS } from './harness.js';

type Document = IndexedDocument<unknown>;

/** The port's rules in the plainest form, for comparison: every question looks at every document. */
export class Oracle {
  readonly #versions = new Map<string, number>();
  readonly #documents = new Map<string, Document>();

  put(documents: readonly Document[]): void {
    for (const document of documents) {
      if (!this.#isNews(document)) continue;
      this.#documents.set(document.id, document);
    }
  }

  remove(removals: readonly { readonly id: string; readonly version: number }[]): void {
    for (const removal of removals) if (this.#isNews(removal)) this.#documents.delete(removal.id);
  }

  /** All matches in order. */
  matches(filters: readonly Filter[], sorts: readonly Sort[]): readonly Document[] {
    return [...this.#documents.values()]
      .filter((document) => filters.every((filter) => satisfies(document, filter)))
      .sort((a, b) => {
        for (const sort of sorts) {
          const difference = compareBy(sort, a, b);
          if (difference !== 0) return difference;
        }
        return compareCodePoints(a.id, b.id);
      });
  }

  #isNews({ id, version }: { readonly id: string; readonly version: number }): boolean {
    if (version <= (this.#versions.get(id) ?? -1)) return false;
    this.#versions.set(id, version);
    return true;
  }
}

export function countsOf(documents: readonly Document[], field: string): readonly FacetCount[] {
  const counts = new Map<string | number | boolean, number>();
  for (const document of documents) {
    for (const value of new Set(valuesOf(document, field) as (string | number | boolean)[])) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareValues(a.value, b.value));
}

export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export function valuesOf(document: Document, field: string): readonly NonNullable<FieldValue>[] {
  const value = document.fields[field];
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function satisfies(document: Document, filter: Filter): boolean {
  if ('any' in filter) return filter.any.some((each) => satisfies(document, each));
  if ('not' in filter) return !satisfies(document, filter.not);
  const isText = LISTINGS.fields[filter.field] === 'text';
  const values = valuesOf(document, filter.field).filter(
    (value) => !isText || foldText(value as string) !== '',
  );
  if ('exists' in filter) return values.length > 0 === filter.exists;
  return values.some((value) => valueSatisfies(value, filter));
}

function valueSatisfies(
  value: NonNullable<FieldValue>,
  filter: Exclude<Filter, { any: unknown } | { not: unknown }>,
): boolean {
  if ('equals' in filter) return value === filter.equals;
  if ('in' in filter) return (filter.in as readonly FieldValue[]).includes(value);
  if ('contains' in filter) return foldText(value as string).includes(foldText(filter.contains));
  if ('matches' in filter) return hasWords(value as string, filter.matches);
  if ('centre' in filter) return milesBetween(value as GeoPoint, filter.centre) <= filter.miles;
  if ('circles' in filter)
    return filter.circles.some(({ centre, miles }) => milesBetween(value as GeoPoint, centre) <= miles);
  if ('northEast' in filter) return isInside(value as GeoPoint, filter.northEast, filter.southWest);
  if ('polygon' in filter) return isEnclosed(value as GeoPoint, filter.polygon);
  const { min = -Infinity, max = Infinity } = filter as { min?: number; max?: number };
  return (value as number) >= min && (value as number) <= max;
}

function hasWords(text: string, sought: string): boolean {
  const words = wordsOf(foldText(text));
  return soughtWords(sought).every(({ word, edits, prefix }) =>
    words.some((each) => distance(word, each) <= edits || (prefix && each.startsWith(word))),
  );
}

function isInside({ latitude, longitude }: GeoPoint, northEast: GeoPoint, southWest: GeoPoint): boolean {
  if (latitude < southWest.latitude || latitude > northEast.latitude) return false;
  const isEastOfWest = longitude >= southWest.longitude;
  const isWestOfEast = longitude <= northEast.longitude;
  return southWest.longitude <= northEast.longitude
    ? isEastOfWest && isWestOfEast
    : isEastOfWest || isWestOfEast;
}

/** Even-odd: how often a line to the east meets the ring. */
function isEnclosed({ latitude, longitude }: GeoPoint, ring: readonly GeoPoint[]): boolean {
  const meets = ring.filter((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const along = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + along * (to.longitude - from.longitude);
  });
  return meets.length % 2 === 1;
}

/** The degrees from a place to the nearest edge of a ring. */
export const degreesToRing = ({ latitude, longitude }: GeoPoint, ring: readonly GeoPoint[]): number =>
  Math.min(
    ...ring.map((from, at) => {
      const to = ring[(at + 1) % ring.length]!;
      const [east, north] = [to.longitude - from.longitude, to.latitude - from.latitude];
      const along =
        ((longitude - from.longitude) * east + (latitude - from.latitude) * north) / (east ** 2 + north ** 2);
      const nearest = Math.max(0, Math.min(1, along || 0));
      return Math.hypot(
        from.longitude + nearest * east - longitude,
        from.latitude + nearest * north - latitude,
      );
    }),
  );

type SatisfyingSort = Extract<Sort, { readonly satisfying: unknown }>;

function compareBy(sort: Sort, a: Document, b: Document): number {
  if ('satisfying' in sort) return weightOf(sort, b) - weightOf(sort, a);
  const [left, right] = [a, b].map((document) => sortValue(sort, document));
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  const difference = compareValues(left, right);
  return 'direction' in sort && sort.direction === 'descending' ? -difference : difference;
}

const weightOf = ({ satisfying }: SatisfyingSort, document: Document): number =>
  satisfying.reduce((sum, { filter, weight }) => sum + (satisfies(document, filter) ? weight : 0), 0);

function sortValue(
  sort: Exclude<Sort, SatisfyingSort>,
  document: Document,
): string | number | boolean | undefined {
  const values = valuesOf(document, sort.field);
  if (values.length === 0) return undefined;
  if ('nearestTo' in sort) return milesBetween(sort.nearestTo, values[0] as GeoPoint);
  const ordered = (values as (string | number | boolean)[]).toSorted(compareValues);
  return sort.direction === 'ascending' ? ordered[0] : ordered.at(-1);
}

function compareValues(left: string | number | boolean, right: string | number | boolean): number {
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  return Number(left) - Number(right);
}
