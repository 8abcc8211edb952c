import { readSearch, searchAddress, type Criteria, type ListingSort, type ListingType } from '@lintel/web';

/** All that the address of the results page says. */
export interface ResultsSearch {
  readonly listingType: ListingType;
  readonly criteria: Criteria;
  readonly sort: ListingSort;
}

/** The words of the sort select, in its order. The value is also the query parameter `sort`; the first is not written. */
export const sortLabels = {
  newest: 'Newest first',
  priceAscending: 'Price, low to high',
  priceDescending: 'Price, high to low',
} as const satisfies Record<ListingSort, string>;

const isSort = (text: string | null): text is ListingSort => text !== null && Object.hasOwn(sortLabels, text);

/**
 * What a query string asks for. Whatever it holds, the answer is a search that the API takes: wrong types, negative numbers and unknown
 * names are ignored, absurd numbers clamped, and of a repeated parameter the first counts.
 */
export function parseSearch(query: URLSearchParams): ResultsSearch {
  const sort = query.get('sort');
  return { ...readSearch(query), sort: isSort(sort) ? sort : 'newest' };
}

/** The address of a search; `parseSearch` reads the same search from it. */
export function searchPath({ listingType, criteria, sort }: ResultsSearch): string {
  const address = searchAddress(listingType, criteria);
  return sort === 'newest' ? address : `${address}&sort=${sort}`;
}

/** Sale prices and rents are different scales: another type drops the price and keeps everything else. */
export function withListingType(search: ResultsSearch, listingType: ListingType): ResultsSearch {
  if (listingType === search.listingType) return search;
  const { minPrice: _minPrice, maxPrice: _maxPrice, ...criteria } = search.criteria;
  return { ...search, listingType, criteria };
}
