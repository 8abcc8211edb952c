import { saidOfWishes, wishedPlacesText } from '@lintel/contracts/search';
import { milesText, poundsText, saidOf, type Search } from '@lintel/web';
import { typesText } from '../filter-options.js';

const longest = 120;

/** `in Clapham or Balham`, `within 1 mile of Clapham`; undefined where neither a place nor the map’s area says where. */
export function whereWords({ criteria: { location, radius }, area, wishes }: Search): string | undefined {
  const places = wishedPlacesText(location, wishes);
  if (places) return radius ? `within ${milesText(radius)} of ${places}` : `in ${places}`;
  return area && 'in an area of the map';
}

/** `from £300,000 to £500,000`, `up to £2,400 pcm`; undefined at any price. */
export function priceWords({ listingType, criteria: { minPrice, maxPrice } }: Search): string | undefined {
  const pounds = (value: number): string => poundsText(listingType, value);
  if (minPrice && maxPrice) return `from ${pounds(minPrice)} to ${pounds(maxPrice)}`;
  if (minPrice) return `from ${pounds(minPrice)}`;
  return maxPrice ? `up to ${pounds(maxPrice)}` : undefined;
}

/** What a saved search is called unless its owner says otherwise: '2+ bed homes in Clapham up to £600,000'. */
export function proposedName(search: Search): string {
  const { listingType, criteria, propertyTypes = [], wishes } = search;
  const { beds, baths } = criteria;
  const rooms = [beds && `${beds}+ bed`, baths && `${baths}+ bath`].filter(Boolean).join(', ');
  const [where, price] = [whereWords(search), priceWords(search)];
  const others = saidOf(criteria, 'inName');
  const plain = !rooms && !where && !price && others.length === 0;
  const name = [
    rooms,
    propertyTypes.length > 0 ? typesText(propertyTypes) : 'homes',
    listingType === 'rent' ? 'to rent' : plain && 'for sale',
    where,
    price,
    others.join(', '),
  ]
    .filter(Boolean)
    .join(' ');
  const whole = [name, ...saidOfWishes(wishes)].join(', ');
  const capital = whole.charAt(0).toUpperCase() + whole.slice(1);
  return capital.length > longest ? `${capital.slice(0, longest - 1).trimEnd()}…` : capital;
}
