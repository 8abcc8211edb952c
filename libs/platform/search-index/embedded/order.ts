import type { SortClause, SortValue } from '../cursor.js';
import { compareCodePoints, type GeoPoint, InvalidSearch, type Sort } from '../search-index.port.js';
import type { ColumnStore } from './column-store.js';
import { FALSE, type GeoColumn } from './columns.js';
import { isGeoPoint } from './document.js';
import { chordPoint, milesOfChord } from './geo.js';
import { NO_VALUE } from './dictionary.js';
import { type KeywordColumn, SEVERAL } from './keyword-column.js';

/** One clause of a sort over columns; good until the next write. */
export interface Order extends SortClause {
  valueOf(row: number): SortValue;
  /** Below 0 when `left` comes first. */
  compare(left: SortValue, right: SortValue): number;
  /** Where the values are numbers. */
  readonly keys?: OrderKeys;
  /** For `nearestTo`. */
  milesOf?(value: SortValue): number | undefined;
}

/** Numbers that are smaller for what comes earlier, Infinity for what has no value. */
export interface OrderKeys {
  ofRow(row: number): number;
  ofValue(value: SortValue): number;
}

/** Throws `InvalidSearch`. */
export function parseSort(columns: ColumnStore, sort: Sort): Order {
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
    milesOf: (value) => (value === null ? undefined : milesOfChord(value as number)),
  };
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
