import { notSupported, serverError } from './errors.js';
import { leavesOf, segmentsOf } from './paths.js';
import { compare, type Document } from './values.js';

export type SortKey = readonly [path: string, direction: 1 | -1];

/** Reads a sort as the driver takes it: an object, a map or pairs. */
export function sortKeys(sort: unknown): SortKey[] {
  if (sort === undefined || sort === null) return [];
  const entries =
    sort instanceof Map || Array.isArray(sort)
      ? [...(sort as Iterable<[string, unknown]>)]
      : Object.entries(sort);
  return entries.map(([path, direction]) => {
    if (direction === 1 || direction === 'asc' || direction === 'ascending') return [path, 1];
    if (direction === -1 || direction === 'desc' || direction === 'descending') return [path, -1];
    if (typeof direction === 'object')
      throw notSupported(`sorting '${path}' by ${JSON.stringify(direction)}`);
    throw serverError('badValue', `The sort direction of '${path}' must be 1 or -1`);
  });
}

/** Sorts in MongoDB's order; an array counts as its least element going up and its greatest going down. */
export function sortDocuments<T extends Document>(documents: T[], keys: readonly SortKey[]): T[] {
  const fields = keys.map(([path, direction]) => ({ segments: segmentsOf(path), direction }));
  const rows = documents.map((document) => ({
    document,
    values: fields.map(({ segments, direction }) => sortValue(leavesOf(document, segments), direction)),
  }));
  rows.sort((a, b) => {
    for (const [i, { direction }] of fields.entries()) {
      const order = compareSortValues(a.values[i], b.values[i]);
      if (order !== 0) return order * direction;
    }
    return 0;
  });
  return rows.map(({ document }) => document);
}

const emptyArray = Symbol('empty array');

function sortValue(leaves: readonly unknown[], direction: 1 | -1): unknown {
  if (leaves.length === 1 && !Array.isArray(leaves[0])) return leaves[0];
  const candidates = leaves.flatMap((leaf) => {
    if (!Array.isArray(leaf)) return [leaf];
    return leaf.length === 0 ? [emptyArray] : leaf;
  });
  if (candidates.length === 0) return undefined;
  return candidates.reduce((best, candidate) =>
    compareSortValues(candidate, best) * direction < 0 ? candidate : best,
  );
}

/** An empty array sorts even before null. */
function compareSortValues(a: unknown, b: unknown): number {
  if (a === emptyArray || b === emptyArray) return Number(b === emptyArray) - Number(a === emptyArray);
  return compare(a, b);
}
