import { type Filter, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import type { ColumnStore } from './column-store.js';
import { type Condition, parseFilters } from './conditions.js';
import { type Ground, narrow } from './narrow.js';
import type { Selection } from './selection.js';

export type Count = readonly [name: string, conditions: readonly Condition[]];

/** What is asked several times, as when each choice of a list is combined with the same others, becomes one condition. Throws `InvalidSearch`. */
export function parseCounts(
  columns: ColumnStore,
  counts: Readonly<Record<string, readonly Filter[]>>,
): readonly Count[] {
  const named = Object.entries(counts);
  if (named.length > SEARCH_LIMITS.counts)
    throw new InvalidSearch(`at most ${SEARCH_LIMITS.counts} counts at once`, 'counts');
  const known = new Map<string, Condition>();
  const parse = (filter: Filter, name: string) => {
    const key = JSON.stringify(filter);
    const condition = known.get(key) ?? parseFilters(columns, [filter], `counts.${name}`)[0]!;
    known.set(key, condition);
    return condition;
  };
  return named.map(([name, filters]) => [name, filters.map((filter) => parse(filter, name))]);
}

/**
 * How many rows of a selection, which stays as it is, satisfy each. Each condition looks at the rows once and leaves a bit for each that
 * satisfies it; what several have in common is counted in the bits, 32 rows at a time.
 */
export function countEach(
  ground: Ground,
  counts: readonly Count[],
  selection: Selection,
): Record<string, number> {
  const matches = selection.rows.subarray(0, selection.count);
  const combined = new Set(counts.flatMap(([, conditions]) => (conditions.length > 1 ? conditions : [])));
  const found = new Map<Condition, Found>();
  const find = (condition: Condition): Found => {
    let known = found.get(condition);
    if (!known) {
      known = ground.scratch.borrowSelection(matches, (some) => {
        narrow(ground, [condition], some);
        return { count: some.count, bits: combined.has(condition) ? bitsOf(some, ground.rows) : undefined };
      });
      found.set(condition, known);
    }
    return known;
  };
  return Object.fromEntries(
    counts.map(([name, conditions]) => {
      if (conditions.length === 0) return [name, selection.count];
      if (conditions.length === 1) return [name, find(conditions[0]!).count];
      return [name, countCommon(conditions.map((condition) => find(condition).bits!))];
    }),
  );
}

interface Found {
  readonly count: number;
  readonly bits: Uint32Array | undefined;
}

/** @param rows one above the highest row */
function bitsOf({ rows: matches, count }: Selection, rows: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(rows / 32));
  for (let at = 0; at < count; at++) {
    const row = matches[at]!;
    bits[row >>> 5]! |= 1 << (row & 31);
  }
  return bits;
}

function countCommon([first, ...others]: readonly Uint32Array[]): number {
  let count = 0;
  for (let at = 0; at < first!.length; at++) {
    let word = first![at]!;
    for (let other = 0; other < others.length; other++) word &= others[other]![at]!;
    if (word !== 0) count += ones(word);
  }
  return count;
}

/** How many bits of 32 are set, by adding neighbours up. */
function ones(word: number): number {
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
