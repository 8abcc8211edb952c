import { isToLiveIn, listingStatusLabels, type ListingSummary } from '@lintel/contracts';
import { formatPounds } from '@lintel/kernel';

const grouped = new Intl.NumberFormat('en-GB');

/** `£1,175,000` for sale, `£4,950 pcm` to rent; 'Price on application' without a price. */
export function priceText({ price, listingType }: Pick<ListingSummary, 'price' | 'listingType'>): string {
  if (price === null) return 'Price on application';
  return `${formatPounds(price)}${listingType === 'rent' ? ' pcm' : ''}`;
}

type Facts = Pick<ListingSummary, 'propertyType' | 'bedrooms' | 'bathrooms' | 'squareFeet'>;

/** `2 beds · 1 bath · 760 sq ft` */
export function factsText({ propertyType, bedrooms, bathrooms, squareFeet }: Facts): string {
  const home = propertyType === undefined || isToLiveIn(propertyType);
  return [
    ...(bedrooms > 0 ? [counted(bedrooms, 'bed')] : home ? ['Studio'] : []),
    ...(bathrooms > 0 || home ? [counted(bathrooms, 'bath')] : []),
    squareFeet === null ? 'sq ft: Ask Agent' : `${grouped.format(squareFeet)} sq ft`,
  ].join(' · ');
}

export const statusText = (status: ListingSummary['status']): string => listingStatusLabels[status];

/** `1 new home`, `27 new homes` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`;
