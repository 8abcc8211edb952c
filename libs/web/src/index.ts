export * from './brand/brand.js';
export * from './browser/use-attention.js';
export * from './browser/use-media.js';
export * from './formatting/listing-words.js';
export * from './graphql/account-queries.js';
export * from './graphql/agency-listings-queries.js';
export * from './graphql/agency-messages-queries.js';
export * from './graphql/agency-queries.js';
export * from './graphql/api-error.js';
export * from './graphql/console-queries.js';
export * from './graphql/dashboard-queries.js';
export * from './graphql/join-queries.js';
export * from './graphql/leads-queries.js';
export * from './graphql/listing-queries.js';
export * from './graphql/listing-view-queries.js';
export * from './graphql/messages-queries.js';
export * from './graphql/newsletter-queries.js';
export * from './graphql/property-form-queries.js';
export * from './graphql/results-queries.js';
export type {
  Confidence,
  ListingSort,
  ListingStatus,
  ListingType,
  PictureFragment as Picture,
  PropertyType,
  Tenure,
} from './graphql/listings.generated.js';
export type { PlaceKind } from './graphql/results.generated.js';
export * from './graphql/query-client.js';
export * from './graphql/request-key.js';
export * from './graphql/request.js';
export * from './graphql/strong-sign-in-queries.js';
export * from './graphql/viewings-queries.js';
export * from './live/live-updates.js';
export * from './recently-viewed/recently-viewed.js';
export * from './saved/saved-properties.js';
export * from './saved/saved-searches.js';
export * from './search/results-address.js';
export * from './search/search-address.js';
export * from './session/return-place.js';
export * from './session/session.js';
export * from './shell/hooks.js';
export * from './shell/remote.js';
export * from './shell/shell.js';
export * from './shell/store.js';
export * from './shell/without-shell.js';
