export type { Place, Point } from './place.js';
export { syntheticListings, type SyntheticListing, type SyntheticOptions } from './synthetic-listings.js';
