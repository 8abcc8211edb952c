import { specifiedDay } from '@lintel/kernel';
import { saidOfWishes, wishedPlacesText } from '@lintel/contracts/search';
import { milesText, poundsText, saidOf, type SavedSearch } from '@lintel/web';
import { typesText } from '../../results/filter-options.js';

/** `Clapham or Balham`, or where else it looks. */
export const placeText = ({ location, area, wishes }: SavedSearch): string =>
  wishedPlacesText(location, wishes ?? {}) ?? (area ? 'An area of the map' : 'Anywhere');

/** `£300,000 to £500,000`, `Up to £2,000 pcm` */
export function priceRangeText({ type, minPrice, maxPrice }: SavedSearch): string {
  const pounds = (value: number): string => poundsText(type, value);
  // 'pcm' once is enough.
  if (minPrice && maxPrice) return `${pounds(minPrice).replace(' pcm', '')} to ${pounds(maxPrice)}`;
  if (minPrice) return `From ${pounds(minPrice)}`;
  return maxPrice ? `Up to ${pounds(maxPrice)}` : 'Any price';
}

/** `2+`, or 'Any' */
export const orMoreText = (rooms: number | null): string => (rooms ? `${rooms}+` : 'Any');

/** What else it asks for: `flats and maisonettes`, `0.5 miles to the tube`. */
export function otherFilters(saved: SavedSearch): string[] {
  const types = typesText(saved.propertyTypes);
  return [
    ...(saved.location && saved.radius ? [`Within ${milesText(saved.radius)} of ${saved.location}`] : []),
    ...(types ? [types.charAt(0).toUpperCase() + types.slice(1)] : []),
    ...saidOf(saved, 'onCard'),
    ...saidOfWishes(saved.wishes ?? {}).map((text) => text.charAt(0).toUpperCase() + text.slice(1)),
    ...(saved.location && saved.area ? ['Inside an area of the map'] : []),
  ];
}

/** `Nov 21, 2026`, in London: the specification's 'MMM d, yyyy'. */
export const createdText: (instant: string) => string = specifiedDay;
