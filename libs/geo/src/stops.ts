import { milesBetween, type Point } from './distance.js';
import { GAZETTEER } from './gazetteer/gazetteer.js';
import type { StationMode } from './place.js';

/** The three kinds of stop a listing's transport distances are measured to. */
export const STOP_MODES = ['tube', 'bus', 'train'] as const;
export type StopMode = (typeof STOP_MODES)[number];

export interface Stop extends Point {
  readonly name: string;
}

export interface NearestStop {
  readonly stop: Stop;
  /** Miles in a straight line, unrounded. */
  readonly miles: number;
}

/** Answers how far public transport is from a home. */
export interface StopFinder {
  /** Undefined when no stop of that kind is known: a distance nobody measured is not a distance of zero. */
  nearestStop(mode: StopMode, point: Point): NearestStop | undefined;
}

/** Stops by kind, as an importer of open data reads them. A kind left out falls back on the gazetteer. */
export type ImportedStops = Partial<Record<StopMode, Iterable<Stop>>>;

/** The Underground alone is tube; the DLR counts as a train, with National Rail, the Overground and the Elizabeth line. Trams are neither. */
const MODES_OF: Readonly<Record<StopMode, readonly StationMode[]>> = {
  tube: ['tube'],
  train: ['national-rail', 'overground', 'elizabeth-line', 'dlr'],
  bus: [],
};

/**
 * Within this circle the gazetteer has every railway station (`open-data.spec.ts`). Beyond it a nearer one may be missing, and what we know
 * is no answer. Of the Underground it has all, wherever they are.
 */
const RAIL_COMPLETE = { centre: { latitude: 51.5074, longitude: -0.1278 }, miles: 13 } as const;

/** About 1.4 miles of latitude: a London cell holds some dozens of bus stops. */
const CELL_DEGREES = 0.02;
const MILES_PER_CELL_OF_LATITUDE = 69.09 * CELL_DEGREES;

class StopGrid {
  readonly #cells = new Map<string, Stop[]>();
  readonly #all: Stop[] = [];

  constructor(stops: Iterable<Stop>) {
    for (const stop of stops) {
      this.#all.push(stop);
      const key = `${Math.floor(stop.latitude / CELL_DEGREES)}:${Math.floor(stop.longitude / CELL_DEGREES)}`;
      const cell = this.#cells.get(key);
      if (cell) cell.push(stop);
      else this.#cells.set(key, [stop]);
    }
  }

  nearest(point: Point): NearestStop | undefined {
    const row = Math.floor(point.latitude / CELL_DEGREES);
    const column = Math.floor(point.longitude / CELL_DEGREES);
    // A cell is narrower east to west: a ring is safe to stop at only as far as its narrow side.
    const narrow = MILES_PER_CELL_OF_LATITUDE * Math.cos((Math.abs(point.latitude) * Math.PI) / 180);
    let best: NearestStop | undefined;
    for (let ring = 0; ring <= 12; ring++) {
      if (best && best.miles <= (ring - 1) * narrow) return best;
      for (const stop of this.#ring(row, column, ring)) best = closer(best, stop, point);
    }
    // Far from every stop the rings grow costly and a plain pass is cheaper.
    for (const stop of this.#all) best = closer(best, stop, point);
    return best;
  }

  *#ring(row: number, column: number, ring: number): Generator<Stop> {
    for (let y = -ring; y <= ring; y++) {
      const step = Math.abs(y) === ring ? 1 : Math.max(1, 2 * ring);
      for (let x = -ring; x <= ring; x += step) yield* this.#cells.get(`${row + y}:${column + x}`) ?? [];
    }
  }
}

function closer(best: NearestStop | undefined, stop: Stop, point: Point): NearestStop {
  const miles = milesBetween(point, stop);
  return best === undefined || miles < best.miles ? { stop, miles } : best;
}

/**
 * A finder over imported stops where given and the gazetteer's stations otherwise. The gazetteer has no bus stops
 * (London alone has 20,000), so bus distances stay undefined until an importer brings them; nor has it the railway
 * stations far from London, so train distances are undefined there.
 */
export function createStopFinder(imported: ImportedStops = {}): StopFinder {
  const grids = new Map<StopMode, StopGrid>();
  const gridOf = (mode: StopMode): StopGrid => {
    const known = grids.get(mode) ?? new StopGrid(imported[mode] ?? gazetteerStops(mode));
    grids.set(mode, known);
    return known;
  };
  return {
    nearestStop(mode, point) {
      const found = gridOf(mode).nearest(point);
      if (!found || mode !== 'train' || imported.train) return found;
      const farthest = milesBetween(point, RAIL_COMPLETE.centre) + found.miles;
      return farthest <= RAIL_COMPLETE.miles ? found : undefined;
    },
  };
}

const gazetteerStops = (mode: StopMode): readonly Stop[] =>
  GAZETTEER.filter((place) => place.modes?.some((served) => MODES_OF[mode].includes(served)));
