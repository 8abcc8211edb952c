import type { FormListing } from '../property-form-queries.js';
import { newProperty, type Contact } from './property-values.js';

export const sam: Contact = {
  agency: 'Example & Daughters',
  name: 'Sam Example',
  position: 'Estate Agent',
  phone: '020 7946 0000',
  email: 'sam@example.org',
};

/** A form that can be saved. */
export const filled = {
  ...newProperty(sam),
  title: 'Flat above the bakery',
  description: 'Two bedrooms, and bread in the mornings.',
  price: '455,000',
  bedrooms: '2',
  bathrooms: '1',
  address: '12 Example Road, London SW4 7AA',
};

export const listing: FormListing = {
  id: 7,
  version: 3,
  state: 'published',
  status: 'available',
  listingType: 'sale',
  propertyType: 'flat',
  title: 'Flat above the bakery',
  description: 'Two bedrooms, and bread in the mornings.',
  price: 455_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: null,
  address: '12 Example Road, London SW4 7AA',
  latitude: 51.4601,
  longitude: -0.1385,
  keyFeatures: ['Bread'],
  featureCorrections: [],
  transportDistances: null,
  agent: sam,
  materialInformation: null,
  images: [
    { id: 'one', alt: 'The street', state: 'ready', problem: null, image: null },
    { id: 'two', alt: '', state: 'ready', problem: null, image: null },
  ],
  floorplan: null,
  epc: null,
  missing: [],
  changes: [],
};
