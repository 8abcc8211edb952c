import type { ListingStatus, ListingType } from '@lintel/web';

/** Nobody can ask for a viewing of such a home any more. */
export const isOver = (status: ListingStatus): boolean => status === 'sold' || status === 'let';

/** What the status menu offers: available, under offer, and sold for a sale or let for a rental (specification, section 3). */
export const statusOptions = (listingType: ListingType): readonly ListingStatus[] => [
  'available',
  'underOffer',
  listingType === 'sale' ? 'sold' : 'let',
];
