import { notSupported, serverError } from './errors.js';
import { compileElement, compileFilter, isOperators, type Test } from './match.js';
import { valueAt } from './paths.js';
import { type Document, isPlain } from './values.js';

export interface Positions {
  readonly filter: Document;
  /** By identifier of `$[identifier]`. */
  readonly tests: ReadonlyMap<string, Test>;
}

const identifierOf = (segment: string) => /^\$\[(\w*)\]$/.exec(segment)?.[1];

/** Compiles array filters; one too many or too few is an error, as in MongoDB, since it is a slip of the pen. */
export function arrayFilterTests(filters: readonly Document[], paths: readonly string[]): Map<string, Test> {
  const tests = new Map<string, Test>();
  for (const filter of filters) {
    const identifier = Object.keys(filter)[0]?.split('.')[0] ?? '';
    if (!/^[a-z]\w*$/.test(identifier))
      throw serverError('badValue', `'${identifier}' cannot name an array filter`);
    if (tests.has(identifier))
      throw serverError('failedToParse', `Two array filters are named '${identifier}'`);
    const test = compileFilter(filter);
    tests.set(identifier, (element) => test({ [identifier]: element }));
  }
  const used = new Set(paths.flatMap((path) => path.split('.').map(identifierOf)));
  for (const identifier of used) {
    if (identifier && !tests.has(identifier)) {
      throw serverError('badValue', `No array filter is given for the identifier '${identifier}'`);
    }
  }
  for (const identifier of tests.keys()) {
    if (!used.has(identifier))
      throw serverError('failedToParse', `The array filter '${identifier}' is not used`);
  }
  return tests;
}

/** Turns `$`, `$[]` and `$[identifier]` into the positions that they mean in this document. */
export function expandPath(
  document: Document,
  segments: readonly string[],
  positions: Positions,
): readonly (readonly string[])[] {
  const at = segments.findIndex((segment) => segment.startsWith('$'));
  if (at < 0) return [segments];
  const before = segments.slice(0, at);
  const array = valueAt(document, before);
  const segment = segments[at]!;
  const chosen = choose(segment, array, before, positions);
  return chosen.flatMap((position) =>
    expandPath(document, [...before, String(position), ...segments.slice(at + 1)], positions),
  );
}

function choose(
  segment: string,
  array: unknown,
  path: readonly string[],
  { filter, tests }: Positions,
): number[] {
  if (segment === '$') return [matchedPosition(array, path.join('.'), filter)];
  const identifier = identifierOf(segment);
  if (path.length === 0 || identifier === undefined) {
    throw serverError('badValue', `'${segment}' cannot stand in the path of an update`);
  }
  if (!Array.isArray(array)) {
    throw serverError('badValue', `The path '${path.join('.')}' must hold an array to apply '${segment}' to`);
  }
  const test = identifier === '' ? () => true : tests.get(identifier)!;
  return array.flatMap((element, i) => (test(element) ? [i] : []));
}

/**
 * The first element that the filter matched. Where several conditions look at the array, each by an element of its own, MongoDB takes one or the
 * other: that is refused, as what is meant is `$elemMatch`.
 */
function matchedPosition(array: unknown, path: string, filter: Document): number {
  const tests = Array.isArray(array) ? [...elementTests(filter, path)] : [];
  const [position = -1, ...others] = new Set(tests.map((test) => (array as unknown[]).findIndex(test)));
  if (others.length > 0) {
    throw notSupported(`'${path}.$' where conditions match different elements; ask with $elemMatch`);
  }
  if (position >= 0) return position;
  throw serverError(
    'badValue',
    `The positional operator did not find the match needed from the query, at '${path}.$'`,
  );
}

function* elementTests(filter: Document, path: string): Generator<Test> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') {
      for (const branch of condition as Document[]) yield* elementTests(branch, path);
    } else if (key === path) {
      const test = wholeElementTest(condition);
      if (test !== undefined) yield test;
    } else if (key.startsWith(`${path}.`)) {
      const test = compileFilter({ [`e${key.slice(path.length)}`]: condition });
      yield (element) => test({ e: element });
    }
  }
}

/** Conditions on the array as a whole, and those on what it does not hold, name no element. */
function wholeElementTest(condition: unknown): Test | undefined {
  if (!isOperators(condition)) return (element) => compileFilter({ e: condition })({ e: element });
  const { $elemMatch, ...others } = condition;
  if (isPlain($elemMatch)) return compileElement($elemMatch, 'e');
  const naming = Object.entries(others).filter(([name]) => /^\$(eq|gte?|lte?|in|regex|options)$/.test(name));
  if (naming.length === 0) return undefined;
  const test = compileFilter({ e: Object.fromEntries(naming) });
  return (element) => test({ e: element });
}
