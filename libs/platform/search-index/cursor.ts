import { createHash } from 'node:crypto';
import { z } from 'zod';
import { placeText } from '../cursor.js';
import { InvalidSearch, SEARCH_LIMITS, type Sort, type WeightedFilter } from './search-index.port.js';

/** A document's value for one clause of a sort; null where there is none. */
export type SortValue = number | string | null;

/** One clause of a sort, as far as it concerns where a page ends. */
export interface SortClause {
  /** The same text for the same clause, so that a cursor of another sort is told. */
  readonly signature: string;
  readonly holds: 'number' | 'string';
}

/** The part of a request at fault. */
export const SATISFYING = 'sort.satisfying';

export type SatisfyingSort = Extract<Sort, { readonly satisfying: unknown }>;

/** What is weighed by one clause of a request's sorts. Throws `InvalidSearch`. */
export function readSatisfying(
  { satisfying }: SatisfyingSort,
  sorts: readonly Sort[],
): { readonly weighed: readonly WeightedFilter[]; readonly signature: string } {
  const refuse = (problem: string) => new InvalidSearch(problem, SATISFYING);
  if (!Array.isArray(satisfying) || satisfying.length > SEARCH_LIMITS.satisfying)
    throw refuse(`a sort weighs at most ${SEARCH_LIMITS.satisfying} filters`);
  if (sorts.filter((sort) => 'satisfying' in sort).length > 1) throw refuse('a sort weighs filters once');
  if (!satisfying.every(({ weight }) => isWeight(weight)))
    throw refuse(`a weight is a whole number from 1 to ${SEARCH_LIMITS.weight}`);
  const digest = createHash('sha256').update(JSON.stringify(satisfying)).digest('base64url');
  return { weighed: satisfying, signature: `satisfying ${digest.slice(0, 16)}` };
}

const isWeight = (weight: number) =>
  Number.isInteger(weight) && weight >= 1 && weight <= SEARCH_LIMITS.weight;

/** Where a page ended: the values of its sort and the id. They stand for themselves, so the document may change or go. */
export interface Position {
  readonly values: readonly SortValue[];
  readonly id: string;
}

const text = z.string().refine((value) => value.isWellFormed());
const places = placeText(z.tuple([z.string(), text], z.union([z.number(), text, z.null()])));

export const writeCursor = (clauses: readonly SortClause[], { values, id }: Position): string =>
  places.write([signatureOf(clauses), id, ...values]);

/** Throws `InvalidSearch` naming `after` when it is no cursor of this sort. */
export function readCursor(clauses: readonly SortClause[], cursor: string): Position {
  const place = places.read(cursor);
  if (!place) throw new InvalidSearch('after is not a cursor of this index', 'after');
  const [signature, id, ...values] = place;
  const fits =
    values.length === clauses.length &&
    values.every((value, at) => value === null || typeof value === clauses[at]!.holds);
  if (signature !== signatureOf(clauses) || !fits)
    throw new InvalidSearch('after is a cursor of another sort', 'after');
  return { id, values };
}

const signatureOf = (clauses: readonly SortClause[]): string =>
  clauses.map(({ signature }) => signature).join('; ');
