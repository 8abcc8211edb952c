import { notSupported, serverError } from './errors.js';
import { leavesOf, segmentsOf } from './paths.js';
import { compare, type Document, equal, isPlain, rank } from './values.js';

export type Test = (document: unknown) => boolean;
type LeavesTest = (leaves: readonly unknown[]) => boolean;

/**
 * Compiles a filter. Written by hand because the library at hand (mingo 7) answers differently from MongoDB where arrays of sub-documents and
 * nulls meet: `{'s.id': null}`, `{'a.b': {$gt: 1}}` over `[{b: [0, 5]}]`, `$all` of a single value.
 * @throws for every operator that it does not know
 */
export function compileFilter(filter: Document): Test {
  const tests = Object.entries(filter).map(([key, condition]) =>
    key.startsWith('$') ? logical(key, condition) : field(key, condition),
  );
  return (document) => tests.every((test) => test(document));
}

function logical(operator: string, condition: unknown): Test {
  if (operator !== '$and' && operator !== '$or' && operator !== '$nor') {
    throw notSupported(`the query operator ${operator}`);
  }
  const tests = branches(operator, condition).map(compileFilter);
  if (operator === '$and') return (document) => tests.every((test) => test(document));
  const some: Test = (document) => tests.some((test) => test(document));
  return operator === '$or' ? some : (document) => !some(document);
}

/** The filters inside `$and`, `$or` or `$nor`. */
export function branches(operator: string, condition: unknown): Document[] {
  if (!Array.isArray(condition) || condition.length === 0 || !condition.every(isPlain)) {
    throw serverError('badValue', `${operator} must be a non-empty array of filters`);
  }
  return condition;
}

function field(path: string, condition: unknown): Test {
  const segments = segmentsOf(path);
  const test = compileCondition(condition, path);
  return (document) => test(leavesOf(document, segments));
}

/** True of `{$gt: 5}` and the like, false of a value to be equal to. */
export const isOperators = (condition: unknown): condition is Document =>
  isPlain(condition) && Object.keys(condition)[0]?.startsWith('$') === true;

/** Compiles what is asked of one path; the test takes the path's leaves. */
export function compileCondition(condition: unknown, path: string): LeavesTest {
  if (!isOperators(condition)) return anyOf(valueTest(condition));
  const tests = Object.entries(condition).map(([operator, operand]) =>
    compileOperator(operator, operand, condition, path),
  );
  return (leaves) => tests.every((test) => test(leaves));
}

/** A condition on a path with an array at the end holds if it holds of the array or of one of its elements. */
const anyOf =
  (test: Test): LeavesTest =>
  (leaves) =>
    leaves.some((leaf) => test(leaf) || (Array.isArray(leaf) && leaf.some(test)));

const not =
  (test: LeavesTest): LeavesTest =>
  (leaves) =>
    !test(leaves);

function valueTest(value: unknown): Test {
  if (value instanceof RegExp) return matches(value);
  return (candidate) => equal(candidate, value);
}

const matches =
  (pattern: RegExp): Test =>
  (candidate) => {
    pattern.lastIndex = 0;
    return typeof candidate === 'string' && pattern.test(candidate);
  };

const ordered =
  (operand: unknown, holds: (order: number) => boolean): Test =>
  (candidate) =>
    rank(candidate) === rank(operand) && holds(compare(candidate, operand));

function compileOperator(operator: string, operand: unknown, all: Document, path: string): LeavesTest {
  switch (operator) {
    case '$eq':
      return anyOf((candidate) => equal(candidate, operand));
    case '$ne':
      return not(anyOf((candidate) => equal(candidate, operand)));
    case '$gt':
      return anyOf(ordered(operand, (order) => order > 0));
    case '$gte':
      return anyOf(ordered(operand, (order) => order >= 0));
    case '$lt':
      return anyOf(ordered(operand, (order) => order < 0));
    case '$lte':
      return anyOf(ordered(operand, (order) => order <= 0));
    case '$in':
      return oneOf(operator, operand, path);
    case '$nin':
      return not(oneOf(operator, operand, path));
    case '$exists':
      return (leaves) => leaves.some((leaf) => leaf !== undefined) === Boolean(operand);
    case '$not':
      return not(compileNegated(operand, path));
    case '$regex':
      return anyOf(matches(patternOf(operand, all.$options)));
    case '$options':
      if (!('$regex' in all)) throw serverError('badValue', '$options needs a $regex');
      return () => true;
    case '$size':
      return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.length === operand);
    case '$elemMatch':
      return elementMatch(operand, path);
    case '$all':
      return everyOf(operand, path);
    default:
      throw notSupported(`the query operator ${operator} (at '${path}')`);
  }
}

function compileNegated(operand: unknown, path: string): LeavesTest {
  if (operand instanceof RegExp || isOperators(operand)) return compileCondition(operand, path);
  throw serverError('badValue', `$not at '${path}' needs a regular expression or operators`);
}

function listOf(operator: string, operand: unknown, path: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw serverError('badValue', `${operator} at '${path}' needs an array`);
}

function oneOf(operator: string, operand: unknown, path: string): LeavesTest {
  const values = listOf(operator, operand, path);
  // Long lists of ids and names are common; looking each up is not to cost a walk through the list.
  const quick = new Set(values.filter((value) => typeof value === 'string' || typeof value === 'number'));
  const tests = values.filter((value) => !quick.has(value as string)).map(valueTest);
  return anyOf((candidate) => quick.has(candidate as string) || tests.some((test) => test(candidate)));
}

function everyOf(operand: unknown, path: string): LeavesTest {
  const tests = listOf('$all', operand, path).map((item) =>
    isPlain(item) && '$elemMatch' in item ? elementMatch(item.$elemMatch, path) : anyOf(valueTest(item)),
  );
  return (leaves) => tests.length > 0 && tests.every((test) => test(leaves));
}

function elementMatch(operand: unknown, path: string): LeavesTest {
  if (!isPlain(operand)) throw serverError('badValue', `$elemMatch at '${path}' needs a filter`);
  const test = compileElement(operand, path);
  return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.some(test));
}

/** Compiles what `$elemMatch` and `$pull` ask of one element: operators on a value, or a filter on its fields. */
export function compileElement(condition: Document, path: string): Test {
  const first = Object.keys(condition)[0] ?? '';
  if (first.startsWith('$') && !['$and', '$or', '$nor'].includes(first)) {
    const test = compileCondition(condition, path);
    return (element) => test([element]);
  }
  const test = compileFilter(condition);
  return (element) => isPlain(element) && test(element);
}

function patternOf(pattern: unknown, options: unknown): RegExp {
  const flags = typeof options === 'string' ? options : undefined;
  if (pattern instanceof RegExp) return flags === undefined ? pattern : new RegExp(pattern.source, flags);
  if (typeof pattern !== 'string')
    throw serverError('badValue', '$regex needs a regular expression or a string');
  if (flags !== undefined && /[^ims]/.test(flags)) throw notSupported(`the $options '${flags}' of $regex`);
  return new RegExp(pattern, flags);
}
