import { notSupported, serverError } from './errors.js';
import { valueAt, segmentsOf } from './paths.js';
import { existsSql, implies, partialClauses, partialSql, type PartialClause } from './partial-filter.js';
import { keyExpression, quoteName } from './sql-text.js';
import { type Document, EJSON, isPlain } from './values.js';

export interface IndexDefinition {
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Document | undefined;
  readonly clauses: readonly PartialClause[];
}

// MongoDB builds every index in the background now, and keeps its version; neither changes what an index does.
const accepted = ['name', 'unique', 'sparse', 'partialFilterExpression', 'background', 'v', 'ns', 'key'];

export function defineIndex(key: Document, options: Document): IndexDefinition {
  const fields = Object.entries(key);
  if (fields.length === 0) throw serverError('badValue', 'An index needs a field');
  for (const [path, direction] of fields) {
    if (direction !== 1 && direction !== -1)
      throw notSupported(`an index of the kind '${String(direction)}' (at '${path}')`);
    keyExpression(path);
  }
  for (const [option, value] of Object.entries(options)) {
    if (!accepted.includes(option) && value !== undefined) throw notSupported(`the index option '${option}'`);
  }
  const partial = isPlain(options.partialFilterExpression) ? options.partialFilterExpression : undefined;
  if (partial !== undefined && options.sparse === true) {
    throw serverError('badValue', 'An index is either sparse or partial, not both');
  }
  return {
    name: typeof options.name === 'string' ? options.name : fields.flat().join('_'),
    key: key as Record<string, 1 | -1>,
    unique: options.unique === true,
    sparse: options.sparse === true,
    partial,
    clauses: partial === undefined ? [] : partialClauses(partial),
  };
}

/** How the driver lists an index. */
export const describeIndex = ({ name, key, unique, sparse, partial }: IndexDefinition): Document => ({
  v: 2,
  key: { ...key },
  name,
  ...(unique && { unique }),
  ...(sparse && { sparse }),
  ...(partial && { partialFilterExpression: partial }),
});

export const idIndex: Document = { v: 2, key: { _id: 1 }, name: '_id_' };

export const storeIndex = (index: IndexDefinition): string => EJSON.stringify(describeIndex(index));

export function restoreIndex(text: string): IndexDefinition {
  const { key, ...options } = EJSON.parse(text) as Document;
  return defineIndex(key as Document, options);
}

export const sqlIndexName = (collection: string, index: string): string => `${collection}.${index}`;

export function createIndexSql(collection: string, index: IndexDefinition): string {
  const columns = Object.entries(index.key).map(
    ([path, direction]) => `${keyExpression(path)}${direction === -1 ? ' DESC' : ''}`,
  );
  const where = membershipSql(index);
  return [
    `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${quoteName(sqlIndexName(collection, index.name))}`,
    `ON ${quoteName(collection)} (${columns.join(', ')})`,
    ...(where === undefined ? [] : [`WHERE ${where}`]),
  ].join(' ');
}

/** Which documents the index holds; undefined is all of them. */
export function membershipSql({ key, sparse, clauses }: IndexDefinition): string | undefined {
  if (sparse) return `(${Object.keys(key).map(existsSql).join(' OR ')})`;
  return clauses.length === 0 ? undefined : clauses.map(partialSql).join(' AND ');
}

/** Whether the index holds every document that the filter can find. */
export function holdsAll({ key, sparse, clauses }: IndexDefinition, filter: Document): boolean {
  if (sparse)
    return Object.keys(key).some((path) => implies(filter, { path, operator: '$exists', operand: true }));
  return clauses.every((clause) => implies(filter, clause));
}

/** The paths of a document's text that the index's SQL looks at. The id has a column of its own. */
export const pathsOf = ({ key, clauses }: IndexDefinition): string[] =>
  [...new Set([...Object.keys(key), ...clauses.map(({ path }) => path)])].filter((path) => path !== '_id');

export const keyValueOf = (key: Readonly<Record<string, unknown>>, document: Document): Document =>
  Object.fromEntries(Object.keys(key).map((path) => [path, valueAt(document, segmentsOf(path)) ?? null]));
