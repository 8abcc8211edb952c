import { z } from 'zod';
import type { ListingType } from './enumerations.js';
import { listingLimits } from './listing.js';

/**
 * The eight criteria of a search, by their names in the query string, and how many miles around the place of the gazetteer that the location
 * names homes are looked for. All optional. Bedrooms and bathrooms are minimums, prices are pounds inclusive (a month for rentals), distances
 * are maximums in miles.
 */
export const searchCriteriaSchema = z
  .object({
    beds: z.int().min(1).max(listingLimits.rooms),
    baths: z.int().min(1).max(listingLimits.rooms),
    location: z.string().trim().min(1).max(listingLimits.location),
    radius: z.number().positive().max(100),
    minPrice: z.int().min(1).max(listingLimits.price),
    maxPrice: z.int().min(1).max(listingLimits.price),
    maxTubeDistance: z.number().positive().max(1000),
    maxBusDistance: z.number().positive().max(1000),
    maxTrainDistance: z.number().positive().max(1000),
  })
  .partial();
export type SearchCriteria = z.infer<typeof searchCriteriaSchema>;

export const criterionNames = [
  'beds',
  'baths',
  'location',
  'minPrice',
  'maxPrice',
  'maxTubeDistance',
  'maxBusDistance',
  'maxTrainDistance',
] as const satisfies readonly (keyof SearchCriteria)[];

/** All that an address says of them: the eight, and the radius beside the location. */
export const addressedCriteria = [
  'beds',
  'baths',
  'location',
  'radius',
  'minPrice',
  'maxPrice',
  'maxTubeDistance',
  'maxBusDistance',
  'maxTrainDistance',
] as const satisfies readonly (keyof SearchCriteria)[];

/** Listings on one page of results. */
export const pageSize = 24;
/** Listings shown first on the home page. */
export const featuredCount = 3;
/** The most similar homes shown beside one. */
export const similarCount = 6;

/**
 * The choices that filters offer, least first: at least so many bedrooms and bathrooms, at most so many miles (specification, section 9,
 * 'Business constants and limits').
 */
export const searchChoices = {
  beds: [1, 2, 3, 4, 5],
  baths: [1, 2, 3, 4],
  radius: [0.25, 0.5, 1, 2, 3, 5, 10, 15],
  maxTubeDistance: [0.25, 0.5, 1, 2],
  maxBusDistance: [0.1, 0.25, 0.5, 1],
  maxTrainDistance: [0.5, 1, 2, 5],
} as const satisfies Partial<Record<keyof SearchCriteria, readonly number[]>>;

/** Steps of the price slider in pounds (specification, section 9). */
export const priceSteps: Readonly<Record<ListingType, number>> = { sale: 50_000, rent: 100 };
