import { milesText, numberText, type Criteria, type CriterionName, type ListingType } from '@lintel/web';
import { priceScales } from './price-scale.js';

/** A criterion that is chosen from a list. */
export type ChoiceName = 'beds' | 'baths' | 'maxTubeDistance' | 'maxBusDistance' | 'maxTrainDistance';

interface Choice {
  readonly label: string;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
}

const orMore = (rooms: number): string => `${rooms}+`;
const within = (miles: number): string => `Within ${milesText(miles)}`;

/** Specification, section 9. */
export const choices: Record<ChoiceName, Choice> = {
  beds: { label: 'Min bedrooms', values: [1, 2, 3, 4, 5], text: orMore },
  baths: { label: 'Min bathrooms', values: [1, 2, 3, 4], text: orMore },
  maxTubeDistance: { label: 'Max tube distance', values: [0.25, 0.5, 1, 2], text: within },
  maxBusDistance: { label: 'Max bus distance', values: [0.1, 0.25, 0.5, 1], text: within },
  maxTrainDistance: { label: 'Max train distance', values: [0.5, 1, 2, 5], text: within },
};

/** 'Any' and the list; a value of the query string that is not on it takes its place among the others. */
export function optionsFor(name: ChoiceName, chosen: number | undefined): { value: string; label: string }[] {
  const { values, text } = choices[name];
  const all = chosen === undefined ? values : [...new Set([...values, chosen])].sort((a, b) => a - b);
  return [{ value: '', label: 'Any' }, ...all.map((value) => ({ value: String(value), label: text(value) }))];
}

/** A filter that is on, in words, and the criteria without it. */
export interface ActiveFilter {
  readonly name: CriterionName;
  readonly text: string;
  readonly without: Criteria;
}

export function activeFilters(listingType: ListingType, criteria: Criteria): ActiveFilter[] {
  const pounds = (value: number): string =>
    listingType === 'rent' ? priceScales.rent.text(value) : `£${numberText(value)}`;
  const words: { readonly [Name in CriterionName]: (value: NonNullable<Criteria[Name]>) => string } = {
    beds: (value) => `${value}+ beds`,
    baths: (value) => `${value}+ baths`,
    location: (value) => value,
    minPrice: (value) => `From ${pounds(value)}`,
    maxPrice: (value) => `Up to ${pounds(value)}`,
    maxTubeDistance: (value) => `Tube within ${milesText(value)}`,
    maxBusDistance: (value) => `Bus within ${milesText(value)}`,
    maxTrainDistance: (value) => `Train within ${milesText(value)}`,
  };
  return (Object.keys(words) as CriterionName[]).flatMap((name) => {
    const { [name]: value, ...without } = criteria;
    return value === undefined
      ? []
      : [{ name, text: (words[name] as (given: typeof value) => string)(value), without }];
  });
}

/** `1 home`, `128 homes`, `12,345 homes` */
export const homesText = (count: number): string => `${numberText(count)} ${count === 1 ? 'home' : 'homes'}`;
