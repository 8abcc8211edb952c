export * from './cloud-event.js';
export * from './enquiry-forms.js';
export * from './enumerations.js';
export * from './events/catalogue.js';
export * from './events/event-definition.js';
export * from './events/listing/listing-events.js';
export { listingExample } from './events/listing/listing.example.js';
export * from './listing.js';
export * from './search-criteria.js';
