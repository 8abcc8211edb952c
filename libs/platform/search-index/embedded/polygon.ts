import type { GeoPoint } from '../search-index.port.js';

/**
 * A ring cut at the latitude of each of its points: between two neighbouring cuts the same edges go through from south to north, so that
 * a place is compared with those few alone.
 */
export class Ring {
  /** Ascending, each once. */
  readonly #cuts: Float64Array;
  /** Of each strip above a cut, two numbers an edge: where it meets the cut, and how many degrees east it goes for each one north. */
  readonly #strips: readonly Float64Array[];

  constructor(points: readonly GeoPoint[]) {
    this.#cuts = Float64Array.from(new Set(points.map(({ latitude }) => latitude))).sort();
    const edges = points.map((from, at) => {
      const to = points[(at + 1) % points.length]!;
      return from.latitude <= to.latitude ? { south: from, north: to } : { south: to, north: from };
    });
    this.#strips = [...this.#cuts.subarray(1)].map((top, at) => {
      const cut = this.#cuts[at]!;
      const through = edges.filter(({ south, north }) => south.latitude <= cut && north.latitude >= top);
      return Float64Array.from(
        through.flatMap(({ south, north }) => {
          const slope = (north.longitude - south.longitude) / (north.latitude - south.latitude);
          return [south.longitude + (cut - south.latitude) * slope, slope];
        }),
      );
    });
  }

  /** False of NaN. */
  has(latitude: number, longitude: number): boolean {
    const cuts = this.#cuts;
    let high = cuts.length - 1;
    if (!(latitude >= cuts[0]! && latitude < cuts[high]!)) return false;
    let low = 0;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (latitude < cuts[middle]!) high = middle;
      else low = middle;
    }
    const strip = this.#strips[low]!;
    const above = latitude - cuts[low]!;
    let east = 0;
    for (let at = 0; at < strip.length; at += 2)
      east ^= Number(longitude < strip[at]! + above * strip[at + 1]!);
    return east === 1;
  }
}
