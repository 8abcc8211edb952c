import { serverError } from './errors.js';
import { compileElement } from './match.js';
import { type SortKey, sortDocuments, sortKeys } from './sort.js';
import { compare, type Document, equal, isPlain } from './values.js';

/** From the value that a path has to the one that it gets; undefined is "no such field", both ways. */
export type Change = (before: unknown) => unknown;

interface UpdateOperator {
  /** Whether objects missing on the way to the path are made. */
  readonly creates: boolean;
  readonly compile: (operand: unknown, path: string) => Change;
}

const creating = (compile: UpdateOperator['compile']): UpdateOperator => ({ creates: true, compile });
const changing = (compile: UpdateOperator['compile']): UpdateOperator => ({ creates: false, compile });

// Several documents may take the same operand, and later steps may change what stands in one of them.
const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
};

const set = creating((operand) => () => copy(operand));

export const operators: Readonly<Record<string, UpdateOperator>> = {
  $set: set,
  $setOnInsert: set,
  $unset: changing(() => () => undefined),
  $inc: creating((operand, path) => arithmetic('$inc', operand, path, 0, (a, b) => a + b)),
  $mul: creating((operand, path) => arithmetic('$mul', operand, path, 0, (a, b) => a * b)),
  $min: creating(
    (operand) => (before) => (before === undefined || compare(operand, before) < 0 ? operand : before),
  ),
  $max: creating(
    (operand) => (before) => (before === undefined || compare(operand, before) > 0 ? operand : before),
  ),
  $currentDate: creating((operand, path) => {
    if (operand === true || (isPlain(operand) && operand.$type === 'date')) return () => new Date();
    throw serverError('badValue', `$currentDate at '${path}' gives dates only`);
  }),
  $push: creating(push),
  $addToSet: creating(addToSet),
  $pop: changing((operand, path) => {
    if (operand !== 1 && operand !== -1)
      throw serverError('failedToParse', `$pop at '${path}' takes 1 or -1`);
    return onArray('$pop', path, (array) => (operand === 1 ? array.slice(0, -1) : array.slice(1)));
  }),
  $pull: changing(pull),
  $pullAll: changing((operand, path) => {
    const unwanted = list('$pullAll', operand, path);
    return onArray('$pullAll', path, (array) =>
      array.filter((item) => !unwanted.some((value) => equal(value, item))),
    );
  }),
};

function arithmetic(
  name: string,
  operand: unknown,
  path: string,
  start: number,
  combine: (a: number, b: number) => number,
): Change {
  if (typeof operand !== 'number') throw serverError('typeMismatch', `${name} at '${path}' takes a number`);
  return (before) => {
    if (before === undefined) return combine(start, operand);
    if (typeof before === 'number') return combine(before, operand);
    throw serverError(
      'typeMismatch',
      `Cannot apply ${name} to the value at '${path}', which is not a number`,
    );
  };
}

function list(name: string, operand: unknown, path: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw serverError('badValue', `${name} at '${path}' takes an array`);
}

function onArray(name: string, path: string, change: (array: unknown[]) => unknown[]): Change {
  return (before) => {
    if (before === undefined) return undefined;
    if (Array.isArray(before)) return change(before);
    throw serverError('badValue', `Cannot apply ${name} to the value at '${path}', which is not an array`);
  };
}

const onNewArray = (name: string, path: string, change: (array: unknown[]) => unknown[]): Change => {
  const existing = onArray(name, path, change);
  return (before) => existing(before === undefined ? [] : before);
};

const isModified = (operand: unknown): operand is Document => isPlain(operand) && '$each' in operand;

function push(operand: unknown, path: string): Change {
  if (!isModified(operand)) return onNewArray('$push', path, (array) => [...array, copy(operand)]);
  const { $each, $position, $slice, $sort, ...unknown } = operand;
  const added = list('$each', $each, path);
  const strange = Object.keys(unknown)[0];
  if (strange !== undefined)
    throw serverError('badValue', `Unknown modifier '${strange}' of $push at '${path}'`);
  for (const [name, value] of [
    ['$position', $position],
    ['$slice', $slice],
  ] as const) {
    if (value !== undefined && !Number.isInteger(value))
      throw serverError('badValue', `${name} at '${path}' takes an integer`);
  }
  const sort = $sort === undefined ? undefined : compileSort($sort);
  return onNewArray('$push', path, (array) => {
    const at = $position === undefined ? array.length : ($position as number);
    const result = [...array];
    result.splice(at, 0, ...(copy(added) as unknown[]));
    const sorted = sort === undefined ? result : sort(result);
    if ($slice === undefined) return sorted;
    const size = $slice as number;
    return size === 0 ? [] : size > 0 ? sorted.slice(0, size) : sorted.slice(size);
  });
}

function compileSort(sort: unknown): (array: unknown[]) => unknown[] {
  const whole = typeof sort === 'number';
  const keys: SortKey[] = whole
    ? sortKeys({ v: sort })
    : sortKeys(sort).map(([path, way]) => [`v.${path}`, way]);
  return (array) =>
    sortDocuments(
      array.map((v) => ({ v })),
      keys,
    ).map(({ v }) => v);
}

function addToSet(operand: unknown, path: string): Change {
  const added = isModified(operand) ? list('$each', operand.$each, path) : [operand];
  return onNewArray('$addToSet', path, (array) => {
    const result = [...array];
    for (const value of added) if (!result.some((item) => equal(item, value))) result.push(copy(value));
    return result;
  });
}

function pull(operand: unknown, path: string): Change {
  // A plain object names fields to match, `{$in: […]}` and the like a condition, anything else a value.
  const unwanted = isPlain(operand)
    ? compileElement(operand, path)
    : operand instanceof RegExp
      ? (item: unknown) => typeof item === 'string' && operand.test(item)
      : (item: unknown) => equal(item, operand);
  return onArray('$pull', path, (array) => array.filter((item) => !unwanted(item)));
}
