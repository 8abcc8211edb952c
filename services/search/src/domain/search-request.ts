import {
  choicesUpTo,
  type CriterionName,
  criterionNames,
  criterionOf,
  statusesOnOffer,
} from '@lintel/contracts';
import type { GeoPoint, Filter, Sort } from '@lintel/platform/search-index';
import type { ListingCard } from './listing-document.js';
import { commuteFilters } from './commute.js';
import { circlesOf, inOutcode, soughtPlace } from './sought-place.js';
import { type Area, type Criterion, isOfWishes, placesOf, type Wanted } from './wanted.js';
import { wishesWeighed, wishFilters } from './wish-filters.js';

export const listingSorts = ['newest', 'priceAscending', 'priceDescending', 'nearest'] as const;
export type ListingSort = (typeof listingSorts)[number];

const onOffer: Filter = { field: 'status', in: statusesOnOffer };

/** What a listing must satisfy to be in the results (specification, section 5, 'Search filtering'). */
export function filtersFor(wanted: Wanted): Filter[] {
  return [
    { field: 'listingType', equals: wanted.listingType },
    ...(wanted.offMarket ? [] : [onOffer]),
    ...(wanted.except ? [leftOut(wanted.except)] : []),
    ...filtersOf([...criterionNames, 'propertyType', 'area'], wanted),
    ...wishFilters(wanted.wishes ?? {}),
    ...(wanted.wishes?.commute ? commuteFilters(wanted.wishes.commute) : []),
  ];
}

const leftOut = (ids: readonly number[]): Filter => ({ not: { field: 'id', in: ids } });

/** What some criteria alone ask. */
export const filtersOf = (criteria: readonly Criterion[], wanted: Wanted): Filter[] =>
  criteria.flatMap((criterion) => filterOf(criterion, wanted) ?? []);

function filterOf(criterion: Criterion, wanted: Wanted): Filter | undefined {
  const { criteria, propertyTypes, area } = wanted;
  // `wishFilters` has them.
  if (isOfWishes(criterion)) return undefined;
  if (criterion === 'propertyType')
    return propertyTypes.length === 0 ? undefined : { field: 'propertyType', in: propertyTypes };
  if (criterion === 'area') return area && inArea(area);
  if (criterion === 'location') return inPlaces(wanted);
  return criteria[criterion] === undefined ? undefined : conditionOf(criterion, criteria);
}

function conditionOf(name: CriterionName, criteria: Wanted['criteria']): Filter | undefined {
  const { kind, index } = criterionOf(name);
  const value = criteria[name]!;
  switch (kind) {
    case 'place':
    case 'radius':
      // Of all places together.
      return undefined;
    case 'atLeast':
      return { field: index!.field, min: Number(value) };
    case 'atMost':
      return { field: index!.field, max: Number(value) };
    case 'upTo':
      return { field: index!.field, in: choicesUpTo(name, value) };
  }
}

function inPlaces(wanted: Wanted): Filter | undefined {
  const places = placesOf(wanted).map((place) => inLocation(place, wanted.criteria.radius));
  return places.length > 1 ? { any: places } : places[0];
}

/** A substring of the location; a postcode or outcode also means the homes that lie in it, a place of the gazetteer those around it. */
function inLocation(location: string, radius: number | undefined): Filter {
  const contains: Filter = { field: 'location', contains: location };
  const there: Filter[] = [
    ...inOutcode(location),
    ...circlesOf({ location, radius }).map((circle) => ({ field: 'place', ...circle })),
  ];
  return there.length > 0 ? { any: [contains, ...there] } : contains;
}

const inArea = ({ north, east, south, west }: Area): Filter => ({
  field: 'place',
  northEast: { latitude: north, longitude: east },
  southWest: { latitude: south, longitude: west },
});

const newest: Sort = { field: 'publishedAt', direction: 'descending' };

/** Homes that meet more of the wishes come first; what is said of the sort orders those that meet as many. */
export const sortFor = (sort: ListingSort, wanted?: Wanted): Sort[] => [
  ...wishesWeighed(wanted?.wishes ?? {}),
  ...plainSort(sort, wanted),
];

function plainSort(sort: ListingSort, wanted?: Wanted): Sort[] {
  switch (sort) {
    case 'newest':
      return [newest];
    case 'priceAscending':
      return [{ field: 'price', direction: 'ascending' }, newest];
    case 'priceDescending':
      return [{ field: 'price', direction: 'descending' }, newest];
    case 'nearest': {
      const from = wanted && nearTo(wanted);
      return from ? [{ field: 'place', nearestTo: from }, newest] : [newest];
    }
  }
}

/** What `nearest` is near to: the first place that is named, else the middle of the area. */
function nearTo(wanted: Wanted): GeoPoint | undefined {
  const [place] = placesOf(wanted).flatMap((each) => soughtPlace(each) ?? []);
  if (place) return { latitude: place.latitude, longitude: place.longitude };
  return wanted.area && middleOf(wanted.area);
}

function middleOf({ north, east, south, west }: Area): GeoPoint {
  const middle = (west + (west <= east ? east : east + 360)) / 2;
  return { latitude: (north + south) / 2, longitude: middle > 180 ? middle - 360 : middle };
}

/** Homes on offer of the same listing type with the same property type or as many bedrooms; the home itself may be among them. */
export const similarFilters = (card: ListingCard): Filter[] => [
  { field: 'listingType', equals: card.listingType },
  onOffer,
  {
    any: [
      { field: 'propertyType', equals: card.propertyType },
      { field: 'bedrooms', min: card.bedrooms, max: card.bedrooms },
    ],
  },
];

/** Nearest first; without a place, the newest. */
export const similarSort = ({ latitude, longitude }: ListingCard): Sort[] =>
  latitude === null || longitude === null
    ? sortFor('newest')
    : [{ field: 'place', nearestTo: { latitude, longitude } }];
