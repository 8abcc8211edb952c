import type { Adapter } from '../port.js';

/**
 * One index of documents that are filtered, counted, sorted and searched by declared fields. `Source` is kept as given and handed back. Writes carry
 * the aggregate's version: an older or equal one changes nothing, so events may come twice and a removal is not undone by a straggler.
 */
export interface SearchIndex<Source = unknown> extends Adapter, IndexWriter<Source> {
  search(request: SearchRequest): Promise<SearchResponse<Source>>;
  /** Sources in the order of `ids`, without those that are missing. */
  get(ids: readonly string[]): Promise<readonly Source[]>;
  /** Resolves when every write that has resolved is found by `search`. */
  flush(): Promise<void>;
  /** Begins a second, empty generation that is filled beside the live one, which goes on answering and being written. */
  startRebuild(): Promise<Rebuild<Source>>;
}

export interface IndexWriter<Source> {
  put(documents: readonly IndexedDocument<Source>[]): Promise<void>;
  remove(removals: readonly { readonly id: string; readonly version: number }[]): Promise<void>;
}

export interface Rebuild<Source> extends IndexWriter<Source> {
  /** Makes this generation the live one, atomically, and drops the old one. */
  promote(): Promise<void>;
  abandon(): Promise<void>;
}

export interface IndexedDocument<Source> {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly source: Source;
}

export type FieldValue = string | number | boolean | GeoPoint | readonly string[] | null | undefined;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * - `keyword`: exact values, one or several, faceted.
 * - `number`: ranges, sorting, faceted.
 * - `boolean`: equality, faceted.
 * - `text`: substring (`contains`) and words (`matches`), both without regard to case and accents.
 * - `geo`: within a distance or a box, sorting by distance.
 */
export type FieldType = 'keyword' | 'number' | 'boolean' | 'text' | 'geo';

export interface IndexDefinition {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** Every filter of a request must hold. A document without a value satisfies none but `exists: false` and `not`. */
export type Filter =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly in: readonly (string | number)[] }
  /** Inclusive. */
  | { readonly field: string; readonly min?: number; readonly max?: number }
  /** The literal characters anywhere in the text. */
  | { readonly field: string; readonly contains: string }
  /** All words, the last one as a prefix, each with a misspelling or two. */
  | { readonly field: string; readonly matches: string }
  | { readonly field: string; readonly exists: boolean }
  | { readonly field: string; readonly centre: GeoPoint; readonly miles: number }
  | { readonly field: string; readonly northEast: GeoPoint; readonly southWest: GeoPoint }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter };

/** Documents without a value come last in either direction; ties are settled by id, so that pages neither repeat nor skip. */
export type Sort =
  | { readonly field: string; readonly direction: 'ascending' | 'descending' }
  | { readonly field: string; readonly nearestTo: GeoPoint };

export interface SearchRequest {
  readonly filters?: readonly Filter[];
  readonly sort?: readonly Sort[];
  /** 0 to 1000 documents. */
  readonly first: number;
  /** The `cursor` of a hit of an earlier page with the same sort. */
  readonly after?: string;
  /** Fields of which to count the values among all matches. */
  readonly facets?: readonly string[];
}

export interface SearchResponse<Source> {
  readonly hits: readonly Hit<Source>[];
  /** All matches, exactly, not only this page's. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
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
