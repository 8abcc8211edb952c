import { criterionOf, isCriterion, propertyTypes, readCriterion, type PropertyType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import type { Relaxation } from './results-queries.js';
import { criterionText, homesText, typesText } from './filter-options.js';
import { without, withoutArea, withPropertyTypes } from './search-changes.js';

/** The change that finds homes, ready to be offered. */
export interface Offer {
  /** `Up to £650,000 finds 4 homes` */
  readonly text: string;
  readonly search: ResultsSearch;
}

/** What a relaxation of the API means for this search; undefined when it is of a filter this page does not know. */
export function offerOf(search: ResultsSearch, { criterion, value, total }: Relaxation): Offer | undefined {
  const offer = (words: string, next: ResultsSearch): Offer => ({
    text: `${words} finds ${homesText(total)}`,
    search: next,
  });
  if (criterion === 'area') return offer('Looking beyond the map’s area', withoutArea(search));
  if (criterion === 'propertyType') {
    const types = (value ?? '')
      .split(',')
      .filter((type): type is PropertyType => (propertyTypes as readonly string[]).includes(type));
    return types.length > 0
      ? offer(`Looking for ${typesText(types)}`, withPropertyTypes(search, types))
      : offer('Any type of home', withPropertyTypes(search, []));
  }
  if (!isCriterion(criterion)) return undefined;
  if (value === null) return offer(criterionOf(criterion).none, without(search, criterion));
  return offer(criterionText(search.listingType, criterion, value), {
    ...search,
    criteria: { ...search.criteria, [criterion]: readCriterion(criterion, value) },
  });
}
