import { demonstrationListings } from '../demonstration/index.js';
import type { Home } from './home.js';
import type { Random } from './random.js';

const idsOf = (...types: readonly string[]): readonly number[] =>
  demonstrationListings
    .filter(({ listing }) => types.includes(listing.propertyType))
    .map(({ listing }) => listing.id);

const flats = idsOf('flat', 'maisonette');
const houses = idsOf('house');
const warehouses = demonstrationListings
  .filter(({ drawing }) => drawing.exterior === 'warehouse')
  .map(({ listing }) => listing.id);

/** The demonstration listing whose pictures could be of this home. */
export function poolFor(home: Home, random: Random): number | null {
  switch (home.propertyType) {
    case 'flat':
      return random.pick(home.dwelling === 'warehouse' ? warehouses : flats);
    case 'maisonette':
      return random.pick(flats);
    case 'house':
    case 'bungalow':
      return random.pick(houses);
    case 'land':
    case 'commercial':
      return null;
  }
}
