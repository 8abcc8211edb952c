import { SEARCH_LIMITS } from '../search-index.port.js';
import type { Position } from '../cursor.js';
import { behind, comparing } from './kept-orders.js';
import type { Order, OrderKeys } from './order.js';
import { Selection } from './selection.js';

/** The first `count` rows of a selection after a position, in order. */
export function topRows(
  selection: Selection,
  orders: readonly Order[],
  ids: readonly (string | undefined)[],
  count: number,
  after: Position | undefined,
): readonly number[] {
  const [first, ...rest] = orders;
  const weights = first?.weights?.();
  if (!weights) return firstRows(selection, orders, ids, count, after);
  // Few weights are shared by many rows: among those of one only the other clauses decide.
  const found: number[] = [];
  const upTo = after ? (after.values[0] as number) : Infinity;
  const shares = sharesOf(selection, weights);
  for (let weight = Math.min(upTo, shares.length - 1); weight >= 0 && found.length < count; weight--) {
    if (shares[weight] === 0) continue;
    const equal = ofWeight(selection, weights, weight, shares[weight]!);
    const begun = weight === upTo ? { id: after!.id, values: after!.values.slice(1) } : undefined;
    found.push(...firstRows(equal, rest, ids, count - found.length, begun));
  }
  return found;
}

/** How many rows have each weight. */
function sharesOf({ rows, count }: Selection, weights: Uint16Array): Uint32Array {
  const shares = new Uint32Array(SEARCH_LIMITS.satisfying * SEARCH_LIMITS.weight + 1);
  for (let at = 0; at < count; at++) shares[weights[rows[at]!]!]!++;
  return shares;
}

function ofWeight(
  { rows, count }: Selection,
  weights: Uint16Array,
  weight: number,
  share: number,
): Selection {
  // One place more, as each row is written before it is known to stay.
  const equal = new Selection(new Uint32Array(share + 1));
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    equal.rows[equal.count] = row;
    equal.count += Number(weights[row] === weight);
  }
  return equal;
}

function firstRows(
  selection: Selection,
  orders: readonly Order[],
  ids: readonly (string | undefined)[],
  count: number,
  after: Position | undefined,
): readonly number[] {
  const compare = comparing(orders, ids);
  const isAfter = after && behind(orders, ids, after);
  const heap = new LastFirstHeap(count, compare);
  const keys = orders[0]?.keys;
  if (!keys) {
    for (let at = 0; at < selection.count; at++) {
      const row = selection.rows[at]!;
      if (!isAfter || isAfter(row)) heap.offer(row);
    }
    return heap.inOrder();
  }

  // Most rows are decided by one number: before the position, or behind enough others.
  const floor = after ? keys.ofValue(after.values[0]!) : -Infinity;
  let ceiling = ceilingOf(selection, keys, count, floor);
  for (let at = 0; at < selection.count; at++) {
    const row = selection.rows[at]!;
    const key = keys.ofRow(row);
    if (key < floor || key > ceiling) continue;
    if (isAfter && !isAfter(row)) continue;
    if (heap.offer(row) && heap.isFull) ceiling = Math.min(ceiling, keys.ofRow(heap.last));
  }
  return heap.inOrder();
}

const STRIDE = 64;

/**
 * A key that none of the first `count` rows is behind: the `count`th of a sample, as the whole can only have more before it. Without
 * it, rows that happen to lie in the opposite order, such as the newest last, would each push another out.
 */
function ceilingOf(selection: Selection, keys: OrderKeys, count: number, floor: number): number {
  if (selection.count < STRIDE * count * 2) return Infinity;
  const sample = new Float64Array(Math.ceil(selection.count / STRIDE));
  let size = 0;
  for (let at = 0; at < selection.count; at += STRIDE) {
    const key = keys.ofRow(selection.rows[at]!);
    if (key > floor) sample[size++] = key;
  }
  return size < count ? Infinity : sample.subarray(0, size).sort()[count - 1]!;
}

/** Holds the first `limit` of what it is offered, the last of them on top. */
class LastFirstHeap {
  readonly #rows: number[] = [];

  constructor(
    readonly limit: number,
    readonly compare: (left: number, right: number) => number,
  ) {}

  get isFull(): boolean {
    return this.#rows.length === this.limit;
  }

  get last(): number {
    return this.#rows[0]!;
  }

  offer(row: number): boolean {
    const rows = this.#rows;
    if (!this.isFull) {
      rows.push(row);
      this.#rise(rows.length - 1);
      return true;
    }
    if (this.limit === 0 || this.compare(row, rows[0]!) >= 0) return false;
    rows[0] = row;
    this.#sink();
    return true;
  }

  inOrder(): readonly number[] {
    return this.#rows.toSorted(this.compare);
  }

  #rise(start: number): void {
    const rows = this.#rows;
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.compare(rows[at]!, rows[parent]!) <= 0) return;
      [rows[at], rows[parent]] = [rows[parent]!, rows[at]!];
      at = parent;
    }
  }

  #sink(): void {
    const rows = this.#rows;
    let at = 0;
    for (;;) {
      let largest = at;
      for (let child = 2 * at + 1; child <= 2 * at + 2 && child < rows.length; child++) {
        if (this.compare(rows[child]!, rows[largest]!) > 0) largest = child;
      }
      if (largest === at) return;
      [rows[at], rows[largest]] = [rows[largest]!, rows[at]!];
      at = largest;
    }
  }
}
