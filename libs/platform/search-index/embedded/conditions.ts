import type { SoughtWord } from '../text-rules.js';
import {
  areCircles,
  type Filter,
  foldText,
  InvalidSearch,
  isPolygon,
  SEARCH_LIMITS,
  soughtWords,
} from '../search-index.port.js';
import type { AnyColumn, ColumnStore } from './column-store.js';
import type { BooleanColumn, GeoColumn, NumberColumn } from './columns.js';
import { Circles } from './circles.js';
import { isGeoPoint } from './document.js';
import { type ChordPoint, chordOfMiles, chordPoint } from './geo.js';
import type { KeywordColumn } from './keyword-column.js';
import { Ring } from './polygon.js';
import type { TextColumn } from './text-column.js';

/** A filter that has been checked against the columns it asks. */
export type Condition = Kind & {
  /** The same text for the same filter; missing in what is inside another, and where it would be long. */
  readonly key?: string | undefined;
};

type Kind =
  | { readonly kind: 'has'; readonly column: AnyColumn }
  | { readonly kind: 'range'; readonly column: NumberColumn; readonly min: number; readonly max: number }
  | { readonly kind: 'numbers'; readonly column: NumberColumn; readonly values: ReadonlySet<number> }
  | { readonly kind: 'boolean'; readonly column: BooleanColumn; readonly value: boolean }
  | { readonly kind: 'keywords'; readonly column: KeywordColumn; readonly values: readonly string[] }
  | {
      readonly kind: 'contains';
      readonly column: TextColumn;
      readonly field: string;
      readonly folded: string;
    }
  | {
      readonly kind: 'matches';
      readonly column: TextColumn;
      readonly field: string;
      readonly sought: readonly SoughtWord[];
    }
  | {
      readonly kind: 'circle';
      readonly column: GeoColumn;
      readonly centre: ChordPoint;
      readonly chord: number;
    }
  | {
      readonly kind: 'box';
      readonly column: GeoColumn;
      readonly south: number;
      readonly north: number;
      readonly west: number;
      readonly east: number;
    }
  | { readonly kind: 'polygon'; readonly column: GeoColumn; readonly ring: Ring }
  | { readonly kind: 'circles'; readonly column: GeoColumn; readonly circles: Circles }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition };

/**
 * The cheapest first, as each looks only at what the ones before it left. Throws `InvalidSearch` naming the field below `part` of the
 * request.
 */
export function parseFilters(
  columns: ColumnStore,
  filters: readonly Filter[],
  part = 'filters',
): readonly Condition[] {
  return inOrderOfCost(
    filters.map((filter) => ({ ...parseFilter(columns, filter, part, 0), key: keyOf(filter) })),
  );
}

const LONGEST_KEY = 2_000;
const listNumbers = new WeakMap<object, number>();
let lists = 0;

export function keyOf(filter: Filter): string | undefined {
  const key = keyText(filter);
  return key.length > LONGEST_KEY ? undefined : key;
}

/** The same text for the same question. Lists of circles are long, do not change, and are asked for again as the same: a number stands for each. */
export const keyText = (asked: object): string =>
  JSON.stringify(asked, (name, value: unknown) => {
    if (name !== 'circles' || typeof value !== 'object' || value === null) return value;
    let number = listNumbers.get(value);
    if (number === undefined) listNumbers.set(value, (number = ++lists));
    return number;
  });

function parseFilter(columns: ColumnStore, filter: Filter, part: string, depth: number): Condition {
  if (depth > SEARCH_LIMITS.depth) throw new InvalidSearch('filters are too deep inside each other', part);
  if ('any' in filter) {
    return {
      kind: 'any',
      of: inOrderOfCost(filter.any.map((each) => parseFilter(columns, each, part, depth + 1))),
    };
  }
  if ('not' in filter) return { kind: 'not', condition: parseFilter(columns, filter.not, part, depth + 1) };
  const column = columns.column(filter.field);
  if (!column) throw new InvalidSearch(`the index has no field ${filter.field}`, `${part}.${filter.field}`);
  const condition = parseLeaf(column, filter);
  if (!condition) {
    throw new InvalidSearch(
      `${filter.field}, of type ${column.type}, cannot be asked for ${JSON.stringify({ ...filter, field: undefined }).slice(0, 200)}`,
      `${part}.${filter.field}`,
    );
  }
  return condition;
}

type Leaf = Exclude<Filter, { readonly any: unknown } | { readonly not: unknown }>;
type LeafOf<Name extends string> = Extract<Leaf, { readonly [K in Name]?: unknown }>;

function parseLeaf(column: AnyColumn, filter: Leaf): Condition | undefined {
  if ('exists' in filter) {
    if (typeof filter.exists !== 'boolean') return undefined;
    const has: Condition = { kind: 'has', column };
    return filter.exists ? has : { kind: 'not', condition: has };
  }
  switch (column.type) {
    case 'number':
      return parseNumber(column, filter);
    case 'boolean':
      if (!('equals' in filter) || typeof filter.equals !== 'boolean') return undefined;
      return { kind: 'boolean', column, value: filter.equals };
    case 'keyword': {
      const values = listed(filter);
      return values?.every((value) => typeof value === 'string')
        ? { kind: 'keywords', column, values: values.map((value) => value.toWellFormed()) }
        : undefined;
    }
    case 'text':
      return parseText(column, filter);
    case 'geo':
      return parseGeo(column, filter);
  }
}

function parseNumber(column: NumberColumn, filter: Leaf): Condition | undefined {
  const values = listed(filter);
  if (values) {
    if (!values.every(isFinite)) return undefined;
    if (values.length === 1) return { kind: 'range', column, min: values[0]!, max: values[0]! };
    return { kind: 'numbers', column, values: new Set(values) };
  }
  const { min, max } = filter as LeafOf<'min'>;
  if (min === undefined && max === undefined) return undefined;
  if (!isFinite(min ?? 0) || !isFinite(max ?? 0)) return undefined;
  return { kind: 'range', column, min: min ?? -Infinity, max: max ?? Infinity };
}

function parseText(column: TextColumn, filter: Leaf): Condition | undefined {
  if ('contains' in filter) {
    if (typeof filter.contains !== 'string') return undefined;
    const folded = foldText(filter.contains);
    return folded === ''
      ? { kind: 'has', column }
      : { kind: 'contains', column, field: filter.field, folded };
  }
  if (!('matches' in filter) || typeof filter.matches !== 'string') return undefined;
  const sought = soughtWords(filter.matches);
  return sought.length === 0
    ? { kind: 'has', column }
    : { kind: 'matches', column, field: filter.field, sought };
}

function parseGeo(column: GeoColumn, filter: Leaf): Condition | undefined {
  if ('centre' in filter) {
    if (!isGeoPoint(filter.centre) || !isFinite(filter.miles) || filter.miles < 0) return undefined;
    return { kind: 'circle', column, centre: chordPoint(filter.centre), chord: chordOfMiles(filter.miles) };
  }
  if ('polygon' in filter)
    return isPolygon(filter.polygon)
      ? { kind: 'polygon', column, ring: new Ring(filter.polygon) }
      : undefined;
  if ('circles' in filter)
    return areCircles(filter.circles)
      ? { kind: 'circles', column, circles: Circles.of(filter.circles) }
      : undefined;
  if (!('northEast' in filter)) return undefined;
  const { northEast, southWest } = filter;
  if (!isGeoPoint(northEast) || !isGeoPoint(southWest) || southWest.latitude > northEast.latitude)
    return undefined;
  return {
    kind: 'box',
    column,
    south: southWest.latitude,
    north: northEast.latitude,
    west: southWest.longitude,
    east: northEast.longitude,
  };
}

function listed(filter: Leaf): readonly unknown[] | undefined {
  if ('equals' in filter) return [filter.equals];
  return 'in' in filter && Array.isArray(filter.in) ? filter.in : undefined;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

/** About the nanoseconds a row takes. */
const COST: Readonly<Record<Exclude<Condition['kind'], 'any' | 'not'>, number>> = {
  boolean: 1,
  keywords: 1,
  range: 1,
  has: 2,
  box: 3,
  circle: 4,
  contains: 5,
  numbers: 10,
  polygon: 15,
  circles: 18,
  matches: 20,
};
const READING_TEXTS = 1_000;

function cost(condition: Condition): number {
  if (condition.kind === 'not') return cost(condition.condition) + 2;
  if (condition.kind === 'any') return condition.of.reduce((sum, each) => sum + cost(each), 2);
  const reads =
    (condition.kind === 'contains' || condition.kind === 'matches') && condition.column.rowsStored > 0;
  return COST[condition.kind] + (reads ? READING_TEXTS : 0);
}

function inOrderOfCost(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.toSorted((a, b) => cost(a) - cost(b));
}
