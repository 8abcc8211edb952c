import { type Filter, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import { type Bits, bitsOf, common, countCommon, wordsFor } from './bits.js';
import type { ColumnStore } from './column-store.js';
import { type Condition, parseFilters } from './conditions.js';
import type { SetSource } from './kept-sets.js';
import type { Matches } from './matches.js';
import { type Ground, narrow } from './narrow.js';

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
 * How many of the matches, which stay as they are, satisfy each. Each condition is a set of rows, and what several have in common is
 * counted 32 rows at a time; those that most counts share come first, and what they leave is worked out once.
 */
export function countEach(
  ground: Ground,
  sets: SetSource,
  counts: readonly Count[],
  matches: Matches,
): Record<string, number> {
  if (counts.length === 0) return {};
  const uses = new Map<Condition, number>();
  for (const [, conditions] of counts)
    for (const condition of conditions) uses.set(condition, (uses.get(condition) ?? 0) + 1);
  const found = setsAmong(ground, sets, [...uses.keys()], matches);
  const root: Shared = { bits: found.all, further: new Map() };
  return Object.fromEntries(
    counts.map(([name, conditions]) => {
      const [last, ...others] = conditions.toSorted((a, b) => uses.get(a)! - uses.get(b)!);
      if (!last) return [name, matches.count];
      const shared = others.reduceRight((before, condition) => {
        let after = before.further.get(condition);
        if (!after) {
          after = { bits: common(before.bits, found.of.get(condition)!), further: new Map() };
          before.further.set(condition, after);
        }
        return after;
      }, root);
      return [name, countCommon(shared.bits, found.of.get(last)!)];
    }),
  );
}

interface Shared {
  readonly bits: Bits;
  readonly further: Map<Condition, Shared>;
}

/** Of many matches sets of rows; of few sets of their places among the matches, which are shorter. */
function setsAmong(
  ground: Ground,
  sets: SetSource,
  conditions: readonly Condition[],
  matches: Matches,
): { readonly all: Bits; readonly of: ReadonlyMap<Condition, Bits> } {
  const listed = (condition: Condition, use: (rows: Uint32Array, count: number) => Bits) =>
    ground.scratch.borrowSelection(matches.selection.rows.subarray(0, matches.count), (some) => {
      narrow(ground, [condition], some);
      return use(some.rows, some.count);
    });
  if (matches.count > matches.words) {
    const setOf = (condition: Condition) =>
      sets.of(condition) ?? listed(condition, (rows, count) => bitsOf(rows, count, matches.words));
    return { all: matches.bits, of: new Map(conditions.map((each) => [each, setOf(each)])) };
  }
  const words = wordsFor(matches.count);
  const { rows } = matches.selection;
  const setOf = (condition: Condition) => {
    const known = sets.of(condition);
    const places = new Uint32Array(words);
    if (known) {
      for (let at = 0; at < matches.count; at++) {
        const row = rows[at]!;
        places[at >>> 5]! |= ((known[row >>> 5]! >>> (row & 31)) & 1) << (at & 31);
      }
      return places;
    }
    return listed(condition, (left, count) => {
      for (let at = 0, next = 0; next < count; at++)
        if (rows[at] === left[next]) {
          places[at >>> 5]! |= 1 << (at & 31);
          next++;
        }
      return places;
    });
  };
  const all = new Uint32Array(words).fill(0xffffffff);
  if (matches.count % 32 > 0) all[words - 1] = 2 ** (matches.count % 32) - 1;
  return { all, of: new Map(conditions.map((each) => [each, setOf(each)])) };
}
