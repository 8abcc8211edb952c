import type { GeoPoint } from '../search-index.port.js';
import { chordPoint, mapYOf } from './geo.js';

/** One field's values by row, in memory. Rows are numbered from 0 and reused; whoever owns them clears one before it is free. */
export interface Column<Value> {
  /** Makes room for rows below `rows`, so that `set` cannot fail for want of memory. */
  reserve(rows: number): void;
  set(row: number, value: Value | undefined): void;
  has(row: number): boolean;
  /** All of it, as plain values and typed arrays; `restore` of an empty column takes it. */
  state(): object;
  restore(state: object): void;
}

export class NumberColumn implements Column<number> {
  readonly type = 'number';
  /** NaN where there is none. */
  values = new Float64Array(0);

  reserve(rows: number): void {
    const known = this.values.length;
    if (known >= rows) return;
    this.values = grown(this.values, rows);
    this.values.fill(NaN, known);
  }

  set(row: number, value: number | undefined): void {
    this.values[row] = value ?? NaN;
  }

  has(row: number): boolean {
    return !Number.isNaN(this.values[row]);
  }

  state() {
    return { values: this.values };
  }

  restore(state: object): void {
    this.values = (state as ReturnType<NumberColumn['state']>).values;
  }
}

export const FALSE = 1;
export const TRUE = 2;

export class BooleanColumn implements Column<boolean> {
  readonly type = 'boolean';
  /** `FALSE`, `TRUE`, or 0 where there is none. */
  values = new Uint8Array(0);

  reserve(rows: number): void {
    this.values = grown(this.values, rows);
  }

  set(row: number, value: boolean | undefined): void {
    this.values[row] = value === undefined ? 0 : value ? TRUE : FALSE;
  }

  has(row: number): boolean {
    return this.values[row] !== 0;
  }

  state() {
    return { values: this.values };
  }

  restore(state: object): void {
    this.values = (state as ReturnType<BooleanColumn['state']>).values;
  }
}

const AXES = ['latitudes', 'longitudes', 'x', 'y', 'z', 'mapY'] as const;

export class GeoColumn implements Column<GeoPoint> {
  readonly type = 'geo';
  /** Degrees; NaN where there is none. */
  latitudes = new Float64Array(0);
  longitudes = new Float64Array(0);
  /** The same places as points of the unit sphere: their distances need no trigonometry a row. */
  x = new Float64Array(0);
  y = new Float64Array(0);
  z = new Float64Array(0);
  /** From 0 in the north to 1 in the south of a web map, which takes a logarithm. */
  mapY = new Float64Array(0);

  reserve(rows: number): void {
    const known = this.x.length;
    if (known >= rows) return;
    for (const axis of AXES) {
      this[axis] = grown(this[axis], rows);
      this[axis].fill(NaN, known);
    }
  }

  set(row: number, value: GeoPoint | undefined): void {
    this.latitudes[row] = value?.latitude ?? NaN;
    this.longitudes[row] = value?.longitude ?? NaN;
    const point = value && chordPoint(value);
    this.x[row] = point?.x ?? NaN;
    this.y[row] = point?.y ?? NaN;
    this.z[row] = point?.z ?? NaN;
    this.mapY[row] = value ? mapYOf(value.latitude) : NaN;
  }

  has(row: number): boolean {
    return !Number.isNaN(this.x[row]);
  }

  state() {
    return Object.fromEntries(AXES.map((axis) => [axis, this[axis]]));
  }

  restore(state: object): void {
    for (const axis of AXES) this[axis] = (state as ReturnType<GeoColumn['state']>)[axis]!;
  }
}

type TypedArray =
  Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The array itself when it is long enough, otherwise one of at least double the length with the same beginning. */
export function grown<A extends TypedArray>(array: A, length: number): A {
  if (array.length >= length) return array;
  const create = array.constructor as new (length: number) => A;
  const larger = new create(Math.max(length, array.length * 2, 1024));
  larger.set(array);
  return larger;
}
