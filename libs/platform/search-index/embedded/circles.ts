import { EARTH_RADIUS, type GeoCircle, type GeoPoint } from '../search-index.port.js';
import { chordOfMiles, chordPoint } from './geo.js';

/** A circle that a grid holds spans a few cells. Others are asked one by one. */
const WIDEST = 5;
const FARTHEST_NORTH = 80;
/** About 0.7 miles of latitude. */
const CELL = 0.01;
const MILES_A_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

interface Round {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly chord: number;
}

/** In a grid: no circle is there; one holds all of the cell; otherwise the number of a list, after these two. */
const NONE = 0;
const WHOLE = 1;
const LISTS = 2;
/** A grid of more cells would take more memory than it saves time. */
const MOST_CELLS = 2_000_000;

/**
 * Many circles at once. A grid says which of them a place may lie in: in most cells one circle holds the cell whole, or there is none, and
 * a place is not compared at all.
 */
export class Circles {
  static readonly #known = new WeakMap<readonly GeoCircle[], Circles>();

  /** Of a list that is asked for again the grid is there already. */
  static of(circles: readonly GeoCircle[]): Circles {
    const known = Circles.#known.get(circles) ?? new Circles(circles);
    Circles.#known.set(circles, known);
    return known;
  }

  readonly #others: Round[] = [];
  readonly #lists: Round[][] = [];
  readonly #grid: Uint32Array;
  readonly #bottom: number;
  readonly #left: number;
  readonly #rows: number;
  readonly #columns: number;

  private constructor(circles: readonly GeoCircle[]) {
    const small: { readonly round: Round; readonly box: Box }[] = [];
    for (const { centre, miles } of circles) {
      const round = { ...chordPoint(centre), chord: chordOfMiles(miles) };
      const box = boxOf(centre, miles);
      if (box) small.push({ round, box });
      else this.#others.push(round);
    }
    const boxes = small.map(({ box }) => box);
    this.#bottom = cell(Math.min(...boxes.map(({ south }) => south)));
    this.#left = cell(Math.min(...boxes.map(({ west }) => west)));
    const rows = cell(Math.max(...boxes.map(({ north }) => north))) - this.#bottom + 1;
    const columns = cell(Math.max(...boxes.map(({ east }) => east))) - this.#left + 1;
    const fits = small.length > 0 && rows * columns <= MOST_CELLS;
    this.#rows = fits ? rows : 0;
    this.#columns = fits ? columns : 0;
    this.#grid = new Uint32Array(this.#rows * this.#columns);
    if (fits) for (const { round, box } of small) this.#enter(round, box);
    else this.#others.push(...small.map(({ round }) => round));
  }

  #enter(round: Round, { south, north, west, east }: Box): void {
    for (let row = cell(south); row <= cell(north); row++) {
      // A small circle that has a cell's corners has the cell: both sides of it are convex at this size.
      let southWest = isIn(round, row * CELL, cell(west) * CELL);
      let northWest = isIn(round, (row + 1) * CELL, cell(west) * CELL);
      for (let column = cell(west); column <= cell(east); column++) {
        const southEast = isIn(round, row * CELL, (column + 1) * CELL);
        const northEast = isIn(round, (row + 1) * CELL, (column + 1) * CELL);
        const at = (row - this.#bottom) * this.#columns + column - this.#left;
        const known = this.#grid[at]!;
        if (southWest && northWest && southEast && northEast) this.#grid[at] = WHOLE;
        else if (known === NONE) this.#grid[at] = this.#lists.push([round]) - 1 + LISTS;
        else if (known !== WHOLE) this.#lists[known - LISTS]!.push(round);
        [southWest, northWest] = [southEast, northEast];
      }
    }
  }

  /** False of NaN. The point is the place on the unit sphere. */
  has(latitude: number, longitude: number, x: number, y: number, z: number): boolean {
    const row = cell(latitude) - this.#bottom;
    const column = cell(longitude) - this.#left;
    if (row >= 0 && row < this.#rows && column >= 0 && column < this.#columns) {
      const found = this.#grid[row * this.#columns + column]!;
      if (found === WHOLE) return true;
      if (found !== NONE && hasOne(this.#lists[found - LISTS]!, x, y, z)) return true;
    }
    return this.#others.length > 0 && hasOne(this.#others, x, y, z);
  }
}

const cell = (degrees: number): number => Math.floor(degrees / CELL);

function hasOne(rounds: readonly Round[], x: number, y: number, z: number): boolean {
  for (const round of rounds) {
    const dx = x - round.x;
    const dy = y - round.y;
    const dz = z - round.z;
    if (dx * dx + dy * dy + dz * dz <= round.chord) return true;
  }
  return false;
}

function isIn(round: Round, latitude: number, longitude: number): boolean {
  const { x, y, z } = chordPoint({ latitude, longitude });
  return hasOne([round], x, y, z);
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Where a circle lies, a little more; undefined of one that is wide, near a pole or across the date line. */
function boxOf({ latitude, longitude }: GeoPoint, miles: number): Box | undefined {
  const height = (miles / MILES_A_DEGREE) * 1.01 + 1e-6;
  if (miles > WIDEST || Math.abs(latitude) + height > FARTHEST_NORTH) return undefined;
  const width = height / Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180);
  if (Math.abs(longitude) + width > 180 - CELL) return undefined;
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  };
}
