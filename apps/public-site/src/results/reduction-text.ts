import { addDays, londonTimeOf, shortDayText } from '@lintel/kernel';
import { priceText } from '@lintel/web';
import type { News } from './results-queries.js';

/** For so many days after it a reduction is news. */
const newsDays = 14;

export type Reduced = Pick<News, 'price' | 'listingType' | 'reducedFrom' | 'reducedAt'>;

/** `from £625,000 on 21 Nov`, of a home whose price was lowered lately, by days in London. */
export function reductionText(
  { listingType, price, reducedFrom, reducedAt }: Reduced,
  now = new Date(),
): string | undefined {
  if (!price || !reducedFrom || !reducedAt || price >= reducedFrom) return undefined;
  const until = addDays(londonTimeOf(new Date(reducedAt)).date, newsDays);
  if (londonTimeOf(now).date > until) return undefined;
  const [, day, month] = shortDayText(reducedAt).split(' ');
  return `from ${priceText({ listingType, price: reducedFrom })} on ${day} ${month}`;
}
