/** The enumerations of the trade, with the words people read. Values travel in events and in the database; GraphQL has its own spelling. */

export const listingTypes = ['sale', 'rent'] as const;
export type ListingType = (typeof listingTypes)[number];
export const listingTypeLabels: Record<ListingType, string> = { sale: 'For Sale', rent: 'To Rent' };

export const propertyTypes = ['house', 'flat', 'bungalow', 'maisonette', 'land', 'commercial'] as const;
export type PropertyType = (typeof propertyTypes)[number];
export const propertyTypeLabels: Record<PropertyType, string> = {
  house: 'House',
  flat: 'Flat/Apartment',
  bungalow: 'Bungalow',
  maisonette: 'Maisonette',
  land: 'Land',
  commercial: 'Commercial',
};

/** Whether it is a home: of land and commercial premises nobody counts the rooms they do not have. */
export const isToLiveIn = (type: PropertyType): boolean => type !== 'land' && type !== 'commercial';

/** `sold` belongs to listings for sale, `let` to listings to rent. */
export const listingStatuses = ['available', 'underOffer', 'sold', 'let'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
/** The statuses of homes that can still be had. */
export const statusesOnOffer = ['available', 'underOffer'] as const satisfies readonly ListingStatus[];
export const isOnOffer = ({ status }: { readonly status: ListingStatus }): boolean =>
  (statusesOnOffer as readonly ListingStatus[]).includes(status);
export const listingStatusLabels: Record<ListingStatus, string> = {
  available: 'Available',
  underOffer: 'Under Offer',
  sold: 'Sold',
  let: 'Let',
};

/** Bands of the domestic energy performance certificate, best first. */
export const epcBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EpcBand = (typeof epcBands)[number];

export const tenures = ['freehold', 'leasehold', 'shareOfFreehold', 'commonhold'] as const;
export type Tenure = (typeof tenures)[number];

export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type CouncilTaxBand = (typeof councilTaxBands)[number];
