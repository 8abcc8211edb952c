import { isToLiveIn, type ListingType, type PropertyType } from '@lintel/contracts';

const pounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `£1,175,000`, `£4,950 pcm`, 'Price on application' */
export const priceText = (price: number | null, listingType: ListingType): string =>
  price === null ? 'Price on application' : `£${pounds.format(price)}${listingType === 'rent' ? ' pcm' : ''}`;

export const countText = (count: number): string => pounds.format(count);

export const offerText: Record<ListingType, string> = { sale: 'for sale', rent: 'to rent' };

const kinds: Record<PropertyType, string> = {
  house: 'house',
  flat: 'flat',
  bungalow: 'bungalow',
  maisonette: 'maisonette',
  land: 'land',
  commercial: 'commercial property',
};

/** `4 bed house`, `studio flat`, `land` */
export function homeText(propertyType: PropertyType, bedrooms: number): string {
  const kind = kinds[propertyType];
  if (!isToLiveIn(propertyType)) return kind;
  return `${bedrooms === 0 ? 'studio' : `${bedrooms} bed`} ${kind}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
