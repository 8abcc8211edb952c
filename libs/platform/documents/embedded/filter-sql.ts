import type { SQLInputValue } from 'node:sqlite';
import { type CollectionState, entriesTable } from './catalog.js';
import { keyOf, rawJson } from './encoding.js';
import { holdsAll, membershipSql, pathsOf } from './index-definition.js';
import { branches, isOperators } from './match.js';
import type { SortKey } from './sort.js';
import { keyExpression, nullKey } from './sql-text.js';
import { type Document, isScalar, rank } from './values.js';

export interface Plan {
  /** SQL conditions that every document found must meet, without `WHERE`; empty for none. */
  readonly where: string;
  readonly values: SQLInputValue[];
  /** True if what meets the SQL needs no further test. */
  readonly exact: boolean;
  /** `ORDER BY` text when the database can sort; undefined when it cannot, or nothing is to be sorted. */
  readonly orderBy: string | undefined;
}

interface Part {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
  readonly exact: boolean;
}

/**
 * The part of a filter and a sort that SQLite can do by an index. The SQL finds all that the filter does and perhaps more: types that share a key (true and
 * 1), and everything that is not on an indexed path, are left to the compiled filter.
 */
export function plan(state: CollectionState, filter: Document, sort: readonly SortKey[]): Plan {
  const parts = conjuncts(state, filter);
  for (const index of state.indexes.values()) {
    const membership = membershipSql(index);
    if (membership === undefined || !holdsAll(index, filter)) continue;
    // With arrays on its paths the index may lack documents that the filter finds by an element.
    if (pathsOf(index).some((path) => state.arrays.has(path))) continue;
    parts.push({ sql: membership, values: [], exact: true });
  }
  return {
    where: parts.map(({ sql }) => sql).join(' AND '),
    values: parts.flatMap(({ values }) => values),
    exact: parts.every(({ exact }) => exact) && covered(filter, state),
    orderBy: orderBy(state, sort),
  };
}

function orderBy(state: CollectionState, sort: readonly SortKey[]): string | undefined {
  if (sort.length === 0 || !sort.every(([path]) => sqlSees(state, path))) return undefined;
  return sort
    .map(([path, direction]) => `${keyExpression(path)}${direction === -1 ? ' DESC' : ''}`)
    .join(', ');
}

export const sqlSees = ({ tracked, arrays }: CollectionState, path: string) =>
  path === '_id' || (tracked.has(path) && !arrays.has(path));

function conjuncts(state: CollectionState, filter: Document): Part[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and') return branches(key, condition).flatMap((branch) => conjuncts(state, branch));
    if (key === '$or') return disjunction(state, branches(key, condition));
    if (key.startsWith('$') || !(key === '_id' || state.tracked.has(key))) return [];
    const asked = isOperators(condition) ? Object.entries(condition) : [['$eq', condition] as const];
    return asked.flatMap(([operator, operand]) => comparison(state, key, operator, operand) ?? []);
  });
}

/** An `$or` helps only if each of its branches does. */
function disjunction(state: CollectionState, filters: Document[]): Part[] {
  const alternatives = filters.map((filter) => conjuncts(state, filter));
  if (alternatives.some((parts) => parts.length === 0)) return [];
  const sql = alternatives.map((parts) => `(${parts.map((part) => part.sql).join(' AND ')})`).join(' OR ');
  return [{ sql: `(${sql})`, values: alternatives.flat().flatMap(({ values }) => values), exact: false }];
}

function comparison(
  state: CollectionState,
  path: string,
  operator: string,
  operand: unknown,
): Part | undefined {
  const onKey = keyCondition(path, operator, operand);
  if (onKey === undefined) return undefined;
  if (!state.arrays.has(path)) return { ...onKey, sql: onKey.sql(keyExpression(path)) };
  const entries = `SELECT row FROM ${entriesTable(state.name)} WHERE path = ? AND ${onKey.sql('key')}`;
  return { sql: `row IN (${entries})`, values: [path, ...onKey.values], exact: false };
}

interface KeyCondition {
  readonly sql: (key: string) => string;
  readonly values: readonly SQLInputValue[];
  readonly exact: boolean;
}

function keyCondition(path: string, operator: string, operand: unknown): KeyCondition | undefined {
  if (operator === '$in')
    return Array.isArray(operand) && operand.every(isScalar) ? among(path, operand) : undefined;
  if (!isScalar(operand)) return undefined;
  if (operator === '$eq') {
    if (rank(operand) === 1) return { sql: (key) => `${key} = ${nullKey}`, values: [], exact: false };
    return { sql: (key) => `${key} = ?`, values: [keyOf(operand)], exact: alone(path, operand) };
  }
  const symbol = ({ $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as Record<string, string>)[operator];
  const bracket = symbol && brackets[rank(operand)];
  if (!bracket) return undefined;
  // Ranges are of one type, so the other end is where the type's keys end.
  const other = symbol.startsWith('>') ? bracket.end : bracket.start;
  return {
    sql: (key) => `${key} ${symbol} ?${other === undefined ? '' : ` AND ${key} ${other}`}`,
    values: [keyOf(operand)],
    exact: false,
  };
}

/** Where the keys of a type (by its rank) start and end. */
const brackets: Readonly<Record<number, { start: string; end: string | undefined }>> = {
  2: { start: `> ${nullKey}`, end: `< ''` },
  3: { start: `>= ''`, end: undefined },
  7: { start: `>= '{"$oid":"'`, end: `< '{"$oid":"~'` },
  9: { start: `>= '{"$date":"'`, end: `< '{"$date":"~'` },
};

function among(path: string, operands: readonly unknown[]): KeyCondition {
  const keys = operands.map(keyOf).map((key) => (key === -Infinity ? rawJson(nullKey) : key));
  // One parameter whatever the length, so that the statement is prepared once.
  return {
    sql: (key) => `${key} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(keys)],
    exact: operands.every((operand) => alone(path, operand)),
  };
}

/** Whether no other type's value can have the same key. No id is a boolean. */
function alone(path: string, value: unknown): boolean {
  if (typeof value === 'string') return !/^[{[]/.test(value);
  return (
    typeof value === 'number' && Number.isFinite(value) && (path === '_id' || (value !== 0 && value !== 1))
  );
}

/** Whether SQL speaks for every condition of the filter. */
function covered(filter: Document, state: CollectionState): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (!sqlSees(state, key) || condition instanceof RegExp) return false;
    if (!isOperators(condition)) return isScalar(condition);
    return Object.entries(condition).every(
      ([operator, operand]) => keyCondition(key, operator, operand)?.exact === true,
    );
  });
}
