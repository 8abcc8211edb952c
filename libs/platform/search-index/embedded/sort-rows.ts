import { compareCodePoints } from '../search-index.port.js';
import type { Order } from './order.js';

const DIGITS = 1 << 16;
/** So many rows between two moments at which other work may go on. */
const PIECE = 1 << 14;

/** By the digits of their keys, the last clause first: a comparison of each with each other takes several times as long. */
export function* sortedByKeys(
  rows: Uint32Array<ArrayBuffer>,
  orders: readonly Order[],
): Generator<void, Uint32Array<ArrayBuffer>> {
  let sorted = rows;
  for (const { keys } of orders.toReversed()) sorted = yield* byKey(sorted, (row) => keys!.ofRow(row));
  return sorted;
}

/** Puts rows of the same keys, which lie side by side, in the order of their ids. */
export function sortTies(
  sorted: Uint32Array,
  orders: readonly Order[],
  ids: readonly (string | undefined)[],
): void {
  const isSame = (left: number, right: number) =>
    orders.every(({ keys }) => keys!.ofRow(left) === keys!.ofRow(right));
  for (let from = 0, to = 1; from < sorted.length; from = to++) {
    while (to < sorted.length && isSame(sorted[from]!, sorted[to]!)) to++;
    if (to - from > 1)
      sorted.subarray(from, to).sort((left, right) => compareCodePoints(ids[left]!, ids[right]!));
  }
}

function* byKey(
  rows: Uint32Array<ArrayBuffer>,
  keyOf: (row: number) => number,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const numbers = new Float64Array(rows.length);
  const digits = new Uint16Array(numbers.buffer);
  for (let at = 0; at < rows.length; at++) {
    if (at % PIECE === 0) yield;
    // Adding 0 makes one of both zeros.
    numbers[at] = keyOf(rows[at]!) + 0;
    // The bits of a number, read as a whole one, are in its order, once those of negative numbers are turned round.
    const isNegative = digits[at * 4 + 3]! >= 0x8000;
    for (let digit = 0; digit < 4; digit++)
      digits[at * 4 + digit]! ^= isNegative ? 0xffff : digit === 3 ? 0x8000 : 0;
  }
  let places = Uint32Array.from(rows.keys());
  let other = new Uint32Array(rows.length);
  const ends = new Uint32Array(DIGITS + 1);
  for (let digit = 0; digit < 4; digit++) {
    ends.fill(0);
    for (let at = 0; at < places.length; at++) {
      if (at % PIECE === 0) yield;
      ends[digits[at * 4 + digit]! + 1]!++;
    }
    if (ends.includes(rows.length)) continue;
    for (let value = 0; value < DIGITS; value++) ends[value + 1]! += ends[value]!;
    for (let at = 0; at < places.length; at++) {
      if (at % PIECE === 0) yield;
      const place = places[at]!;
      other[ends[digits[place * 4 + digit]!]!++] = place;
    }
    [places, other] = [other, places];
  }
  yield;
  return places.map((place) => rows[place]!);
}
