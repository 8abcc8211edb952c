import { propertyTypes, type PropertyType } from '@lintel/contracts/enumerations';
import { hasWishes, readArea, readSearch, readWishes, wantedAddress } from '@lintel/contracts/search';
import type { Search } from '@lintel/web';

/** All that the address of the results page says. */
export interface ResultsSearch extends Search {
  /** Without doubles, in the order of the enumeration; empty for homes of every type. */
  readonly propertyTypes: readonly PropertyType[];
  readonly sort: ListingSort;
  readonly view: 'list' | 'map';
}

/** The query parameter `sort`; the first is not written. */
const sortWords = {
  newest: 'newest',
  priceAscending: 'price-up',
  priceDescending: 'price-down',
  nearest: 'nearest',
} as const;
export type ListingSort = keyof typeof sortWords;

/**
 * What a query string asks for beside the eight criteria and the type: `propertyType` (a list with commas, or repeated), `area`, the wishes,
 * `offMarket`, `sort` and `view`. Whatever it holds, the answer is a search that the API takes; what is wrong is ignored.
 */
export function readResults(query: URLSearchParams): ResultsSearch {
  const types = new Set(
    query.getAll('propertyType').flatMap((text) => text.split(',').map((type) => type.trim())),
  );
  const area = readArea(query.get('area'));
  const wishes = readWishes(query);
  const sort = (Object.keys(sortWords) as ListingSort[]).find(
    (name) => sortWords[name] === query.get('sort'),
  );
  return {
    ...readSearch(query),
    propertyTypes: propertyTypes.filter((type) => types.has(type)),
    ...(area && { area }),
    ...(hasWishes(wishes) && { wishes }),
    ...(query.get('offMarket') === 'yes' && { offMarket: true }),
    sort: sort ?? 'newest',
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The address of a search's results; `readResults` reads the same search from it. */
export function resultsAddress({
  listingType,
  criteria,
  propertyTypes: types = [],
  area,
  wishes,
  offMarket = false,
  sort = 'newest',
  view = 'list',
}: Search & Partial<ResultsSearch>): string {
  const more = [
    offMarket && 'offMarket=yes',
    sort !== 'newest' && `sort=${sortWords[sort]}`,
    view === 'map' && 'view=map',
  ].filter((part) => typeof part === 'string');
  return [wantedAddress({ listingType, criteria, propertyTypes: types, area, wishes }), ...more].join('&');
}
