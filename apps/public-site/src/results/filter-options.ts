import {
  choicesOf,
  criterionNames,
  criterionOf,
  listingTypeText,
  milesText,
  numberText,
  sayCriterion,
  type ChoiceName,
  type CriterionName,
  type ListingType,
  type PropertyType,
} from '@lintel/web';
import { propertyTypePlurals } from '@lintel/contracts/search';
import { placeFilters, wishFilters, type WishName } from './wishes/wish-filters.js';
import type { ResultsSearch } from './results-address.js';
import { without, withOffMarket, withoutArea, withPropertyTypes } from './search-changes.js';

export const within = (miles: number): string => `Within ${milesText(miles)}`;

/** 'Any' and the list; a value of the query string that is not on it takes its place among the others. */
export function optionsFor(
  name: ChoiceName,
  chosen: string | number | undefined,
): { value: string; label: string }[] {
  const listed = choicesOf(name);
  const all =
    chosen === undefined || listed.includes(chosen)
      ? listed
      : [...listed, chosen].sort((a, b) => Number(a) - Number(b));
  const text = criterionOf(name).option ?? '{}';
  return [
    { value: '', label: 'Any' },
    ...all.map((value) => ({ value: String(value), label: sayCriterion(name, text, value) })),
  ];
}

/** The words of a criterion's value, as chips and offers say it. */
export const criterionText = (
  listingType: ListingType,
  name: CriterionName,
  value: string | number,
): string => sayCriterion(name, criterionOf(name).chip, value, listingType);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = new Intl.ListFormat('en-GB');

/** `flats and maisonettes` */
export const typesText = (types: readonly PropertyType[]): string =>
  listed.format(types.map((type) => propertyTypePlurals[type]));

/** Homes of the type that can no longer be had. */
export const goneWord: Record<ListingType, string> = { sale: 'sold', rent: 'let' };

export type FilterName = CriterionName | WishName | 'propertyType' | 'area' | 'offMarket';

/** A filter that is on, in words, and the search without it. */
export interface ActiveFilter {
  readonly name: FilterName;
  /** As it stands in the query string. */
  readonly value: string;
  readonly text: string;
  readonly without: (search: ResultsSearch) => ResultsSearch;
}

export function activeFilters(search: ResultsSearch): ActiveFilter[] {
  const { listingType, criteria, propertyTypes, area, offMarket } = search;
  const filters: ActiveFilter[] = criterionNames.flatMap((name) => {
    const value = criteria[name];
    if (value === undefined || (name === 'radius' && criteria.location === undefined)) return [];
    return [
      {
        name,
        value: String(value),
        text: criterionText(listingType, name, value),
        without: (current: ResultsSearch) => without(current, name),
      },
    ];
  });
  filters.push(...placeFilters(search));
  for (const type of propertyTypes)
    filters.push({
      name: 'propertyType',
      value: type,
      text: capital(propertyTypePlurals[type]),
      without: (current) =>
        withPropertyTypes(
          current,
          current.propertyTypes.filter((other) => other !== type),
        ),
    });
  filters.push(...wishFilters(search));
  if (area) filters.push({ name: 'area', value: '', text: 'Inside the map’s area', without: withoutArea });
  if (offMarket)
    filters.push({
      name: 'offMarket',
      value: '',
      text: `Also ${goneWord[listingType]} homes`,
      without: (current) => withOffMarket(current, false),
    });
  return filters;
}

/** `1 home`, `128 homes`, `12,345 homes` */
export const homesText = (count: number): string => `${numberText(count)} ${count === 1 ? 'home' : 'homes'}`;

/** `homes for sale` */
export const homesOfType = (listingType: ListingType): string =>
  `homes ${listingTypeText[listingType].toLowerCase()}`;
