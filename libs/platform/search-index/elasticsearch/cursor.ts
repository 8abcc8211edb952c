import { InvalidSearch } from '../search-index.port.js';
import type { Order, SortValue } from './order.js';

/** Writes where a page ended, from the `sort` of its last hit: they stand for themselves, so the document may change or go. */
export function writeCursor(orders: readonly Order[], sort: readonly unknown[]): string {
  const values = orders.map((order, at) => (sort[at] === order.missing ? null : sort[at]));
  return Buffer.from(JSON.stringify([signatureOf(orders), sort[orders.length], ...values])).toString(
    'base64url',
  );
}

/** The `search_after` of a cursor. Throws `InvalidSearch` naming `after` when it is none of this sort. */
export function readCursor(orders: readonly Order[], cursor: string): SortValue[] {
  const [signature, id, ...values] = decode(cursor) ?? [];
  if (typeof signature !== 'string' || !isText(id))
    throw new InvalidSearch('after is not a cursor of this index', 'after');
  const fits =
    values.length === orders.length &&
    values.every((value, at) => value === null || isValue(orders[at]!, value));
  if (signature !== signatureOf(orders) || !fits)
    throw new InvalidSearch('after is a cursor of another sort', 'after');
  return [...orders.map((order, at) => (values[at] as SortValue) ?? order.missing), id];
}

function isValue({ holds }: Order, value: unknown): boolean {
  return holds === 'number' ? Number.isFinite(value) : isText(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

function decode(cursor: string): readonly unknown[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

function signatureOf(orders: readonly Order[]): string {
  return orders.map((order) => order.signature).join('; ');
}
