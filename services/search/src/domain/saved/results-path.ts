import { addressedCriteria } from '@lintel/contracts';
import type { Wanted } from '../wanted.js';

/** Of a degree: about 11 metres, as the results page rounds it. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** The page that shows all that a search finds, with the query string that the results page reads. */
export function resultsPath({ listingType, criteria, propertyTypes, area }: Wanted): string {
  const query = new URLSearchParams({ type: listingType });
  for (const name of addressedCriteria)
    if (criteria[name] !== undefined) query.set(name, String(criteria[name]));
  // By hand: URLSearchParams would write each comma as %2C.
  const more = [
    propertyTypes.length > 0 && `propertyType=${propertyTypes.join(',')}`,
    area && `area=${[area.north, area.east, area.south, area.west].map(rounded).join(',')}`,
  ].filter((part) => typeof part === 'string');
  return `/properties?${[query.toString(), ...more].join('&')}`;
}
