export { demonstrationAgencies } from './demonstration/agencies.js';
export * from './load-demonstration.js';
export * from './pictures/picture-sets.js';
export { syntheticListings } from './synthetic/index.js';
