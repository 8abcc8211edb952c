import type { Adapter } from '../port.js';
import type { GeoCircle } from './circle-rules.js';

export { areCircles } from './circle-rules.js';
export type { GeoCircle } from './circle-rules.js';
export { isPolygon } from './polygon-rules.js';
export { compareCodePoints, foldText, soughtWords, wordsOf } from './text-rules.js';
export type { SoughtWord } from './text-rules.js';

/**
 * One index of documents that are filtered, counted, sorted and searched by declared fields. `Source` is any JSON value, handed
 * back as given, to be left as it is: others may be handed the same. Writes carry the aggregate's version: an older or equal one changes nothing, so events may come twice and a
 * removal is not undone by a straggler.
 *
 * A field that is new to the definition, or has another type than before, is missing in documents written earlier until they
 * are put again or rebuilt.
 */
export interface SearchIndex<Source = unknown> extends Adapter, IndexWriter<Source> {
  /** Rejects with `InvalidSearch`. */
  search(request: SearchRequest): Promise<SearchResponse<Source>>;
  /** Sources in the order of `ids`, without those that are missing. */
  get(ids: readonly string[]): Promise<readonly Source[]>;
  /** Resolves when every write that has resolved is found by `search`. */
  flush(): Promise<void>;
  /**
   * Begins a second, empty generation that is filled beside the live one, which goes on answering and being written. It has no
   * versions of its own yet, and what is written to the live one is not copied: the caller feeds both. One at a time; a process
   * that ends before `promote` leaves nothing of it behind. Where several processes share an index, it is one at a time among them
   * all, and what an ended one left is deleted by the next to open or rebuild once its creator has not been heard of for two minutes;
   * until then another cannot begin and is told so with `RebuildUnderWay`.
   */
  startRebuild(): Promise<Rebuild<Source>>;
  /**
   * Whether a rebuild was promoted, with all that belongs to it, since the index was made or its fields changed. While it is not so
   * and no rebuild is under way, the index needs one.
   */
  isComplete(): Promise<boolean>;
  /**
   * Makes an index anew, empty and incomplete, that was lost in its engine while it was open, and resolves with whether it was. Absent
   * where an index cannot be lost without its process. Of several processes one is told so.
   */
  reopenIfLost?(): Promise<boolean>;
}

export interface IndexWriter<Source> {
  /**
   * As though one after another; rejects with `InvalidDocument`, then none of them is written. When it rejects because an engine
   * outside the process fails, some may be written: all can be put again with the same versions.
   */
  put(documents: readonly IndexedDocument<Source>[]): Promise<void>;
  /** Also of ids never seen: a `put` of an older version that comes later stays without effect. */
  remove(removals: readonly { readonly id: string; readonly version: number }[]): Promise<void>;
}

export interface Rebuild<Source> extends IndexWriter<Source> {
  /**
   * Makes this generation the live one, atomically, and drops the old one; then waits for `catchUp`, by which the caller brings over what
   * was written to the old one meanwhile. Until that has resolved no other rebuild begins, and the index is not complete: should the
   * process end before, the next one finds it so. When `catchUp` rejects so does this, and the rebuild is over.
   */
  promote(catchUp?: () => Promise<void>): Promise<void>;
  abandon(): Promise<void>;
}

export interface IndexedDocument<Source> {
  /** 1 to 512 bytes as UTF-8. Ties are settled by it in the order of its code points, so numbers need leading zeros to count up. */
  readonly id: string;
  /** A whole number from 0. */
  readonly version: number;
  /** An empty text and an empty list are missing values, as null is. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly source: Source;
}

/** A list is for `keyword` fields alone; numbers are finite. */
export type FieldValue = string | number | boolean | GeoPoint | readonly string[] | null | undefined;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * - `keyword`: exact values, one or several, each up to 10,000 characters; `equals`, `in`, faceted, sorted by code point (several
 *   values by the first of them in the direction of the sort).
 * - `number`: `equals`, `in`, ranges, sorting, faceted.
 * - `boolean`: `equals`, faceted, sorted with false first.
 * - `text`: substring (`contains`) and words (`matches`), both without regard to case, accents and the shape of apostrophes
 *   (`foldText`). Neither sorted nor faceted.
 * - `geo`: within a distance, any of many circles, a box or a polygon, sorting by distance. Distances may be a centimetre off, beyond 1,000 km half a metre.
 *
 * `exists` is for all of them.
 */
export type FieldType = 'keyword' | 'number' | 'boolean' | 'text' | 'geo';

export interface IndexDefinition {
  readonly name: string;
  /** By name: a lower-case letter, then letters and digits. No two differ by case alone. */
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** Every filter of a request must hold. A document without a value satisfies none but `exists: false` and `not`. */
export type Filter =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly in: readonly (string | number)[] }
  /** Inclusive; at least one of the two. */
  | { readonly field: string; readonly min?: number; readonly max?: number }
  /** The literal characters anywhere in the text; an empty one is in every text. */
  | { readonly field: string; readonly contains: string }
  /**
   * All words in any order, the last one as a prefix, each with a misspelling or two (`soughtWords`); without a word, every text.
   * Of words beyond 10,000 characters an adapter may compare those alone, and not as misspelt.
   */
  | { readonly field: string; readonly matches: string }
  | { readonly field: string; readonly exists: boolean }
  /** Along the great circle of a sphere with the Earth's mean radius, inclusive. */
  | { readonly field: string; readonly centre: GeoPoint; readonly miles: number }
  /** Inclusive; one whose west is greater than its east crosses the date line. */
  | { readonly field: string; readonly northEast: GeoPoint; readonly southWest: GeoPoint }
  /**
   * In a ring of 3 to 100 points, the last joined to the first, by the even-odd rule: what a line that crosses itself goes round twice is
   * outside. Its edges are straight in degrees, as on a plain map of latitude and longitude, and none crosses the date line: it is at most
   * 180 degrees wide. Whether a place within a centimetre of an edge is inside is not said.
   */
  | { readonly field: string; readonly polygon: readonly GeoPoint[] }
  /** In any of up to 1,000 circles, each as the one circle above. A list is not changed once it was asked for: what was worked out of it is kept. */
  | { readonly field: string; readonly circles: readonly GeoCircle[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter };

/** Documents without a value come last in either direction; ties are settled by id, so that pages neither repeat nor skip. */
export type Sort =
  | { readonly field: string; readonly direction: 'ascending' | 'descending' }
  | { readonly field: string; readonly nearestTo: GeoPoint }
  /** First those for which the filters that they satisfy weigh most together. At most one of a sort is this, of at most 64 filters. */
  | { readonly satisfying: readonly WeightedFilter[] };

export interface WeightedFilter {
  readonly filter: Filter;
  /** A whole number from 1 to 100. */
  readonly weight: number;
}

export interface SearchRequest {
  /** `any` and `not` inside each other up to 16 deep. */
  readonly filters?: readonly Filter[];
  readonly sort?: readonly Sort[];
  /** 0 to 1000 documents. */
  readonly first: number;
  /** The `cursor` of a hit of an earlier page with the same sort. */
  readonly after?: string;
  /** Fields of which to count the values among all matches: the 1,000 most frequent, the most frequent first, then by value. */
  readonly facets?: readonly string[];
  /** How many of the matches satisfy further filters, by a name of the caller's: what each choice of a list would leave. At most 100. */
  readonly counts?: Readonly<Record<string, readonly Filter[]>>;
  /** Gathers the matches that have a place by the tile of the map it lies in. */
  readonly clusters?: ClusterRequest;
}

export interface ClusterRequest {
  /** A `geo` field. */
  readonly field: string;
  /**
   * 0 to 26: the world is 2 to the power of this many tiles wide and high, in the projection of web maps (Web Mercator). What is nearer to
   * a pole than 85.05 degrees is in the outermost tiles.
   */
  readonly zoom: number;
}

export interface SearchResponse<Source> {
  readonly hits: readonly Hit<Source>[];
  /** All matches, exactly, not only this page's. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  readonly counts: Readonly<Record<string, number>>;
  /** The largest first, at most 10,000. */
  readonly clusters: readonly Cluster[];
}

export interface Cluster {
  /** The mean of its places' degrees, to about a centimetre. */
  readonly centre: GeoPoint;
  readonly count: number;
}

export interface Hit<Source> {
  readonly id: string;
  readonly source: Source;
  readonly cursor: string;
  /** Miles from the point of a `nearestTo` sort. */
  readonly miles?: number;
}

export interface FacetCount {
  readonly value: string | number | boolean;
  readonly count: number;
}

/** The longest `keyword` value and the most values of a facet; the most documents of a page; how deep filters are; counts, points of a polygon, circles of one filter, clusters and their zoom; the most filters of a sort, and what each weighs at most. */
export const SEARCH_LIMITS = {
  keywordCharacters: 10_000,
  facetValues: 1_000,
  page: 1_000,
  depth: 16,
  counts: 100,
  polygonPoints: 100,
  circles: 1_000,
  clusters: 10_000,
  clusterZoom: 26,
  satisfying: 64,
  weight: 100,
} as const;

/** Miles. The mean radius of the Earth, 6,371.0088 km (IUGG). */
export const EARTH_RADIUS = 6_371.0088 / 1.609344;

/** A request that cannot be answered: an unknown field, a filter that its type does not know, a cursor of another sort. */
export class InvalidSearch extends Error {
  override readonly name = 'InvalidSearch';
  constructor(
    message: string,
    /** The part of the request at fault, such as `after` or `filters.price`. */
    readonly field: string,
  ) {
    super(message);
  }
}

/** A document that the index cannot hold: a field it does not have, a value of another type than the field's. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  constructor(
    message: string,
    /** The part at fault, such as `id` or `fields.price`. */
    readonly field: string,
  ) {
    super(message);
  }
}

/** A rebuild cannot begin as another has not ended, in this process or in one that shares the index. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
  constructor(index: string, since = '') {
    super(`a rebuild of ${index} is under way${since}`);
  }
}
