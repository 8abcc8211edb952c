import type { Criteria, CriterionName, ListingType, PropertyType } from '@lintel/web';
import type { ListingSort, ResultsSearch } from './results-address.js';

/** The words of the sort select, in its order. */
export const sortLabels = {
  newest: 'Newest first',
  priceAscending: 'Price, low to high',
  priceDescending: 'Price, high to low',
  nearest: 'Nearest first',
} as const satisfies Record<ListingSort, string>;

/** Sale prices and rents are different scales: another type drops the price and keeps everything else. */
export function withListingType(search: ResultsSearch, listingType: ListingType): ResultsSearch {
  if (listingType === search.listingType) return search;
  const { minPrice: _minPrice, maxPrice: _maxPrice, ...criteria } = search.criteria;
  return { ...search, listingType, criteria };
}

/** Another place drops the area of the map and the chosen radius. */
export function withCriteria(search: ResultsSearch, changed: Criteria): ResultsSearch {
  const { location } = changed;
  const moved = location !== undefined && location !== search.criteria.location;
  const { area, ...rest } = search;
  const { radius, ...criteria } = search.criteria;
  return {
    ...rest,
    ...(area && !moved && { area }),
    criteria: { ...criteria, ...(radius !== undefined && !moved && { radius }), ...changed },
  };
}

export function without(search: ResultsSearch, name: CriterionName): ResultsSearch {
  const { [name]: _dropped, ...others } = search.criteria;
  if (name !== 'location') return { ...search, criteria: others };
  const { location: _location, radius: _radius, ...elsewhere } = search.criteria;
  return { ...search, criteria: elsewhere };
}

export function withoutArea({ area: _area, ...search }: ResultsSearch): ResultsSearch {
  return search;
}

/** With or without homes that are sold or let. */
export const withOffMarket = (
  { offMarket: _, ...search }: ResultsSearch,
  offMarket: boolean,
): ResultsSearch => (offMarket ? { ...search, offMarket } : search);

/** Every filter off; type, sort and view stay. */
export const cleared = (search: ResultsSearch): ResultsSearch => ({
  ...withOffMarket(withoutArea(search), false),
  criteria: {},
  propertyTypes: [],
});

export const withPropertyTypes = (
  search: ResultsSearch,
  propertyTypes: readonly PropertyType[],
): ResultsSearch => ({ ...search, propertyTypes });

/** The sorts to choose from: nearest only where there is something to be near to, or when it is in force. */
export const sortsFor = (search: ResultsSearch, placeKnown: boolean): ListingSort[] =>
  (Object.keys(sortLabels) as ListingSort[]).filter(
    (sort) => sort !== 'nearest' || placeKnown || search.area !== undefined || search.sort === 'nearest',
  );

/** The prices of a search whose lowest is above its highest: nothing can match until they are put right. */
export function crossedPrices({
  criteria: { minPrice, maxPrice },
}: ResultsSearch): { low: number; high: number } | undefined {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { low: maxPrice, high: minPrice }
    : undefined;
}
