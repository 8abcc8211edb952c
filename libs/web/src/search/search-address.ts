import type { ListingType } from '../graphql/listings.generated.js';

/** The eight criteria by their names in the query string, and the radius around the location; absent means no filter. */
export interface Criteria {
  readonly beds?: number;
  readonly baths?: number;
  readonly location?: string;
  /** Miles around the place that the location names; absent: the usual. */
  readonly radius?: number;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly maxTubeDistance?: number;
  readonly maxBusDistance?: number;
  readonly maxTrainDistance?: number;
}
export type CriterionName = keyof Criteria;

/** In the order in which the query string names them. */
export const criterionNames = [
  'beds',
  'baths',
  'location',
  'radius',
  'minPrice',
  'maxPrice',
  'maxTubeDistance',
  'maxBusDistance',
  'maxTrainDistance',
] as const satisfies readonly CriterionName[];

/** Greatest sensible values, those of the API: more is a mistake and is clamped. */
const greatest = {
  beds: 50,
  baths: 50,
  radius: 100,
  minPrice: 1_000_000_000,
  maxPrice: 1_000_000_000,
  maxTubeDistance: 1000,
  maxBusDistance: 1000,
  maxTrainDistance: 1000,
} as const;
const longestLocation = 120;

/** Criteria that may carry the nulls, zeros and empty texts of forms and of the API's answers. */
export type LooseCriteria = { readonly [Name in CriterionName]?: Criteria[Name] | null | undefined };

/** Leaves out what is missing, zero or empty (specification, section 5). */
export function tidyCriteria(loose: LooseCriteria): Criteria {
  const kept: Record<string, string | number> = {};
  for (const name of criterionNames) {
    const value = loose[name];
    if (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' && value > 0) {
      kept[name] = typeof value === 'string' ? value.trim() : (value as number);
    }
  }
  return kept;
}

/** `/properties?type=sale&beds=2&location=Clapham&maxPrice=600000`: the address of a search's results. */
export function searchAddress(listingType: ListingType, criteria: LooseCriteria = {}): string {
  const query = new URLSearchParams({ type: listingType });
  for (const [name, value] of Object.entries(tidyCriteria(criteria))) query.set(name, String(value));
  return `/properties?${query.toString()}`;
}

/**
 * What a query string asks for. Wrong types, negative numbers and unknown names are ignored, absurdly large numbers clamped; a missing or
 * unknown type is `sale`. Prices, bedrooms and bathrooms are integers, distances decimals (specification, section 2).
 */
export function readSearch(query: URLSearchParams): { listingType: ListingType; criteria: Criteria } {
  const criteria: Record<string, string | number> = {};
  for (const name of criterionNames) {
    const text = query.get(name)?.trim();
    if (!text) continue;
    if (name === 'location') {
      criteria[name] = text.slice(0, longestLocation);
      continue;
    }
    const form = name === 'radius' || name.endsWith('Distance') ? /^\d+(\.\d+)?$|^\.\d+$/ : /^\d+$/;
    if (!form.test(text)) continue;
    const value = Math.min(Number(text), greatest[name]);
    if (value > 0) criteria[name] = value;
  }
  const type = query.get('type');
  return { listingType: type === 'rent' ? 'rent' : 'sale', criteria };
}
