import type { ListingType } from '../enumerations.js';
import { milesText, poundsText } from './amounts.js';
import { criterionNames, criterionOf, type CriterionName, type LooseCriteria } from './vocabulary.js';

/** One of a criterion's texts with its value in it. */
export function sayCriterion(
  name: CriterionName,
  text: string,
  value: number | string,
  listingType: ListingType = 'sale',
): string {
  const { unit } = criterionOf(name);
  const said =
    unit === 'miles'
      ? milesText(Number(value))
      : unit === 'pounds'
        ? poundsText(listingType, Number(value))
        : String(value);
  return text.replace('{}', () => said);
}

/** What a search asks for beside place, rooms and price, in the words for a part of the site. */
export const saidOf = (criteria: LooseCriteria, where: 'inName' | 'onCard' | 'inHead'): string[] =>
  criterionNames.flatMap((name) => {
    const [text, value] = [criterionOf(name).said?.[where], criteria[name]];
    return text && value ? [sayCriterion(name, text, value)] : [];
  });
