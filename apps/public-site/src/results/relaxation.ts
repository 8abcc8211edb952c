import { criterionOf, isCriterion, propertyTypes, readCriterion, type PropertyType } from '@lintel/web';
import { wishKeys, wishText } from '@lintel/contracts/search';
import type { ResultsSearch } from './results-address.js';
import type { Relaxation } from './results-queries.js';
import { criterionText, homesText, typesText } from './filter-options.js';
import { without, withoutArea, withPropertyTypes } from './search-changes.js';
import { withoutListed, withStrength } from './wishes/wish-changes.js';

/** The change that finds homes, ready to be offered. */
export interface Offer {
  /** `Up to £650,000 finds 4 homes`, `Show 4 homes that do not say garden` */
  readonly text: string;
  readonly search: ResultsSearch;
}

/** What a relaxation of the API means for this search; undefined when it is of a filter this page does not know. */
export function offerOf(search: ResultsSearch, { criterion, value, total }: Relaxation): Offer | undefined {
  const offer = (words: string, next: ResultsSearch): Offer => ({
    text: `${words} finds ${homesText(total)}`,
    search: next,
  });
  const { wishes = {} } = search;
  if (criterion === 'area') return offer('Looking beyond the map’s area', withoutArea(search));
  if (criterion === 'propertyType') {
    const types = (value ?? '')
      .split(',')
      .filter((type): type is PropertyType => (propertyTypes as readonly string[]).includes(type));
    return types.length > 0
      ? offer(`Looking for ${typesText(types)}`, withPropertyTypes(search, types))
      : offer('Any type of home', withPropertyTypes(search, []));
  }
  if (criterion === 'wishes' && value !== null && wishKeys(wishes).includes(value))
    return {
      text: `Show ${homesText(total)} that ${total === 1 ? 'does' : 'do'} not say ${wishText(value)}`,
      search: withStrength(search, value, 'ideally'),
    };
  if (criterion === 'notFeatures' && wishes.notFeatures?.some((feature) => feature === value))
    return {
      text: `Show ${homesText(total)} that ${total === 1 ? 'says' : 'say'} ${wishText(value!)}`,
      search: withoutListed(search, 'notFeatures', value!),
    };
  if (!isCriterion(criterion)) return undefined;
  if (value === null) return offer(criterionOf(criterion).none, without(search, criterion));
  return offer(criterionText(search.listingType, criterion, value), {
    ...search,
    criteria: { ...search.criteria, [criterion]: readCriterion(criterion, value) },
  });
}
