import type { Criteria, CriterionName, ListingType, PropertyType } from '@lintel/web';
import type { ListingSort, ResultsSearch } from './results-address.js';
import { otherPlaces, withoutLocation, withoutWishes, withWishes } from './wishes/wish-changes.js';

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
  // What was the location is no place that is still wanted.
  const { area, ...rest } = moved
    ? withWishes(search, (wishes) => ({ ...wishes, places: otherPlaces(search) }))
    : search;
  const { radius, ...criteria } = search.criteria;
  return {
    ...rest,
    ...(area && !moved && { area }),
    criteria: { ...criteria, ...(radius !== undefined && !moved && { radius }), ...changed },
  };
}

/** With another place in place of one that is wanted, which is the location where it is none of the others. */
export function withPlace(search: ResultsSearch, before: string | null, place: string): ResultsSearch {
  const { places = [] } = search.wishes ?? {};
  if (before === null || before === search.criteria.location || !places.includes(before))
    return withCriteria(search, { location: place });
  return withWishes(search, (wishes) => ({
    ...wishes,
    places: places.map((other) => (other === before ? place : other)),
  }));
}

export function without(search: ResultsSearch, name: CriterionName): ResultsSearch {
  const { [name]: _dropped, ...others } = search.criteria;
  if (name !== 'location') return { ...search, criteria: others };
  return withoutLocation(search);
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
  ...withOffMarket(withoutArea(withoutWishes(search)), false),
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
