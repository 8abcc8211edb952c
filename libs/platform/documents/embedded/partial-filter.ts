import { keyOf } from './encoding.js';
import { notSupported } from './errors.js';
import { branches, isOperators } from './match.js';
import { jsonPath, keyExpression, keyLiteral } from './sql-text.js';
import { compare, type Document, isScalar, rank } from './values.js';

/** One condition of a partial index; all of them together say which documents it holds. */
export interface PartialClause {
  readonly path: string;
  readonly operator: '$eq' | '$exists' | '$gt' | '$gte' | '$lt' | '$lte' | '$in';
  readonly operand: unknown;
}

const operators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$in']);

/** Reads a `partialFilterExpression`. What MongoDB refuses there (`$ne`, `$nin`, `$exists: false`) is refused here. */
export function partialClauses(expression: Document): PartialClause[] {
  return Object.entries(expression).flatMap(([path, condition]) => {
    if (path === '$and') return branches(path, condition).flatMap(partialClauses);
    if (path.startsWith('$')) throw notSupported(`${path} in a partialFilterExpression`);
    const asked = isOperators(condition) ? Object.entries(condition) : [['$eq', condition] as const];
    return asked.map(([operator, operand]) => {
      const values = operator === '$in' && Array.isArray(operand) ? operand : [operand];
      if (
        !operators.has(operator) ||
        !values.every(isScalar) ||
        (operator === '$exists' && operand !== true)
      ) {
        throw notSupported(
          `${operator}: ${JSON.stringify(operand)} in a partialFilterExpression (at '${path}')`,
        );
      }
      return { path, operator: operator as PartialClause['operator'], operand };
    });
  });
}

const sqlOperator = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** The clause as SQL that is exact about types, as it decides which documents a unique index compares. */
export function partialSql({ path, operator, operand }: PartialClause): string {
  if (operator === '$exists') return existsSql(path);
  if (operator === '$in') {
    return `(${(operand as unknown[]).map((value) => partialSql({ path, operator: '$eq', operand: value })).join(' OR ')})`;
  }
  const type = `json_type(doc,${jsonPath(path)})`;
  if (typeof operand === 'boolean' && operator === '$eq') return `${type} = '${operand}'`;
  const comparison = `${keyExpression(path)} ${operator === '$eq' ? '=' : sqlOperator[operator]} ${keyLiteral(keyOf(operand))}`;
  if (operand === null || operand === undefined) return comparison;
  return `(${comparison} AND ${type} IN (${typeNames(operand)}))`;
}

export const existsSql = (path: string): string => `json_type(doc,${jsonPath(path)}) IS NOT NULL`;

function typeNames(operand: unknown): string {
  if (typeof operand === 'number') return `'integer','real'`;
  if (typeof operand === 'string') return `'text'`;
  return typeof operand === 'boolean' ? `'true','false'` : `'object'`;
}

/** Whether every document that meets the filter meets the clause too, so that a query by the filter may use the index. */
export function implies(filter: Document, clause: PartialClause): boolean {
  return Object.entries(filter).some(([key, condition]) => {
    if (key === '$and') return branches(key, condition).some((branch) => implies(branch, clause));
    if (key === '$or') return branches(key, condition).every((branch) => implies(branch, clause));
    if (key !== clause.path || condition instanceof RegExp) return false;
    const asked = isOperators(condition) ? Object.entries(condition) : [['$eq', condition] as const];
    return asked.some(([operator, operand]) => conditionImplies(operator, operand, clause));
  });
}

function conditionImplies(operator: string, operand: unknown, clause: PartialClause): boolean {
  if (operator === '$in') {
    return Array.isArray(operand) && operand.every((value) => conditionImplies('$eq', value, clause));
  }
  if (operator === '$exists') return clause.operator === '$exists' && operand === true;
  if (!isScalar(operand) || operand === null || operand === undefined) {
    return (
      operator === '$eq' &&
      clause.operator === '$eq' &&
      (clause.operand ?? null) === null &&
      isScalar(operand)
    );
  }
  if (!['$eq', '$gt', '$gte', '$lt', '$lte'].includes(operator)) return false;
  if (clause.operator === '$exists') return true;
  return boundImplies(operator, operand, clause);
}

function boundImplies(operator: string, operand: unknown, clause: PartialClause): boolean {
  if (clause.operator === '$in') {
    return operator === '$eq' && (clause.operand as unknown[]).some((value) => compare(value, operand) === 0);
  }
  if (rank(operand) !== rank(clause.operand)) return false;
  const order = compare(operand, clause.operand);
  switch (clause.operator) {
    case '$eq':
      return operator === '$eq' && order === 0;
    case '$gt':
      return (['$eq', '$gte'].includes(operator) && order > 0) || (operator === '$gt' && order >= 0);
    case '$gte':
      return ['$eq', '$gte', '$gt'].includes(operator) && order >= 0;
    case '$lt':
      return (['$eq', '$lte'].includes(operator) && order < 0) || (operator === '$lt' && order <= 0);
    default:
      return ['$eq', '$lte', '$lt'].includes(operator) && order <= 0;
  }
}
