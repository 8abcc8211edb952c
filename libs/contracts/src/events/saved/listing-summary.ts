import type { z } from 'zod';
import { imageSchema, publicListingSchema } from '../../listing.js';

/** As much of a listing as an e-mail or a notice shows. */
export const listingSummarySchema = publicListingSchema
  .pick({
    id: true,
    listingType: true,
    status: true,
    title: true,
    location: true,
    price: true,
    bedrooms: true,
    bathrooms: true,
    squareFeet: true,
  })
  // Earlier events had none.
  .extend({
    propertyType: publicListingSchema.shape.propertyType.optional(),
    picture: imageSchema
      .omit({ placeholder: true })
      .optional()
      .describe('The first one; absent where there is none, and from older events'),
  });
export type ListingSummary = z.infer<typeof listingSummarySchema>;

export const listingSummaryExample: ListingSummary = {
  id: 12,
  listingType: 'sale',
  status: 'available',
  title: 'Garden flat near the common',
  location: 'Clapham, London',
  price: 575_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 760,
  picture: {
    key: 'listings/12/01',
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: 'The front of the house from the crescent',
  },
};
