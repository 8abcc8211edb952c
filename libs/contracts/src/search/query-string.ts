import type { ListingType, PropertyType } from '../enumerations.js';
import { type Area, areaParameter, tidyArea } from './area.js';
import {
  criterionNames,
  criterionOf,
  type CriterionName,
  type LooseCriteria,
  type SearchCriteria,
  tidyCriteria,
  tidyValue,
} from './vocabulary.js';
import { wishEntries, type Wishes } from './wishes.js';

const FORMS = { whole: /^\d+$/, decimal: /^\d+(\.\d+)?$|^\.\d+$/ } as const;

/** What a text of the query string means for a criterion; undefined where it is no value of it. */
export function readCriterion(name: CriterionName, text: string): number | string | undefined {
  const { number } = criterionOf(name);
  const said = text.trim();
  if (!number) return tidyValue(name, said);
  return FORMS[number].test(said) ? tidyValue(name, Number(said)) : undefined;
}

/** The type of home and the criteria, as every address of a search says them. */
export interface SearchAddress {
  readonly listingType: ListingType;
  readonly criteria: SearchCriteria;
}

/**
 * What a query string asks for, the same for the page, the gateway and the services. Wrong types, negative numbers and unknown names and choices are
 * ignored, absurdly large numbers clamped, of repeated ones the first counts; a missing or unknown type is `sale`. Prices, bedrooms and bathrooms are
 * integers, distances decimals (specification, section 2).
 */
export function readSearch(query: URLSearchParams): SearchAddress {
  const criteria = Object.fromEntries(
    criterionNames.flatMap((name) => {
      const value = readCriterion(name, query.get(name) ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { listingType: query.get('type') === 'rent' ? 'rent' : 'sale', criteria };
}

/** `type=sale&beds=2&location=Clapham&maxPrice=600000`; `readSearch` reads the same from it. */
export function searchQuery(listingType: ListingType, criteria: LooseCriteria = {}): URLSearchParams {
  const query = new URLSearchParams({ type: listingType });
  for (const [name, value] of Object.entries(tidyCriteria(criteria))) query.set(name, String(value));
  return query;
}

export interface WantedHomes {
  readonly listingType: ListingType;
  readonly criteria: LooseCriteria;
  /** Empty: homes of every type. */
  readonly propertyTypes?: readonly PropertyType[];
  readonly area?: Area | null | undefined;
  readonly wishes?: Wishes | null | undefined;
}

/** The page that shows all that a search finds: `/properties?type=sale&beds=2&propertyType=house,flat`. */
export function wantedAddress({
  listingType,
  criteria,
  propertyTypes = [],
  area,
  wishes,
}: WantedHomes): string {
  // By hand: `URLSearchParams` would write each comma as %2C.
  const more = [
    propertyTypes.length > 0 && `propertyType=${propertyTypes.join(',')}`,
    area && `area=${areaParameter(tidyArea(area))}`,
    ...wishEntries(wishes ?? {}).map(([name, value]) => `${name}=${inAddress(value)}`),
  ].filter((part) => typeof part === 'string');
  return `/properties?${[searchQuery(listingType, criteria).toString(), ...more].join('&')}`;
}

/** As `URLSearchParams` writes it, but for the commas and bars of lists. */
const inAddress = (value: string): string =>
  new URLSearchParams([['', value]]).toString().slice(1).replaceAll('%2C', ',').replaceAll('%7C', '|');
