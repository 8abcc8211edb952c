import type { ListingType, SearchCriteria } from '@lintel/contracts';
import type { Filter, Sort } from '@lintel/platform/search-index';
import type { ListingCard } from './listing-document.js';

export const listingSorts = ['newest', 'priceAscending', 'priceDescending'] as const;
export type ListingSort = (typeof listingSorts)[number];

const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}$/i;

/** What a listing must satisfy to be in the results (specification, section 5, 'Search filtering'). */
export function filtersFor(listingType: ListingType, criteria: SearchCriteria): Filter[] {
  const { beds, baths, location, minPrice, maxPrice, maxTubeDistance, maxBusDistance, maxTrainDistance } =
    criteria;
  return [
    { field: 'listingType', equals: listingType },
    ...atLeast('bedrooms', beds),
    ...atLeast('bathrooms', baths),
    ...(location === undefined ? [] : [inLocation(location)]),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [{ field: 'price', min: minPrice, max: maxPrice }]),
    ...atMost('tubeDistance', maxTubeDistance),
    ...atMost('busDistance', maxBusDistance),
    ...atMost('trainDistance', maxTrainDistance),
  ];
}

const atLeast = (field: string, min: number | undefined): Filter[] =>
  min === undefined ? [] : [{ field, min }];
const atMost = (field: string, max: number | undefined): Filter[] =>
  max === undefined ? [] : [{ field, max }];

/** A substring of the location; a postcode or outcode also means the homes that lie in it. */
function inLocation(location: string): Filter {
  const contains: Filter = { field: 'location', contains: location };
  const outcode = OUTCODE.test(location) ? location : POSTCODE.exec(location)?.[1];
  return outcode ? { any: [contains, { field: 'outcode', equals: outcode.toUpperCase() }] } : contains;
}

export function sortFor(sort: ListingSort): Sort[] {
  const newest: Sort = { field: 'publishedAt', direction: 'descending' };
  if (sort === 'newest') return [newest];
  return [{ field: 'price', direction: sort === 'priceAscending' ? 'ascending' : 'descending' }, newest];
}

/** Homes of the same listing type with the same property type or as many bedrooms; the home itself is among them. */
export const similarFilters = (card: ListingCard): Filter[] => [
  { field: 'listingType', equals: card.listingType },
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
