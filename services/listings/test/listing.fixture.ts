import type { ListingContent } from '../src/domain/listing.js';
import { createListing, type Listing } from '../src/domain/listing.js';

/** What a listing for sale says when it says no more than it must. */
export const content: ListingContent = {
  listingType: 'sale',
  propertyType: 'house',
  title: 'Two-bedroom garden flat',
  description: 'The lower floors of a Victorian house.',
  price: 575_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: null,
  address: '14a Example Crescent, Clapham, London SW4 7AA',
  location: 'Clapham, London',
  outcode: 'SW4',
  latitude: null,
  longitude: null,
  transportDistances: null,
  keyFeatures: [],
  images: [],
  floorplan: null,
  epc: null,
  agent: {
    agency: 'Example & Daughters',
    name: 'Sam Example',
    position: 'Negotiator',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
  materialInformation: null,
};

export const start = new Date('2026-03-02T09:00:00Z');

export const aListing = (about: Partial<ListingContent> = {}): Listing =>
  createListing(
    { id: 1, agencyId: 'an-agency', status: 'available', content: { ...content, ...about } },
    start,
  );
