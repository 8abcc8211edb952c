import { WALKING_MILES_PER_HOUR } from '@lintel/geo';
import { readAmount, readCount, readFraction } from '../numbers.js';
import { tokenise } from '../tokens.js';
import type { Criterion } from '../understanding.types.js';

/** A number of a text, in figures or in words, and where it stands. */
export interface SaidNumber {
  readonly value: number;
  /** Before its scale: 600 of 600k. */
  readonly base: number;
  readonly start: number;
  readonly end: number;
}

/** Every number a text holds. */
export function numbersSaid(text: string): SaidNumber[] {
  const tokens = tokenise(text);
  const said: SaidNumber[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens[at]?.start ?? 0;
    const add = (read: { value: number; base?: number; end: number } | undefined): void => {
      if (!read) return;
      const { value, base = value } = read;
      said.push({ value, base, start, end: tokens[read.end - 1]?.end ?? start });
    };
    add(readAmount(tokens, at));
    add(readCount(tokens, at));
    add(readFraction(tokens, at));
    // "a mile", "an hour"
    if (/^an?$/.test(tokens[at]?.fold ?? '')) add({ value: 1, end: at + 2 });
  }
  return said;
}

const MILES_OF = [1, 0.621371, 0.000621371, 1 / 1760, WALKING_MILES_PER_HOUR / 60, WALKING_MILES_PER_HOUR];
/** "More than 3 bedrooms" are 4. */
const AND_MORE = /\b(?:more|over|above|greater|exceed\w*)\b|>/i;
const NEARNESS = /\b(?:near\w*|nr|clos\w+|walk\w*|next|beside|handy|easy|short|by|around|access)\b/i;
/** "Near" without a figure. */
const NEAR_MILES = 0.5;

/** What a number may stand for in a criterion: itself, in thousands or millions, by the week, month or year, in miles. */
function meanings(criterion: Criterion, { value, base }: SaidNumber, text: string): number[] {
  if (criterion === 'beds' || criterion === 'baths')
    return AND_MORE.test(text) ? [Math.floor(value), Math.floor(value) + 1] : [Math.floor(value)];
  if (criterion === 'minPrice' || criterion === 'maxPrice') {
    const amounts = [value, base * 1e3, base * 1e6, (value * 52) / 12, value / 12];
    return amounts.flatMap((amount) => [amount, amount * 0.9, amount * 1.1]);
  }
  return MILES_OF.map((miles) => value * miles);
}

/**
 * The number of a text from which a criterion's value can have come, undefined when there is none: a value nobody said. "Near" with no number
 * stands for half a mile, and the whole text is then where it comes from.
 */
export function sourceOf(
  criterion: Criterion,
  value: number,
  text: string,
): Pick<SaidNumber, 'start' | 'end'> | undefined {
  const distance = criterion.endsWith('Distance');
  const slack = distance ? 0.03 : criterion.endsWith('Price') ? Math.max(1, value * 0.002) : 0;
  const source = numbersSaid(text).find((said) =>
    meanings(criterion, said, text).some((meant) => Math.abs(meant - value) <= slack),
  );
  if (source || !distance || Math.abs(value - NEAR_MILES) > slack) return source;
  const near = NEARNESS.exec(text);
  return near ? { start: near.index, end: near.index + near[0].length } : undefined;
}
