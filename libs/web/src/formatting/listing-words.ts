import type { ListingStatus, ListingType, PropertyType } from '../graphql/listings.generated.js';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `£1,175,000` for sale, `£4,950 pcm` to rent, 'Price on application' without a price. */
export function priceText({
  price,
  listingType,
}: {
  price: number | null;
  listingType: ListingType;
}): string {
  if (price === null) return 'Price on application';
  return `£${grouped.format(price)}${listingType === 'rent' ? ' pcm' : ''}`;
}

/** `1,234` */
export const numberText = (value: number): string => grouped.format(value);

/** `1 bed`, `3 beds`; `studio` without a bedroom. */
export const bedsText = (beds: number): string =>
  beds === 0 ? 'Studio' : `${beds} ${beds === 1 ? 'bed' : 'beds'}`;

/** `1 bath`, `2 baths` */
export const bathsText = (baths: number): string => `${baths} ${baths === 1 ? 'bath' : 'baths'}`;

/** `1,140 sq ft`, or 'Ask Agent' when it is not known. */
export const areaText = (squareFeet: number | null): string =>
  squareFeet === null ? 'Ask Agent' : `${grouped.format(squareFeet)} sq ft`;

/** `0.3 miles`, `1 mile` */
export const milesText = (miles: number): string =>
  `${grouped.format(miles)} ${miles === 1 ? 'mile' : 'miles'}`;

export const listingTypeText: Record<ListingType, string> = { sale: 'For Sale', rent: 'To Rent' };

export const propertyTypeText: Record<PropertyType, string> = {
  house: 'House',
  flat: 'Flat/Apartment',
  bungalow: 'Bungalow',
  maisonette: 'Maisonette',
  land: 'Land',
  commercial: 'Commercial',
};

export const listingStatusText: Record<ListingStatus, string> = {
  available: 'Available',
  underOffer: 'Under Offer',
  sold: 'Sold',
  let: 'Let',
};
