import mongoose from 'mongoose';

/** A document, or a part of one, as plain values: objects, arrays, scalars, dates, object ids and binaries. */
export type Document = Record<string, unknown>;

export { mongoose };
export const { Binary, MongoBulkWriteError, MongoServerError, ObjectId } = mongoose.mongo;
export const { EJSON } = mongoose.mongo.BSON;

type Tagged = { readonly _bsontype: string; toString(): string };

const bsonType = (value: object): string | undefined => (value as Partial<Tagged>)._bsontype;

export const isObjectId = (value: unknown): value is InstanceType<typeof ObjectId> =>
  typeof value === 'object' && value !== null && bsonType(value) === 'ObjectId';

export const isBinary = (value: unknown): value is InstanceType<typeof Binary> =>
  typeof value === 'object' && value !== null && bsonType(value) === 'Binary';

/** True of what has fields: not an array, a date, an id or another value of one piece. */
export const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof RegExp) &&
  bsonType(value) === undefined;

export const isScalar = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  typeof value !== 'object' ||
  value instanceof Date ||
  isObjectId(value);

/** MongoDB's order of types; missing sorts with null. */
export function rank(value: unknown): number {
  if (value === undefined || value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (typeof value === 'boolean') return 8;
  if (Array.isArray(value)) return 5;
  if (value instanceof Date) return 9;
  if (value instanceof RegExp) return 10;
  if (isObjectId(value)) return 7;
  return isBinary(value) ? 6 : 4;
}

/** Strings are ordered by code point, as their UTF-8 bytes are, in the database as here. */
function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointOrder(x) - codePointOrder(y);
  }
  return a.length - b.length;
}

const codePointOrder = (unit: number) =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;

const by = (a: number | boolean, b: number | boolean) => (a < b ? -1 : a > b ? 1 : 0);

/** Orders any two values as MongoDB does: by type, then by value; objects field by field in their own order. */
export function compare(a: unknown, b: unknown): number {
  const kind = rank(a);
  if (kind !== rank(b)) return kind - rank(b);
  switch (kind) {
    case 1:
      return 0;
    case 2:
      return by(a as number, b as number);
    case 3:
      return compareStrings(a as string, b as string);
    case 4:
      return compareFields(Object.entries(a as Document), Object.entries(b as Document));
    case 5:
      return compareLists(a as unknown[], b as unknown[]);
    case 6:
      return Buffer.compare((a as { buffer: Buffer }).buffer, (b as { buffer: Buffer }).buffer);
    case 8:
      return by(a as boolean, b as boolean);
    case 9:
      return by((a as Date).getTime(), (b as Date).getTime());
    default:
      return compareStrings(String(a), String(b));
  }
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareFields(a: [string, unknown][], b: [string, unknown][]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [[aName, aValue], [bName, bValue]] = [a[i]!, b[i]!];
    const order = rank(aValue) - rank(bValue) || compareStrings(aName, bName) || compare(aValue, bValue);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export const equal = (a: unknown, b: unknown): boolean => a === b || compare(a, b) === 0;
