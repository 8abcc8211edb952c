import type { estypes } from '@elastic/elasticsearch';
import type { FacetCount, Hit, SearchRequest, SearchResponse, Sort } from '../search-index.port.js';
import { clustersAggregation, clustersOf } from './clusters.js';
import { countsAggregation, countsOf } from './counts.js';
import { readCursor, readSatisfying, SATISFYING, type SortValue, writeCursor } from '../cursor.js';
import { aggregationsOf, countEveryValue, exactCounts, type Facet, parseFacet } from './facets.js';
import { allOf, queryOf } from './filters.js';
import { milesOfMetres } from './geo.js';
import type { Places } from './mapping.js';
import { BY_ID, type Order, parseSort } from './order.js';

/** What Elasticsearch keeps of a document to hand back; nothing of a tombstone. */
export interface Stored {
  readonly source?: string;
}

type Body = Pick<
  estypes.SearchRequest,
  'query' | 'sort' | 'search_after' | 'size' | 'track_total_hits' | 'aggregations'
>;

/** A request as Elasticsearch is asked it, and what it takes to read the answer. */
export interface Plan {
  readonly body: Body;
  readonly first: number;
  readonly orders: readonly Order[];
  readonly facets: readonly Facet[];
  /** The names of counts. */
  readonly counts: readonly string[];
}

/** Throws `InvalidSearch`. */
export function planOf(places: Places, request: SearchRequest): Plan {
  const { filters, sort, first, after, facets, counts = {}, clusters } = request;
  const sorts = sort ?? [];
  const query = weighed(places, queryOf(places, filters ?? []), sorts);
  const orders = sorts.map((each) => parseSort(places, each, sorts));
  const asked = (facets ?? []).map((field) => parseFacet(places, field));
  const aggregations = {
    ...aggregationsOf(asked),
    ...countsAggregation(places, counts),
    ...clustersAggregation(places, clusters),
  };
  const searchAfter = after === undefined ? undefined : searchAfterOf(orders, after);
  const page: Body =
    first === 0
      ? { size: 0 }
      : {
          // One more tells whether there are more.
          size: first + 1,
          sort: [...orders.map((order) => order.clause), BY_ID],
          search_after: searchAfter as estypes.SortResults | undefined,
        };
  return {
    body: {
      ...page,
      query,
      track_total_hits: true,
      ...(Object.keys(aggregations).length > 0 && { aggregations }),
    },
    first,
    orders,
    facets: asked,
    counts: Object.keys(counts),
  };
}

/** Scores each match by what it satisfies; sums of whole numbers up to 6,400 are exact. */
function weighed(
  places: Places,
  query: estypes.QueryDslQueryContainer,
  sorts: readonly Sort[],
): estypes.QueryDslQueryContainer {
  const sort = sorts.find((each) => 'satisfying' in each);
  if (!sort) return query;
  const should = readSatisfying(sort, sorts).weighed.map(({ filter, weight }) => ({
    constant_score: { filter: allOf(places, [filter], SATISFYING), boost: weight },
  }));
  return { bool: { filter: [query], should, minimum_should_match: 0 } };
}

/** @param ask asks the index again, for facets that one answer does not hold */
export async function responseOf<Source>(
  { body, first, orders, facets, counts: names }: Plan,
  answer: estypes.SearchResponse<Stored>,
  ask: (body: Body) => Promise<estypes.SearchResponse<Stored>>,
): Promise<SearchResponse<Source>> {
  const total = (answer.hits.total as estypes.SearchTotalHits).value;
  const counts: [string, readonly FacetCount[]][] = [];
  for (const facet of facets) {
    const every = async (aggregation: estypes.AggregationsAggregationContainer) => {
      const page = await ask({ query: body.query, size: 0, aggregations: { values: aggregation } });
      return page.aggregations!.values;
    };
    counts.push([
      facet.field,
      exactCounts(facet, answer.aggregations) ?? (await countEveryValue(facet, every)),
    ]);
  }
  return {
    hits: answer.hits.hits.slice(0, first).map((hit) => hitOf<Source>(orders, hit)),
    total,
    hasMore: first === 0 ? total > 0 : answer.hits.hits.length > first,
    facets: Object.fromEntries(counts),
    counts: countsOf(names, answer.aggregations),
    clusters: clustersOf(answer.aggregations),
  };
}

function searchAfterOf(orders: readonly Order[], after: string): SortValue[] {
  const { id, values } = readCursor(orders, after);
  return [...orders.map(({ missing }, at) => values[at] ?? missing), id];
}

function hitOf<Source>(
  orders: readonly Order[],
  { _id, _source, sort = [] }: estypes.SearchHit<Stored>,
): Hit<Source> {
  const hit = {
    id: _id!,
    source: JSON.parse(_source!.source!) as Source,
    cursor: writeCursor(orders, {
      values: orders.map(({ missing }, at) => (sort[at] === missing ? null : (sort[at] as SortValue))),
      id: sort[orders.length] as string,
    }),
  };
  const distance = orders.findIndex((order) => order.isDistance);
  const metres = sort[distance];
  return typeof metres === 'number' ? { ...hit, miles: milesOfMetres(metres) } : hit;
}
