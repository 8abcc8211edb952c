import {
  criterionNames,
  listingTypeText,
  milesText,
  numberText,
  type CriterionName,
  type ListingType,
  type PropertyType,
  type ResultsSearch,
} from '@lintel/web';
import { without, withOffMarket, withoutArea, withPropertyTypes } from './search-changes.js';
import { priceScales } from './price-scale.js';

/** A criterion that is chosen from a list. */
export type ChoiceName = 'beds' | 'baths' | 'maxTubeDistance' | 'maxBusDistance' | 'maxTrainDistance';

interface Choice {
  readonly label: string;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
}

const orMore = (rooms: number): string => `${rooms}+`;
export const within = (miles: number): string => `Within ${milesText(miles)}`;

/** Specification, section 9. */
export const choices: Record<ChoiceName, Choice> = {
  beds: { label: 'Min bedrooms', values: [1, 2, 3, 4, 5], text: orMore },
  baths: { label: 'Min bathrooms', values: [1, 2, 3, 4], text: orMore },
  maxTubeDistance: { label: 'Max tube distance', values: [0.25, 0.5, 1, 2], text: within },
  maxBusDistance: { label: 'Max bus distance', values: [0.1, 0.25, 0.5, 1], text: within },
  maxTrainDistance: { label: 'Max train distance', values: [0.5, 1, 2, 5], text: within },
};

/** Miles around a place; those of the API, which widens a search that finds nothing by them. */
export const radiusChoices: readonly number[] = [0.25, 0.5, 1, 2, 3, 5, 10, 15];

export const isChoice = (name: string): name is ChoiceName => Object.hasOwn(choices, name);

/** 'Any' and the list; a value of the query string that is not on it takes its place among the others. */
export function optionsFor(name: ChoiceName, chosen: number | undefined): { value: string; label: string }[] {
  const { values, text } = choices[name];
  const all = chosen === undefined ? values : [...new Set([...values, chosen])].sort((a, b) => a - b);
  return [{ value: '', label: 'Any' }, ...all.map((value) => ({ value: String(value), label: text(value) }))];
}

/** `£600,000`, `£2,450 pcm` */
export const poundsText = (listingType: ListingType, pounds: number): string =>
  listingType === 'rent' ? priceScales.rent.text(pounds) : `£${numberText(pounds)}`;

/** The words of a criterion's value, as chips and offers say it. */
export const criterionText = (
  listingType: ListingType,
  name: CriterionName,
  value: string | number,
): string => {
  const pounds = poundsText(listingType, Number(value));
  const miles = milesText(Number(value));
  const words: Record<CriterionName, string> = {
    beds: `${value}+ beds`,
    baths: `${value}+ baths`,
    location: String(value),
    radius: within(Number(value)),
    minPrice: `From ${pounds}`,
    maxPrice: `Up to ${pounds}`,
    maxTubeDistance: `Tube within ${miles}`,
    maxBusDistance: `Bus within ${miles}`,
    maxTrainDistance: `Train within ${miles}`,
  };
  return words[name];
};

/** Homes of a type, in running text. */
export const typePlural: Record<PropertyType, string> = {
  house: 'houses',
  flat: 'flats',
  bungalow: 'bungalows',
  maisonette: 'maisonettes',
  land: 'land',
  commercial: 'commercial',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = new Intl.ListFormat('en-GB');

/** `flats and maisonettes` */
export const typesText = (types: readonly PropertyType[]): string =>
  listed.format(types.map((type) => typePlural[type]));

/** Homes of the type that can no longer be had. */
export const goneWord: Record<ListingType, string> = { sale: 'sold', rent: 'let' };

export type FilterName = CriterionName | 'propertyType' | 'area' | 'offMarket';

/** A filter that is on, in words, and the search without it. */
export interface ActiveFilter {
  readonly name: FilterName;
  /** As it stands in the query string. */
  readonly value: string;
  readonly text: string;
  readonly without: (search: ResultsSearch) => ResultsSearch;
}

export function activeFilters({
  listingType,
  criteria,
  propertyTypes,
  area,
  offMarket,
}: ResultsSearch): ActiveFilter[] {
  const filters: ActiveFilter[] = criterionNames.flatMap((name) => {
    const value = criteria[name];
    if (value === undefined || (name === 'radius' && criteria.location === undefined)) return [];
    return [
      {
        name,
        value: String(value),
        text: criterionText(listingType, name, value),
        without: (search: ResultsSearch) => without(search, name),
      },
    ];
  });
  for (const type of propertyTypes)
    filters.push({
      name: 'propertyType',
      value: type,
      text: capital(typePlural[type]),
      without: (search) =>
        withPropertyTypes(
          search,
          search.propertyTypes.filter((other) => other !== type),
        ),
    });
  if (area) filters.push({ name: 'area', value: '', text: 'Inside the map’s area', without: withoutArea });
  if (offMarket)
    filters.push({
      name: 'offMarket',
      value: '',
      text: `Also ${goneWord[listingType]} homes`,
      without: (search) => withOffMarket(search, false),
    });
  return filters;
}

/** `1 home`, `128 homes`, `12,345 homes` */
export const homesText = (count: number): string => `${numberText(count)} ${count === 1 ? 'home' : 'homes'}`;

/** `homes for sale` */
export const homesOfType = (listingType: ListingType): string =>
  `homes ${listingTypeText[listingType].toLowerCase()}`;
