export * from './config.js';
export * from './listings.module.js';
export type { ImportedListing } from './application/import-listings/import-listings.handler.js';
export type { ListingContent } from './domain/listing.js';
export { measureWith, type MeasureTransport } from './domain/transport.js';
