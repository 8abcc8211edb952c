import { compareCodePoints } from '../search-index.port.js';
import type { Position } from '../cursor.js';
import { type Bits, has } from './bits.js';
import type { ColumnStore } from './column-store.js';
import { inSlices } from './in-slices.js';
import type { Order } from './order.js';
import { sortedByKeys, sortTies } from './sort-rows.js';

/** A number for each row in each. */
const MOST_ORDERS = 8;
/** Rows that have changed are looked at beside the others up to here; beyond, they are sorted in. */
const MOST_BESIDE = 512;

/**
 * All rows in the order of a sort, kept from its second question on, so that a page is found by walking instead of by comparing
 * all matches. What has changed since is left out on the way and walked beside, in an order of its own.
 */
export class KeptOrders {
  readonly #kept = new Map<string, KeptOrder>();
  #seen = new Set<string>();

  constructor(readonly columns: ColumnStore) {}

  /** The first `count` rows of a set in order after a position; undefined where that takes more than about `steps` steps, or is not kept. */
  first(
    orders: readonly Order[],
    matches: Bits,
    count: number,
    steps: number,
    after: Position | undefined,
  ): readonly number[] | undefined {
    // What depends on the question, or has no numbers, is not kept.
    if (orders.length === 0 || !orders.every(({ keys, isOfRequest }) => keys && !isOfRequest))
      return undefined;
    const key = orders.map(({ signature }) => signature).join('; ');
    let kept = this.#kept.get(key);
    if (!kept) {
      if (!this.#seen.has(key)) {
        if (this.#seen.size > 64) this.#seen = new Set();
        this.#seen.add(key);
        return undefined;
      }
      kept = new KeptOrder(this.columns);
    }
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > MOST_ORDERS) this.#kept.delete(this.#kept.keys().next().value!);
    return kept.first(orders, matches, count, steps, after);
  }
}

class KeptOrder {
  #sorted: Uint32Array | undefined;
  #sortedAt = 0;
  /** Changed since it was sorted: not to be believed there, but walked beside. */
  #changed: ReadonlySet<number> = new Set();
  #beside: Uint32Array = new Uint32Array(0);
  #besideAt = 0;
  #isSorting = false;

  constructor(readonly columns: ColumnStore) {}

  first(
    orders: readonly Order[],
    matches: Bits,
    count: number,
    steps: number,
    after: Position | undefined,
  ): readonly number[] | undefined {
    const { ids } = this.columns;
    const compare = comparing(orders, ids);
    const sorted = this.#follow(orders, compare);
    if (!sorted) return undefined;
    const [changed, beside] = [this.#changed, this.#beside];
    let at = 0;
    let next = 0;
    if (after) {
      const isAfter = behind(orders, ids, after);
      at = this.#firstAfter(sorted, isAfter);
      while (next < beside.length && !isAfter(beside[next]!)) next++;
    }
    const end = Math.min(sorted.length, at + steps);
    const found: number[] = [];
    const offer = (row: number) => {
      if (has(matches, row)) found.push(row);
    };
    while (found.length < count) {
      // Rows in few steps first: what is not a match, or has changed, is passed by.
      while (at < end) {
        const row = sorted[at]!;
        if (has(matches, row) && !changed.has(row)) break;
        at++;
      }
      if (at === end && end < sorted.length) return undefined;
      while (
        next < beside.length &&
        found.length < count &&
        (at === end || compare(beside[next]!, sorted[at]!) < 0)
      )
        offer(beside[next++]!);
      if (at === end) break;
      if (found.length < count) found.push(sorted[at++]!);
    }
    return found;
  }

  #firstAfter(sorted: Uint32Array, isAfter: (row: number) => boolean): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      // Where a row that has changed lies says nothing.
      let at = middle;
      while (at < high && this.#changed.has(sorted[at]!)) at++;
      if (at < high && !isAfter(sorted[at]!)) low = at + 1;
      else high = middle;
    }
    return low;
  }

  /** The rows as they were sorted, `changed` and `beside` up to date; undefined while they are being sorted. */
  #follow(orders: readonly Order[], compare: Compare): Uint32Array | undefined {
    const { changes, ids } = this.columns;
    const inUse = (rows: Uint32Array) => rows.filter((row) => ids[row] !== undefined);
    const changed = this.#sorted && changes.since(this.#sortedAt);
    if (!this.#sorted || !changed) {
      this.#sorted = undefined;
      if (this.#isSorting) return undefined;
      this.#sort(orders);
    } else if (changed.length > MOST_BESIDE) {
      this.#sorted = merged(this.#sorted, new Set(changed), inUse(changed).sort(compare), compare);
      this.#settle();
    } else if (this.#besideAt !== changes.now) {
      this.#changed = new Set(changed);
      this.#beside = inUse(changed).sort(compare);
      this.#besideAt = changes.now;
    }
    return this.#sorted;
  }

  /** A million rows take a second or two, in which others are answered: what is written meanwhile is put where it belongs at the end. */
  #sort(orders: readonly Order[]): void {
    const { changes, ids } = this.columns;
    const began = changes.now;
    this.#isSorting = true;
    inSlices(sortedByKeys(Uint32Array.from(this.columns.all()), orders), (sorted) => {
      this.#isSorting = false;
      const changed = changes.since(began);
      if (!sorted || !changed) return;
      const stay = changed.length > 0 ? without(sorted, new Set(changed)) : sorted;
      sortTies(stay, orders, ids);
      this.#sorted = stay;
      this.#sortedAt = began;
      this.#besideAt = -1;
    });
    if (this.#sorted) this.#settle();
  }

  #settle(): void {
    this.#sortedAt = this.#besideAt = this.columns.changes.now;
    this.#changed = new Set();
    this.#beside = new Uint32Array(0);
  }
}

type Compare = (left: number, right: number) => number;

/** Below 0 when the left row comes first. */
export function comparing(orders: readonly Order[], ids: readonly (string | undefined)[]): Compare {
  return (left, right) => {
    for (const order of orders) {
      const difference = order.compare(order.valueOf(left), order.valueOf(right));
      if (difference !== 0) return difference;
    }
    return compareCodePoints(ids[left]!, ids[right]!);
  };
}

/** Whether a row comes after a position. */
export function behind(
  orders: readonly Order[],
  ids: readonly (string | undefined)[],
  position: Position,
): (row: number) => boolean {
  return (row) => {
    for (const [at, order] of orders.entries()) {
      const difference = order.compare(order.valueOf(row), position.values[at]!);
      if (difference !== 0) return difference > 0;
    }
    return compareCodePoints(ids[row]!, position.id) > 0;
  };
}

const without = (sorted: Uint32Array, rows: ReadonlySet<number>): Uint32Array =>
  sorted.filter((row) => !rows.has(row));

function merged(
  sorted: Uint32Array,
  changed: ReadonlySet<number>,
  more: Uint32Array,
  compare: Compare,
): Uint32Array {
  const stay = without(sorted, changed);
  const all = new Uint32Array(stay.length + more.length);
  let from = 0;
  for (const [before, row] of more.entries()) {
    let [low, high] = [from, stay.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(stay[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(stay.subarray(from, low), from + before);
    all[low + before] = row;
    from = low;
  }
  all.set(stay.subarray(from), from + more.length);
  return all;
}
