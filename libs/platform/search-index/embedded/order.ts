import {
  readSatisfying,
  SATISFYING,
  type SatisfyingSort,
  type SortClause,
  type SortValue,
} from '../cursor.js';
import { compareCodePoints, type GeoPoint, InvalidSearch, type Sort } from '../search-index.port.js';
import { type Bits, has } from './bits.js';
import type { ColumnStore } from './column-store.js';
import { FALSE, type GeoColumn } from './columns.js';
import { type Condition, parseFilters } from './conditions.js';
import { isGeoPoint } from './document.js';
import { chordPoint, milesOfChord } from './geo.js';
import { NO_VALUE } from './dictionary.js';
import { type KeywordColumn, SEVERAL } from './keyword-column.js';
import { type Ground, marksFor, narrow } from './narrow.js';
import type { Selection } from './selection.js';

/** One clause of a sort over columns; good until the next write. */
export interface Order extends SortClause {
  valueOf(row: number): SortValue;
  /** Below 0 when `left` comes first. */
  compare(left: SortValue, right: SortValue): number;
  /** Where the values are numbers. */
  readonly keys?: OrderKeys;
  /** For `nearestTo`. */
  milesOf?(value: SortValue): number | undefined;
  /** That its values depend on more than the row, so that no order of it is kept. */
  readonly isOfRequest?: true;
  /** For `satisfying`: the filters and what they weigh. */
  readonly weighed?: readonly Weighed[];
  /** For `satisfying`: by the sets of rows that satisfy the filters. */
  weighBy?(sets: readonly Bits[]): void;
  /** For `satisfying`: works out the values of a selection, by row, before they are asked for. */
  weigh?(ground: Ground, selection: Selection): void;
  weights?(): Uint16Array;
}

export interface Weighed {
  readonly weight: number;
  readonly conditions: readonly Condition[];
}

/** Numbers that are smaller for what comes earlier, Infinity for what has no value. */
export interface OrderKeys {
  ofRow(row: number): number;
  ofValue(value: SortValue): number;
}

/** Throws `InvalidSearch`. @param sorts all of the request's */
export function parseSort(columns: ColumnStore, sort: Sort, sorts: readonly Sort[] = [sort]): Order {
  if ('satisfying' in sort) return heaviest(columns, sort, sorts);
  const at = `sort.${sort.field}`;
  const column = columns.column(sort.field);
  if (!column) throw new InvalidSearch(`the index has no field ${sort.field}`, at);
  if ('nearestTo' in sort) {
    if (column.type !== 'geo' || !isGeoPoint(sort.nearestTo)) {
      throw new InvalidSearch(`${sort.field} cannot be sorted by distance from that`, at);
    }
    return nearest(sort.field, column, sort.nearestTo);
  }
  if (sort.direction !== 'ascending' && sort.direction !== 'descending') {
    throw new InvalidSearch('a direction is ascending or descending', at);
  }
  const descending = sort.direction === 'descending';
  const signature = `${sort.field} ${sort.direction}`;
  switch (column.type) {
    case 'number': {
      const { values } = column;
      return numeric(signature, descending, (row) => values[row]!);
    }
    case 'boolean': {
      const { values } = column;
      return numeric(signature, descending, (row) => (values[row] === 0 ? NaN : values[row]! - FALSE));
    }
    case 'keyword':
      return alphabetical(signature, descending, column);
    default:
      throw new InvalidSearch(`${sort.field}, of type ${column.type}, cannot be sorted in a direction`, at);
  }
}

/** @param numberOf NaN where there is none */
function numeric(signature: string, descending: boolean, numberOf: (row: number) => number): Order {
  const sign = descending ? -1 : 1;
  const keyOf = (value: number) => (Number.isNaN(value) ? Infinity : sign * value);
  const ofValue = (value: SortValue) => (value === null ? Infinity : sign * (value as number));
  return {
    signature,
    holds: 'number',
    valueOf(row) {
      const value = numberOf(row);
      return Number.isNaN(value) ? null : value;
    },
    compare: (left, right) => difference(ofValue(left), ofValue(right)),
    keys: { ofRow: (row) => keyOf(numberOf(row)), ofValue },
  };
}

function nearest(field: string, { x, y, z }: GeoColumn, from: GeoPoint): Order {
  const centre = chordPoint(from);
  const squareOf = (row: number) => {
    const dx = x[row]! - centre.x;
    const dy = y[row]! - centre.y;
    const dz = z[row]! - centre.z;
    return dx * dx + dy * dy + dz * dz;
  };
  return {
    ...numeric(`${field} from ${from.latitude},${from.longitude}`, false, squareOf),
    isOfRequest: true,
    milesOf: (value) => (value === null ? undefined : milesOfChord(value as number)),
  };
}

function heaviest(columns: ColumnStore, sort: SatisfyingSort, sorts: readonly Sort[]): Order {
  const { weighed, signature } = readSatisfying(sort, sorts);
  const parts = weighed.map(({ filter, weight }) => ({
    weight,
    conditions: parseFilters(columns, [filter], SATISFYING),
  }));
  let weights = new Uint16Array(0);
  let known: readonly Bits[] | undefined;
  const weightOf = (row: number) =>
    known
      ? known.reduce((sum, bits, at) => sum + (has(bits, row) ? parts[at]!.weight : 0), 0)
      : weights[row]!;
  return {
    ...numeric(signature, true, weightOf),
    isOfRequest: true,
    weighed: parts,
    weighBy: (sets) => {
      known = sets;
    },
    weights: () => weights,
    weigh(ground, selection) {
      weights = new Uint16Array(ground.rows);
      for (const { weight, conditions } of parts) {
        const marked = conditions.length === 1 ? marksFor(conditions[0]!) : undefined;
        if (marked) addWhereMarked(weights, weight, marked, selection);
        else addWhereTrue(weights, weight, conditions, ground, selection);
      }
    },
  };
}

function addWhereMarked(
  weights: Uint16Array,
  weight: number,
  marked: readonly Uint8Array[],
  { rows, count }: Selection,
): void {
  const [only] = marked;
  if (only && marked.length === 1) {
    for (let at = 0; at < count; at++) weights[rows[at]!]! += weight * only[rows[at]!]!;
    return;
  }
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    let has = 0;
    for (let each = 0; each < marked.length; each++) has |= marked[each]![row]!;
    weights[row]! += weight * has;
  }
}

function addWhereTrue(
  weights: Uint16Array,
  weight: number,
  conditions: readonly Condition[],
  ground: Ground,
  { rows, count }: Selection,
): void {
  ground.scratch.borrowSelection(rows.subarray(0, count), (some) => {
    narrow(ground, conditions, some);
    for (let at = 0; at < some.count; at++) weights[some.rows[at]!]! += weight;
  });
}

function alphabetical(signature: string, descending: boolean, column: KeywordColumn): Order {
  const { codes, dictionary } = column;
  const sign = descending ? -1 : 1;
  const compare = (left: SortValue, right: SortValue) => {
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareCodePoints(left as string, right as string);
  };
  return {
    signature,
    holds: 'string',
    valueOf(row) {
      const code = codes[row]!;
      if (code === NO_VALUE) return null;
      if (code !== SEVERAL) return dictionary.valueOf(code);
      return column.valuesOf(row).toSorted(compare)[0]!;
    },
    compare,
  };
}

/** A subtraction would make NaN of two infinities. */
function difference(left: number, right: number): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
