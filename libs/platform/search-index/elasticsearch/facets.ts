import type { estypes } from '@elastic/elasticsearch';
import { type FacetCount, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import { placeOf } from './filters.js';
import type { Places } from './mapping.js';

export interface Facet {
  readonly field: string;
  readonly path: string;
  readonly isBoolean: boolean;
}

type Aggregation = estypes.AggregationsAggregationContainer;
interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}
interface Terms {
  readonly buckets: readonly Bucket[];
  readonly doc_count_error_upper_bound: number;
}

/** Values that each shard returns, from which the most frequent are found. */
const VALUES_OF_A_SHARD = 10_000;

/** Throws `InvalidSearch`. */
export function parseFacet(places: Places, field: string): Facet {
  const { type, at } = placeOf(places, field, `facets.${field}`);
  if (type === 'text' || type === 'geo')
    throw new InvalidSearch(`${field}, of type ${type}, cannot be counted by value`, `facets.${field}`);
  return { field, path: `fields.${at}`, isBoolean: type === 'boolean' };
}

export function aggregationsOf(facets: readonly Facet[]): Record<string, Aggregation> {
  return Object.fromEntries(
    facets.map(({ path }) => [
      path,
      {
        terms: {
          field: path,
          size: SEARCH_LIMITS.facetValues,
          shard_size: VALUES_OF_A_SHARD,
          order: [{ _count: 'desc' }, { _key: 'asc' }],
        },
      },
    ]),
  );
}

/** The counts of a facet, or nothing when several shards had more values than they told and so the counts may be too low. */
export function exactCounts({ path, isBoolean }: Facet, aggregations: unknown): FacetCount[] | undefined {
  const { buckets, doc_count_error_upper_bound } = (aggregations as Record<string, Terms>)[path]!;
  if (doc_count_error_upper_bound > 0) return undefined;
  return buckets.map(({ key, doc_count }) => countOf(key, doc_count, isBoolean));
}

type CompositePage = {
  readonly buckets: readonly {
    readonly key: { readonly value: string | number };
    readonly doc_count: number;
  }[];
  readonly after_key?: { readonly value: string | number };
};

/** Counts every value, page by page. `ask` answers one aggregation over the same matches. */
export async function countEveryValue(
  { path, isBoolean }: Facet,
  ask: (aggregation: Aggregation) => Promise<unknown>,
): Promise<FacetCount[]> {
  const counts: FacetCount[] = [];
  let after: { readonly value: string | number } | undefined;
  do {
    const page = (await ask({
      composite: { size: VALUES_OF_A_SHARD, sources: [{ value: { terms: { field: path } } }], after },
    })) as CompositePage;
    counts.push(...page.buckets.map(({ key, doc_count }) => countOf(key.value, doc_count, isBoolean)));
    after = page.after_key;
  } while (after);
  // They come in the order of their values, which sorting keeps among equals.
  return counts.sort((a, b) => b.count - a.count).slice(0, SEARCH_LIMITS.facetValues);
}

function countOf(key: string | number, count: number, isBoolean: boolean): FacetCount {
  return { value: isBoolean ? key === 1 : key, count };
}
