import { wordsOf } from '../text-rules.js';
import type { Condition } from './conditions.js';
import { FALSE, type GeoColumn, type NumberColumn, TRUE } from './columns.js';
import { type KeywordColumn, SEVERAL } from './keyword-column.js';
import type { Scratch, Selection } from './selection.js';
import { STORED } from './text-column.js';
import type { TextTable } from './text-table.js';
import { WordMatcher } from './word-matcher.js';

export interface Ground {
  /** One above the highest row. */
  readonly rows: number;
  readonly scratch: Scratch;
  readonly texts: ReadonlyMap<string, TextTable>;
}

/** Leaves in the selection the rows that satisfy all conditions. */
export function narrow(ground: Ground, conditions: readonly Condition[], selection: Selection): void {
  for (const condition of conditions) {
    if (selection.count === 0) return;
    narrowBy(ground, condition, selection);
  }
}

/*
 * The loops write each row before they know whether it stays and then step on or not: without a branch to mispredict, a
 * condition that half the rows pass costs no more than any other.
 */
function narrowBy(ground: Ground, condition: Condition, selection: Selection): void {
  switch (condition.kind) {
    case 'range':
      return narrowToRange(condition.column, condition.min, condition.max, selection);
    case 'keywords':
      return narrowToKeywords(condition, selection);
    case 'boolean':
      return narrowToCode(condition.column.values, condition.value ? TRUE : FALSE, selection);
    case 'circle':
      return narrowToCircle(condition, selection);
    case 'box':
      return narrowToBox(condition, selection);
    case 'polygon': {
      const { latitudes, longitudes } = condition.column;
      return keep(selection, (row) => condition.ring.has(latitudes[row]!, longitudes[row]!));
    }
    case 'circles': {
      const { latitudes, longitudes, x, y, z } = condition.column;
      return keep(selection, (row) =>
        condition.circles.has(latitudes[row]!, longitudes[row]!, x[row]!, y[row]!, z[row]!),
      );
    }
    case 'numbers':
      return keep(selection, (row) => condition.values.has(condition.column.values[row]!));
    case 'has':
      return keep(selection, (row) => condition.column.has(row));
    case 'contains':
    case 'matches':
      return narrowToText(ground, condition, selection);
    case 'any':
      return narrowToAny(ground, condition.of, selection);
    case 'not':
      return narrowToOthers(ground, condition.condition, selection);
  }
}

function keep(selection: Selection, passes: (row: number) => boolean): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[kept] = row;
    if (passes(row)) kept++;
  }
  selection.count = kept;
}

function narrowToRange({ values }: NumberColumn, min: number, max: number, selection: Selection): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const value = values[row]!;
    rows[kept] = row;
    kept += Number(value >= min) & Number(value <= max);
  }
  selection.count = kept;
}

function narrowToCode(codes: Uint8Array | Uint32Array, code: number, selection: Selection): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[kept] = row;
    kept += Number(codes[row] === code);
  }
  selection.count = kept;
}

function narrowToMarked(codes: Uint32Array, marks: Uint8Array, selection: Selection): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[kept] = row;
    kept += marks[codes[row]!]!;
  }
  selection.count = kept;
}

/** Of more values than this a look at each row's list is as quick. */
const MOST_MARKS = 8;

function narrowToEither(marked: readonly Uint8Array[], selection: Selection): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    let passes = 0;
    for (let each = 0; each < marked.length; each++) passes |= marked[each]![row]!;
    rows[kept] = row;
    kept += passes;
  }
  selection.count = kept;
}

const codesOf = ({ dictionary }: KeywordColumn, values: readonly string[]): readonly number[] =>
  values.map((value) => dictionary.codeOf(value)).filter((code) => code !== undefined);

/** Marks at the rows that satisfy a condition, any of them, where the column keeps such. */
export function marksFor(condition: Condition): readonly Uint8Array[] | undefined {
  if (condition.kind !== 'keywords' || condition.column.rowsWithSeveral === 0) return undefined;
  const codes = codesOf(condition.column, condition.values);
  return codes.length <= MOST_MARKS ? codes.map((code) => condition.column.marksOf(code)) : undefined;
}

function narrowToKeywords(condition: Extract<Condition, { kind: 'keywords' }>, selection: Selection): void {
  const marked = marksFor(condition);
  if (marked) return narrowToEither(marked, selection);
  const { column, values } = condition;
  const { codes, dictionary, starts, ends, pool } = column;
  const sought = codesOf(column, values);
  if (sought.length === 1 && column.rowsWithSeveral === 0) {
    return narrowToCode(codes, sought[0]!, selection);
  }
  const marks = new Uint8Array(dictionary.codes);
  for (const code of sought) marks[code] = 1;
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const code = codes[row]!;
    rows[kept] = row;
    let passes = marks[code]!;
    if (code === SEVERAL) {
      for (let place = starts[row]!; place < ends[row]!; place++) passes |= marks[pool[place]!]!;
    }
    kept += passes;
  }
  selection.count = kept;
}

function narrowToCircle(
  { column, centre, chord }: Extract<Condition, { kind: 'circle' }>,
  selection: Selection,
): void {
  const { x, y, z } = column;
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const dx = x[row]! - centre.x;
    const dy = y[row]! - centre.y;
    const dz = z[row]! - centre.z;
    rows[kept] = row;
    kept += Number(dx * dx + dy * dy + dz * dz <= chord);
  }
  selection.count = kept;
}

function narrowToBox(box: Extract<Condition, { kind: 'box' }>, selection: Selection): void {
  const { latitudes, longitudes }: GeoColumn = box.column;
  const { south, north, west, east } = box;
  const crossesDateLine = west > east;
  keep(selection, (row) => {
    const latitude = latitudes[row]!;
    const longitude = longitudes[row]!;
    if (!(latitude >= south && latitude <= north)) return false;
    return crossesDateLine ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
  });
}

/** Up to here reading the few texts in question is quicker than asking the index for all. */
const FEW_TEXTS = 500;
/** Fewer than there are distinct texts, as a rule. */
const FEW_ROWS = 100;

function narrowToText(
  { rows, scratch, texts }: Ground,
  condition: Extract<Condition, { kind: 'contains' | 'matches' }>,
  selection: Selection,
): void {
  const { column } = condition;
  const { codes } = column;
  if (selection.count <= FEW_ROWS) {
    const passes = textTest(condition);
    return keep(
      selection,
      (row) =>
        column.has(row) &&
        passes(codes[row] === STORED ? texts.get(condition.field)!.textOf(row) : column.textOf(row)),
    );
  }
  const inMemory =
    condition.kind === 'contains'
      ? column.codesContaining(condition.folded)
      : column.codesMatching(condition.sought);
  if (column.rowsStored === 0) return narrowToMarked(codes, inMemory, selection);

  const table = texts.get(condition.field)!;
  let stored = 0;
  for (let at = 0; at < selection.count; at++) stored += Number(codes[selection.rows[at]!] === STORED);
  if (stored <= FEW_TEXTS) {
    const passes = textTest(condition);
    return keep(selection, (row) =>
      codes[row] === STORED ? passes(table.textOf(row)) : inMemory[codes[row]!] === 1,
    );
  }
  scratch.borrowMarks(rows, (marks) => {
    const found =
      condition.kind === 'contains'
        ? table.rowsContaining(condition.folded)
        : table.rowsMatching(condition.sought);
    for (const row of found) marks[row] = 1;
    keep(selection, (row) => (codes[row] === STORED ? marks[row] : inMemory[codes[row]!]) === 1);
  });
}

function textTest(
  condition: Extract<Condition, { kind: 'contains' | 'matches' }>,
): (text: string) => boolean {
  if (condition.kind === 'contains') return (text) => text.includes(condition.folded);
  const matcher = new WordMatcher(condition.sought);
  return (text) => matcher.matches(wordsOf(text));
}

function narrowToAny(ground: Ground, conditions: readonly Condition[], selection: Selection): void {
  ground.scratch.borrowMarks(ground.rows, (marks) => {
    for (const condition of conditions) {
      ground.scratch.borrowSelection(selection.rows.subarray(0, selection.count), (branch) => {
        // What another branch has found already need not be asked again.
        branch.keepMarked(marks, 0);
        narrowBy(ground, condition, branch);
        branch.mark(marks);
      });
    }
    selection.keepMarked(marks, 1);
  });
}

function narrowToNeither(marked: readonly Uint8Array[], selection: Selection): void {
  const { rows, count } = selection;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    let fails = 0;
    for (let each = 0; each < marked.length; each++) fails |= marked[each]![row]!;
    rows[kept] = row;
    kept += 1 - fails;
  }
  selection.count = kept;
}

function narrowToOthers(ground: Ground, condition: Condition, selection: Selection): void {
  const marked = marksFor(condition);
  if (marked) return narrowToNeither(marked, selection);
  ground.scratch.borrowMarks(ground.rows, (marks) => {
    ground.scratch.borrowSelection(selection.rows.subarray(0, selection.count), (branch) => {
      narrowBy(ground, condition, branch);
      branch.mark(marks);
    });
    selection.keepMarked(marks, 0);
  });
}
