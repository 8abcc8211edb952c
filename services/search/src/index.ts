export * from './application/listing-index.js';
export * from './config.js';
export { listingIndex, type ListingCard, toDocument } from './domain/listing-document.js';
export { type Circle, circlesOf } from './domain/sought-place.js';
export type { ToldFrequency } from './domain/saved/alert-times.js';
export * from './language-model.js';
export * from './search.module.js';
