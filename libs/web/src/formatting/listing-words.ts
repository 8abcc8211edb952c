import { isToLiveIn, type ListingType, type PropertyType } from '@lintel/contracts/enumerations';

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

/** `1 bed`, `3 beds`; 'Studio' without a bedroom. Undefined where it is not a home that has none. */
export function bedsText({
  propertyType,
  bedrooms,
}: {
  propertyType: PropertyType;
  bedrooms: number;
}): string | undefined {
  if (bedrooms > 0) return `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`;
  return isToLiveIn(propertyType) ? 'Studio' : undefined;
}

/** `1 bath`, `2 baths`. Undefined where it is not a home that has none. */
export const bathsText = ({
  propertyType,
  bathrooms,
}: {
  propertyType: PropertyType;
  bathrooms: number;
}): string | undefined =>
  bathrooms > 0 || isToLiveIn(propertyType)
    ? `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`
    : undefined;

/** `1,140 sq ft`, or 'Ask Agent' when it is not known. */
export const areaText = (squareFeet: number | null): string =>
  squareFeet === null ? 'Ask Agent' : `${grouped.format(squareFeet)} sq ft`;

export { milesText } from '@lintel/contracts/search';

export {
  listingStatusLabels as listingStatusText,
  listingTypeLabels as listingTypeText,
  propertyTypeLabels as propertyTypeText,
} from '@lintel/contracts/enumerations';
