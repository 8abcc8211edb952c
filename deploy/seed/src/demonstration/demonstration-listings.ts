import type { DemonstrationListing } from './demonstration-listing.js';
import { batterseaRiversideFlat } from './listings/battersea-riverside-flat.listing.js';
import { bermondseyWharfFlat } from './listings/bermondsey-wharf-flat.listing.js';
import { canaryWharfFlat } from './listings/canary-wharf-flat.listing.js';
import { chelseaHouse } from './listings/chelsea-house.listing.js';
import { claphamHouse } from './listings/clapham-house.listing.js';
import { greenwichHouse } from './listings/greenwich-house.listing.js';
import { hampsteadGardenFlat } from './listings/hampstead-garden-flat.listing.js';
import { highgateFlat } from './listings/highgate-flat.listing.js';
import { islingtonHouse } from './listings/islington-house.listing.js';
import { maryleboneFlat } from './listings/marylebone-flat.listing.js';
import { nottingHillFlat } from './listings/notting-hill-flat.listing.js';
import { shoreditchWarehouse } from './listings/shoreditch-warehouse.listing.js';
import { southKensingtonFlat } from './listings/south-kensington-flat.listing.js';

/**
 * What a fresh installation opens with, in the order of their ids: 1 to 11 to rent, 12 and 13 for sale. The first three are the newest
 * and available, so that the home page features them whether it goes by id or by date. Distances are great-circle miles to the nearest
 * Underground station, bus stop and station of National Rail, the Overground, the Elizabeth line or the DLR.
 */
export const demonstrationListings: readonly DemonstrationListing[] = [
  claphamHouse,
  maryleboneFlat,
  canaryWharfFlat,
  shoreditchWarehouse,
  hampsteadGardenFlat,
  batterseaRiversideFlat,
  islingtonHouse,
  nottingHillFlat,
  greenwichHouse,
  southKensingtonFlat,
  bermondseyWharfFlat,
  highgateFlat,
  chelseaHouse,
];
