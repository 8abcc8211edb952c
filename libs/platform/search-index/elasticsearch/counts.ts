import type { estypes } from '@elastic/elasticsearch';
import { type Filter, InvalidSearch, SEARCH_LIMITS } from '../search-index.port.js';
import { allOf } from './filters.js';
import type { Places } from './mapping.js';

type Aggregation = estypes.AggregationsAggregationContainer;

/** Not the name of a field, below which facets are. */
const COUNTS = 'counts';

/** Throws `InvalidSearch`. */
export function countsAggregation(
  places: Places,
  counts: Readonly<Record<string, readonly Filter[]>>,
): Record<string, Aggregation> {
  const named = Object.entries(counts);
  if (named.length > SEARCH_LIMITS.counts)
    throw new InvalidSearch(`at most ${SEARCH_LIMITS.counts} counts at once`, 'counts');
  if (named.length === 0) return {};
  // By their place in the list, as a name of the caller's may be anything.
  const filters = named.map(([name, wanted]) => allOf(places, wanted, `counts.${name}`));
  return { [COUNTS]: { filters: { filters } } };
}

/** In the order in which they were asked. */
export function countsOf(names: readonly string[], aggregations: unknown): Record<string, number> {
  if (names.length === 0) return {};
  const { buckets } = (aggregations as Record<string, { buckets: readonly { doc_count: number }[] }>)[
    COUNTS
  ]!;
  return Object.fromEntries(names.map((name, at) => [name, buckets[at]!.doc_count]));
}
