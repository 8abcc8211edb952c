export { demonstrationAgencies } from './agencies.js';
export type {
  DemonstrationListing,
  DrawingBrief,
  EnergyScores,
  UndrawnListing,
} from './demonstration-listing.js';
export { demonstrationListings } from './demonstration-listings.js';
