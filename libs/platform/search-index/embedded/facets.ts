import { compareCodePoints, type FacetCount, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import { countCommon } from './bits.js';
import type { ColumnStore } from './column-store.js';
import { type BooleanColumn, FALSE, type NumberColumn, TRUE } from './columns.js';
import { keyOf } from './conditions.js';
import { NO_VALUE } from './dictionary.js';
import { type KeywordColumn, SEVERAL } from './keyword-column.js';
import type { SetSource } from './kept-sets.js';
import type { Matches } from './matches.js';
import type { Selection } from './selection.js';

const MOST_SETS = 64;

export type FacetColumn = KeywordColumn | NumberColumn | BooleanColumn;

/** Throws `InvalidSearch`. */
export function parseFacet(columns: ColumnStore, field: string): FacetColumn {
  const column = columns.column(field);
  if (!column) throw new InvalidSearch(`the index has no field ${field}`, `facets.${field}`);
  if (column.type === 'text' || column.type === 'geo') {
    throw new InvalidSearch(
      `${field}, of type ${column.type}, cannot be counted by value`,
      `facets.${field}`,
    );
  }
  return column;
}

/** How often each value of a field occurs among matches, the most frequent first. */
export function countValues(
  field: string,
  column: FacetColumn,
  sets: SetSource,
  matches: Matches,
): readonly FacetCount[] {
  return frequentFirst(countSets(field, column, sets, matches) ?? countsOf(column, matches.selection));
}

const frequentFirst = (counts: FacetCount[]): readonly FacetCount[] =>
  counts
    .sort((a, b) => b.count - a.count || compareValues(a.value, b.value))
    .slice(0, SEARCH_LIMITS.facetValues);

/** How often each value occurs among two sets of matches that share none; undefined where a list is as long as lists may be, and more may be left out of it. */
export function addedFacets(
  left: Readonly<Record<string, readonly FacetCount[]>>,
  right: Readonly<Record<string, readonly FacetCount[]>>,
): Record<string, readonly FacetCount[]> | undefined {
  const all: Record<string, readonly FacetCount[]> = {};
  for (const [field, counts] of Object.entries(left)) {
    const more = right[field]!;
    if (Math.max(counts.length, more.length) >= SEARCH_LIMITS.facetValues) return undefined;
    const sums = new Map(counts.map(({ value, count }) => [value, count]));
    for (const { value, count } of more) sums.set(value, (sums.get(value) ?? 0) + count);
    all[field] = frequentFirst(Array.from(sums, ([value, count]) => ({ value, count })));
  }
  return all;
}

/** Of few values among many matches, where rows have several: by the set of each value's rows. */
function countSets(
  field: string,
  column: FacetColumn,
  sets: SetSource,
  matches: Matches,
): FacetCount[] | undefined {
  if (column.type !== 'keyword' || column.rowsWithSeveral === 0) return undefined;
  if (column.dictionary.size > MOST_SETS || column.dictionary.size * matches.words > matches.count * 4)
    return undefined;
  const values = column.dictionary.values();
  const found = values.map((value) =>
    sets.of({ kind: 'keywords', column, values: [value], key: keyOf({ field, equals: value }) }),
  );
  if (!found.every((bits) => bits !== undefined)) return undefined;
  return values
    .map((value, at) => ({ value, count: countCommon(found[at]!, matches.bits) }))
    .filter(({ count }) => count > 0);
}

function countsOf(column: FacetColumn, selection: Selection): FacetCount[] {
  switch (column.type) {
    case 'keyword':
      return countKeywords(column, selection);
    case 'number':
      return countNumbers(column, selection);
    case 'boolean':
      return countBooleans(column, selection);
  }
}

function countKeywords(column: KeywordColumn, { rows, count }: Selection): FacetCount[] {
  const { codes, starts, ends, pool, dictionary } = column;
  const counts = new Uint32Array(dictionary.codes);
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const code = codes[row]!;
    counts[code]!++;
    if (code !== SEVERAL) continue;
    for (let place = starts[row]!; place < ends[row]!; place++) counts[pool[place]!]!++;
  }
  counts[NO_VALUE] = 0;
  counts[SEVERAL] = 0;
  return nonZero(counts, (code) => dictionary.valueOf(code));
}

/** Whole numbers below this are counted in an array: beds, baths, floors. */
const SMALL = 1024;

function countNumbers({ values }: NumberColumn, { rows, count }: Selection): FacetCount[] {
  const small = new Uint32Array(SMALL);
  const others = new Map<number, number>();
  for (let at = 0; at < count; at++) {
    const value = values[rows[at]!]!;
    const index = value & (SMALL - 1);
    if (index === value) small[index]!++;
    else if (!Number.isNaN(value)) others.set(value, (others.get(value) ?? 0) + 1);
  }
  return [
    ...nonZero(small, (value) => value),
    ...Array.from(others, ([value, times]) => ({ value, count: times })),
  ];
}

function countBooleans({ values }: BooleanColumn, { rows, count }: Selection): FacetCount[] {
  const counts = new Uint32Array(3);
  for (let at = 0; at < count; at++) counts[values[rows[at]!]!]!++;
  return [
    { value: false, count: counts[FALSE]! },
    { value: true, count: counts[TRUE]! },
  ].filter((facet) => facet.count > 0);
}

function nonZero(counts: Uint32Array, valueOf: (index: number) => string | number): FacetCount[] {
  const facets: FacetCount[] = [];
  for (const [index, count] of counts.entries()) if (count > 0) facets.push({ value: valueOf(index), count });
  return facets;
}

function compareValues(left: FacetCount['value'], right: FacetCount['value']): number {
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  return Number(left) - Number(right);
}
