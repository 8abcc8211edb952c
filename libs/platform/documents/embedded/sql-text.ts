import { notSupported } from './errors.js';
import { isPosition, segmentsOf } from './paths.js';

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A path as SQLite's JSON functions take it, as a literal. */
export function jsonPath(path: string): string {
  if (path.includes('"') || path.includes('\\')) throw notSupported(`an index on the path '${path}'`);
  const parts = segmentsOf(path).map((segment) => (isPosition(segment) ? `[${segment}]` : `."${segment}"`));
  return quoteText(`$${parts.join('')}`);
}

/** What sorts before every value: the key of null and of what is missing. */
export const nullKey = '-9e999';

/**
 * The key of a path, by which it is indexed, compared and sorted. Indexes and queries must spell it alike, or SQLite does not use the index.
 * Null has a key of its own because MongoDB's unique indexes count it as a value, and SQLite's do not.
 */
export const keyExpression = (path: string): string =>
  path === '_id' ? 'id' : `ifnull(json_extract(doc,${jsonPath(path)}),${nullKey})`;

/** A key as a literal. */
export function keyLiteral(key: number | string): string {
  if (typeof key === 'string') return quoteText(key);
  return Number.isFinite(key) ? String(key) : key > 0 ? '9e999' : nullKey;
}
