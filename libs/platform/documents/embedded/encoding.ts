import { serverError } from './errors.js';
import { Binary, type Document, isBinary, isObjectId, ObjectId } from './values.js';

/**
 * Documents are kept as JSON text in the manner of MongoDB's Extended JSON: `{"$date":"2026-11-02T09:30:00.000Z"}`, `{"$oid":"…"}`,
 * `{"$binary":{"base64":"…","subType":"00"}}`. A date's text sorts as the date does, so indexes and ranges over it are right as they stand.
 */
export function encode(document: Document): string {
  return JSON.stringify(wire(document, ''));
}

export function decode(text: string): Document {
  const value: unknown = JSON.parse(text);
  return (text.includes('{"$') ? revive(value) : value) as Document;
}

/** What an index holds for a value: what SQLite's `json_extract` answers for its JSON, with missing and null first. */
export function keyOf(value: unknown): number | string {
  if (value === undefined || value === null) return -Infinity;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return JSON.stringify(wire(value, ''));
}

/** The id that has a key; no id is a text that looks like another type's. */
export const idOf = (key: number | string): unknown =>
  typeof key === 'string' && key.startsWith('{"') ? revive(JSON.parse(key)) : key;

/**
 * Plain, detached values of what mongoose hands over: its own documents and arrays through `toBSON`, undefined as null (as the MongoDB driver
 * sends it). Regular expressions pass, for filters; `encode` refuses to keep them.
 */
export function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return new Date(value);
  if (Array.isArray(value)) return value.map(plain);
  if (isObjectId(value) || value instanceof RegExp) return value;
  if (value instanceof Uint8Array) return new Binary(Buffer.from(value));
  if ('_bsontype' in value) return value;
  if ('toBSON' in value && typeof value.toBSON === 'function') return plain(unwrapped(value.toBSON()));
  const entries = value instanceof Map ? value : Object.entries(value);
  const result: Document = {};
  for (const [name, inner] of entries as Iterable<[string, unknown]>) {
    if (typeof inner !== 'function') result[name] = plain(inner);
  }
  return result;
}

/** mongoose's maps and buffers answer `toBSON` with another of their kind. */
function unwrapped(value: unknown): unknown {
  if (value instanceof Map) return new Map(value);
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

function wire(value: unknown, path: string): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return wireNumber(value, path);
    case 'object':
      return value === null ? null : wireObject(value, path);
    default:
      throw refused(path, typeof value);
  }
}

function wireNumber(value: number, path: string): unknown {
  if (Number.isFinite(value)) return value;
  if (Number.isNaN(value)) throw refused(path, 'not-a-number');
  return rawJson(value > 0 ? '9e999' : '-9e999');
}

/** In V8 since Node 22; the compiler's library does not know it yet. */
export const rawJson = (text: string): unknown =>
  (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);

function wireObject(value: object, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, i) => wire(item, `${path}.${i}`));
  if (value instanceof Date) return { $date: wireDate(value, path) };
  if (isObjectId(value)) return { $oid: value.toHexString() };
  if (isBinary(value)) {
    return {
      $binary: { base64: value.toString('base64'), subType: value.sub_type.toString(16).padStart(2, '0') },
    };
  }
  if (value instanceof RegExp) throw refused(path, 'regular expression');
  if ('_bsontype' in value) throw refused(path, String(value._bsontype));
  const result: Document = {};
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('$'))
      throw serverError('badValue', `The field '${join(path, name)}' must not start with '$'`);
    result[name] = wire(inner, join(path, name));
  }
  return result;
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function wireDate(value: Date, path: string): string {
  const year = value.getUTCFullYear();
  // Outside these years the text no longer sorts as the date does.
  if (!(year >= 0 && year <= 9999))
    throw refused(path, 'date that is invalid or outside the years 0 to 9999');
  return value.toISOString();
}

const refused = (path: string, what: string) =>
  serverError('badValue', `The field '${path}' holds a ${what}, which documents do not keep`);

/** Revives in place: the value is fresh from `JSON.parse`. */
function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      if (typeof value[i] === 'object') value[i] = revive(value[i]);
    }
    return value;
  }
  const fields = value as Document;
  if (typeof fields.$date === 'string') return new Date(fields.$date);
  if (typeof fields.$oid === 'string') return ObjectId.createFromHexString(fields.$oid);
  if (typeof fields.$binary === 'object') return reviveBinary(fields.$binary as Record<string, string>);
  for (const name in fields) {
    if (typeof fields[name] === 'object') fields[name] = revive(fields[name]);
  }
  return fields;
}

function reviveBinary({ base64 = '', subType = '0' }: Record<string, string>): unknown {
  const binary = new Binary(Buffer.from(base64, 'base64'), Number.parseInt(subType, 16));
  return binary.sub_type === Binary.SUBTYPE_UUID ? binary.toUUID() : binary;
}
