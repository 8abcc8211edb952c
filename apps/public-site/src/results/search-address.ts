import type { ListingType } from '@lintel/contracts/enumerations';
import { wantedAddress, type LooseCriteria } from '@lintel/contracts/search';

/** `/properties?type=sale&beds=2&location=Clapham&maxPrice=600000`: the address of a search's results. */
export const searchAddress = (listingType: ListingType, criteria: LooseCriteria = {}): string =>
  wantedAddress({ listingType, criteria });
