import { InvalidSearch } from '../search-index.port.js';
import type { Order, SortValue } from './order.js';

/** Where a page ended: the values of its sort and the id. They stand for themselves, so the document may change or go. */
export interface Position {
  readonly values: readonly SortValue[];
  readonly id: string;
}

export function writeCursor(orders: readonly Order[], { values, id }: Position): string {
  return Buffer.from(JSON.stringify([signatureOf(orders), id, ...values])).toString('base64url');
}

/** Throws `InvalidSearch` naming `after` when it is no cursor of this sort. */
export function readCursor(orders: readonly Order[], cursor: string): Position {
  const parts = decode(cursor);
  const [signature, id, ...values] = parts ?? [];
  if (typeof signature !== 'string' || typeof id !== 'string') {
    throw new InvalidSearch('after is not a cursor of this index', 'after');
  }
  const fits =
    values.length === orders.length &&
    values.every((value, at) => value === null || typeof value === orders[at]!.holds);
  if (signature !== signatureOf(orders) || !fits) {
    throw new InvalidSearch('after is a cursor of another sort', 'after');
  }
  return { id, values: values as SortValue[] };
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
