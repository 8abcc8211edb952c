import { milesText, poundsText, saidOf, type Search } from '@lintel/web';
import { typesText } from '../filter-options.js';

const longest = 120;

/** What a saved search is called unless its owner says otherwise: '2+ bed homes in Clapham up to £600,000'. */
export function proposedName({ listingType, criteria, propertyTypes = [], area }: Search): string {
  const { beds, baths, location, radius, minPrice, maxPrice } = criteria;
  const rooms = [beds && `${beds}+ bed`, baths && `${baths}+ bath`].filter(Boolean).join(', ');
  const pounds = (value: number): string => poundsText(listingType, value);
  const price =
    minPrice && maxPrice
      ? `from ${pounds(minPrice)} to ${pounds(maxPrice)}`
      : minPrice
        ? `from ${pounds(minPrice)}`
        : maxPrice && `up to ${pounds(maxPrice)}`;
  const others = saidOf(criteria, 'inName');
  const plain = !rooms && !location && !price && !area && others.length === 0;
  const name = [
    rooms,
    propertyTypes.length > 0 ? typesText(propertyTypes) : 'homes',
    listingType === 'rent' ? 'to rent' : plain && 'for sale',
    location && (radius ? `within ${milesText(radius)} of ${location}` : `in ${location}`),
    area && (location ? '' : 'in an area of the map'),
    price,
    others.join(', '),
  ]
    .filter(Boolean)
    .join(' ');
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return capital.length > longest ? `${capital.slice(0, longest - 1).trimEnd()}…` : capital;
}
