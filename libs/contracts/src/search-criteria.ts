import { z } from 'zod';
import { listingLimits } from './listing.js';

/**
 * The eight criteria of a search, by their names in the query string. All optional. Bedrooms and bathrooms are minimums, prices are
 * pounds inclusive (a month for rentals), distances are maximums in miles.
 */
export const searchCriteriaSchema = z
  .object({
    beds: z.int().min(1).max(listingLimits.rooms),
    baths: z.int().min(1).max(listingLimits.rooms),
    location: z.string().trim().min(1).max(listingLimits.location),
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

/** Listings on one page of results. */
export const pageSize = 24;
/** Listings shown first on the home page. */
export const featuredCount = 3;
/** The most similar homes shown beside one. */
export const similarCount = 6;
