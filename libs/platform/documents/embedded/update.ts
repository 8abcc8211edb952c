import { serverError } from './errors.js';
import { compileFilter, isOperators } from './match.js';
import { isPosition, own, segmentsOf } from './paths.js';
import { type Change, operators } from './update-operators.js';
import { arrayFilterTests, expandPath, type Positions } from './update-positions.js';
import { type Document, equal, isPlain } from './values.js';

export interface UpdateRequest {
  readonly update: Document;
  readonly filter: Document;
  readonly arrayFilters: readonly Document[];
}

/**
 * Compiles an update by operators. Written by hand because the library at hand (mingo 7) takes two fields of one positional element
 * (`{$set: {'slots.$.state': …, 'slots.$.by': …}}`) for a conflict, and knows no `$setOnInsert`.
 * The compiled update changes a document in place; a thrown error leaves it half done, for the caller to drop.
 */
export function compileUpdate({ update, filter, arrayFilters }: UpdateRequest) {
  const changes = Object.entries(update).flatMap(([operator, fields]) => changesOf(operator, fields));
  refuseConflicts(changes);
  const positions: Positions = {
    filter,
    tests: arrayFilterTests(
      arrayFilters,
      changes.map(({ path }) => path),
    ),
  };
  return (document: Document, inserting: boolean): void => {
    const id = document._id;
    // Every path is found before anything changes, as `$pull` of one field may shift what another's position names.
    const steps = changes
      .filter(({ onInsert }) => inserting || !onInsert)
      .flatMap((change) =>
        expandPath(document, change.segments, positions).map((segments) => ({ change, segments })),
      );
    for (const { change, segments } of steps) applyAt(document, segments, change);
    if (!inserting && !equal(document._id, id)) {
      throw serverError('immutableField', 'An update must not change the field _id');
    }
  };
}

interface PathChange {
  readonly path: string;
  readonly segments: readonly string[];
  readonly change: Change;
  readonly creates: boolean;
  readonly onInsert: boolean;
}

function changesOf(name: string, fields: unknown): PathChange[] {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator === undefined)
    throw serverError('failedToParse', `Unknown or unsupported update operator ${name}`);
  if (!isPlain(fields)) throw serverError('failedToParse', `${name} needs an object of fields`);
  return Object.entries(fields).map(([path, operand]) => ({
    path,
    segments: segmentsOf(path),
    change: operator.compile(operand, path),
    creates: operator.creates,
    onInsert: name === '$setOnInsert',
  }));
}

function refuseConflicts(changes: readonly PathChange[]): void {
  const paths = changes.map(({ path }) => path).sort();
  for (const [i, path] of paths.entries()) {
    const clash = paths.find((other, j) => j !== i && (other === path || other.startsWith(`${path}.`)));
    if (clash !== undefined) {
      throw serverError(
        'conflictingUpdate',
        `Updating the path '${clash}' would create a conflict at '${path}'`,
      );
    }
  }
}

function applyAt(
  document: Document,
  segments: readonly string[],
  { change, creates, path }: PathChange,
): void {
  let holder: object = document;
  for (const segment of segments.slice(0, -1)) {
    let next = own(holder, segment);
    if (next === undefined) {
      if (!creates) return;
      next = {};
      place(holder, segment, next, path);
    }
    if (typeof next !== 'object' || next === null || !(Array.isArray(next) || isPlain(next))) {
      if (!creates) return;
      throw serverError(
        'badValue',
        `Cannot create a field '${segments.at(-1)}' inside the value at '${path}'`,
      );
    }
    holder = next;
  }
  const name = segments.at(-1)!;
  const before = own(holder, name);
  const after = change(before);
  if (after !== undefined) {
    if (after !== before || before === undefined) place(holder, name, after, path);
  } else if (before !== undefined) {
    if (Array.isArray(holder)) holder[Number(name)] = null;
    else delete (holder as Document)[name];
  }
}

/** Arrays grow with nulls up to a position beyond their end, as in MongoDB. */
function place(holder: object, name: string, value: unknown, path: string): void {
  if (!Array.isArray(holder)) {
    (holder as Document)[name] = value;
    return;
  }
  if (!isPosition(name))
    throw serverError('badValue', `Cannot create the field '${name}' in an array, at '${path}'`);
  const position = Number(name);
  if (position > holder.length + 10_000)
    throw serverError('badValue', `The position in '${path}' is too far beyond the array`);
  while (holder.length < position) holder.push(null);
  holder[position] = value;
}

/** What an upsert starts from: the fields that its filter wants equal to a value. */
export function documentFromFilter(filter: Document): Document {
  compileFilter(filter);
  const document: Document = {};
  for (const [path, value] of equalities(filter)) {
    applyAt(document, segmentsOf(path), {
      path,
      segments: [],
      change: () => value,
      creates: true,
      onInsert: true,
    });
  }
  return document;
}

function* equalities(filter: Document): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const branch of condition as Document[]) yield* equalities(branch);
    else if (key.startsWith('$') || condition instanceof RegExp) continue;
    else if (!isOperators(condition)) yield [key, condition];
    else if ('$eq' in condition) yield [key, condition.$eq];
  }
}
