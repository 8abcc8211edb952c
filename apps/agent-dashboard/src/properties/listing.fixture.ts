import type { AgencyListing } from './agency-listings-queries.js';

/** A published home for sale with nothing special about it. */
export const aListing = (more: Partial<AgencyListing> = {}): AgencyListing => ({
  id: 1,
  version: 1,
  state: 'published',
  status: 'available',
  listingType: 'sale',
  propertyType: 'flat',
  title: 'Garden flat in Example Road',
  price: 455_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 640,
  address: '12 Example Road, London SW4 7AA',
  agent: { name: 'Sam Example', email: 'sam@example.org' },
  images: [],
  floorplan: null,
  epc: null,
  missing: [],
  completeness: { score: 100, missing: [] },
  updatedAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
  restorableUntil: null,
  ...more,
});
