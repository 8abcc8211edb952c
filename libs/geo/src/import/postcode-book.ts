import type { Point } from '../distance.js';

const UNITS = 'ABDEFGHJLNPQRSTUWXYZ';
const MICRO = 1_000_000;
/** Of a postcode's second half, such as 9SG. */
const INCODES = 10 * UNITS.length * UNITS.length;

/**
 * Where postcodes are, in twelve bytes each: all 1.8 million of the United Kingdom take 22 MB. Outcodes are numbered; a postcode's number is its
 * outcode's and that of its second half.
 */
export class PostcodeBook {
  constructor(
    private readonly outcodes: ReadonlyMap<string, number>,
    /** Ascending. */
    private readonly numbers: Uint32Array,
    /** Millionths of a degree. */
    private readonly latitudes: Int32Array,
    private readonly longitudes: Int32Array,
  ) {}

  get size(): number {
    return this.numbers.length;
  }

  /** Where a postcode is; both halves in capitals. */
  find({ outcode, incode }: { readonly outcode: string; readonly incode: string }): Point | undefined {
    const district = this.outcodes.get(outcode);
    const unit = incodeNumber(incode);
    if (district === undefined || unit === undefined) return undefined;
    const wanted = district * INCODES + unit;
    let [low, high] = [0, this.numbers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.numbers[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    if (this.numbers[low] !== wanted) return undefined;
    return { latitude: this.latitudes[low]! / MICRO, longitude: this.longitudes[low]! / MICRO };
  }
}

/** Takes postcodes in any order; of one that comes twice the last is kept. */
export class PostcodeBookWriter {
  private readonly outcodes = new Map<string, number>();
  private numbers = new Uint32Array(1024);
  private latitudes = new Int32Array(1024);
  private longitudes = new Int32Array(1024);
  private count = 0;

  /** False for a second half that is none. */
  add(outcode: string, incode: string, { latitude, longitude }: Point): boolean {
    const unit = incodeNumber(incode);
    if (unit === undefined) return false;
    if (this.count === this.numbers.length) this.grow();
    let district = this.outcodes.get(outcode);
    if (district === undefined) this.outcodes.set(outcode, (district = this.outcodes.size));
    this.numbers[this.count] = district * INCODES + unit;
    this.latitudes[this.count] = Math.round(latitude * MICRO);
    this.longitudes[this.count] = Math.round(longitude * MICRO);
    this.count += 1;
    return true;
  }

  finish(): PostcodeBook {
    // A number and its place in one double, which sorts without a comparing function: by number, then by place.
    const places = new Float64Array(this.count);
    for (let at = 0; at < this.count; at++) places[at] = this.numbers[at]! * PLACES + at;
    places.sort();
    const order = new Uint32Array(this.count);
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const number = Math.floor(places[at]! / PLACES);
      if (at + 1 < this.count && Math.floor(places[at + 1]! / PLACES) === number) continue;
      order[kept++] = places[at]! - number * PLACES;
    }
    const used = order.subarray(0, kept);
    return new PostcodeBook(
      this.outcodes,
      used.map((place) => this.numbers[place]!),
      Int32Array.from(used, (place) => this.latitudes[place]!),
      Int32Array.from(used, (place) => this.longitudes[place]!),
    );
  }

  private grow(): void {
    const length = this.numbers.length * 2;
    const grown = <A extends Uint32Array | Int32Array>(to: A, from: A): A => (to.set(from), to);
    this.numbers = grown(new Uint32Array(length), this.numbers);
    this.latitudes = grown(new Int32Array(length), this.latitudes);
    this.longitudes = grown(new Int32Array(length), this.longitudes);
  }
}

/** More than there are postcodes; with the largest number of one it stays below what a double holds exactly. */
const PLACES = 2 ** 24;

function incodeNumber(incode: string): number | undefined {
  const sector = incode.charCodeAt(0) - 48;
  const first = UNITS.indexOf(incode.charAt(1));
  const second = UNITS.indexOf(incode.charAt(2));
  if (incode.length !== 3 || !(sector >= 0 && sector <= 9) || first < 0 || second < 0) return undefined;
  return (sector * UNITS.length + first) * UNITS.length + second;
}
