import {
  isPlausible,
  PRICE_WORDS,
  priceAt,
  scaleUp,
  shareScale,
  type Period,
  type Price,
} from './price-amounts.js';
import { readAmount } from './numbers.js';
import type { Reading } from './reading.js';

const LOWEST = 1;
const HIGHEST = 1_000_000_000;
/** "Around £500k" looks a tenth either side. */
const ABOUT = 0.1;

/** Pounds for a home, pounds a calendar month for a rent; undefined for what we do not search by. */
function monthly(reading: Reading, price: Price, period: Period | undefined): number | undefined {
  if (!price.isShare) return wholeRent(reading, price, period);
  const { beds } = reading.criteria;
  const words = reading.quote(price.start, price.end);
  const share = wholeRent(reading, price, period);
  if (beds === undefined || share === undefined) {
    reading.note(
      `“${words}” was left out: it is one person's share, and the search is by the rent of the whole home.`,
    );
    return undefined;
  }
  price.guessed = true;
  reading.note(`“${words}” was taken ${beds} times, once for each bedroom.`);
  return share * beds;
}

function wholeRent(reading: Reading, price: Price, period: Period | undefined): number | undefined {
  if (period === 'other') {
    reading.note(
      `“${reading.quote(price.start, price.end)}” was left out: rents are by the week, month or year.`,
    );
    return undefined;
  }
  // Only a rent has a period, whatever else the text says.
  if (period && price.periodSpan && reading.saidType === undefined) {
    reading.saidType = 'rent';
    reading.found('listingType', 'rent', price.periodSpan);
  }
  if (period === 'week') return Math.round((price.value * 52) / 12);
  if (period === 'year') return Math.round(price.value / 12);
  return Math.round(price.value);
}

const isDash = (word: string): boolean => /^(?:-|to|until|till|thru|through)$/.test(word);

/** Least and greatest price. An amount without a comparator is the greatest. */
export function readPrices(reading: Reading): void {
  const prices: Price[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!reading.isFree(at)) continue;
    const price = priceAt(reading, at);
    if (!price) continue;
    prices.push(price);
    at = price.end - 1;
  }
  shareComparators(prices);
  for (let at = 0; at < prices.length; at++) {
    const price = prices[at] as Price;
    const next = prices[at + 1];
    if (next && isRange(reading, price, next)) {
      readRange(reading, price, next);
      at++;
    } else if (price.isMoney || isPlausible(reading, price)) {
      readOne(reading, price);
    }
  }
  noteContradiction(reading);
}

/** A comparator between two amounts is one's only: the first's in "250k min 300k max", else the second's if the first has its own. */
function shareComparators(prices: Price[]): void {
  for (let at = 1; at < prices.length; at++) {
    const [first, second] = [prices[at - 1] as Price, prices[at] as Price];
    if (!first.after || !second.before || second.before.start >= first.after.end) continue;
    if (first.before && !second.after) first.after = undefined;
    else second.before = undefined;
  }
}

function isRange(reading: Reading, low: Price, high: Price): boolean {
  const between =
    ['between', 'from'].includes(reading.word(low.start - 1)) || low.before?.means === 'atLeast';
  const joint = low.end;
  const joined =
    (isDash(reading.word(joint)) && high.start === joint + 1) ||
    (reading.word(low.start - 1) === 'between' &&
      /^(?:and|&|-|to)$/.test(reading.word(joint)) &&
      high.start === joint + 1) ||
    (between && isDash(reading.word(joint)) && high.start - joint <= 3) ||
    (/^(?:up|going|rising)$/.test(reading.word(joint)) && isReach(reading, joint, high.start)) ||
    // "1700/1900 pcm"
    (reading.word(joint) === '/' && high.start === joint + 1 && low.value >= 100 && low.base < high.base);
  if (!joined) return false;
  const money = low.isMoney || high.isMoney;
  if (
    !money &&
    !(isPlausible(reading, low) && isPlausible(reading, high)) &&
    !(PRICE_WORDS.has(reading.word(low.start - 1)) || low.before)
  ) {
    // "price range is 350-425"
    return (
      (reading.saidType ?? reading.listingType) === 'sale' &&
      low.value >= 100 &&
      high.value > low.value &&
      (high.value < 10_000 || low.value < 1000)
    );
  }
  return true;
}

/** "900k up to 1.1m", "900k going up to 1.1m", "starting at 900k rising to 1.1m". */
function isReach(reading: Reading, from: number, to: number): boolean {
  if (to - from > 3 || reading.word(to - 1) !== 'to') return false;
  return !/^[,.;]$/.test(reading.word(from));
}

function readRange(reading: Reading, first: Price, second: Price): void {
  shareScale(first, second);
  if (first.scale === 1 && second.scale === 1) {
    scaleUp(reading, first);
    scaleUp(reading, second);
  }
  const period = second.period ?? first.period;
  const values = [monthly(reading, first, period), monthly(reading, second, period)];
  const [a, b] = values;
  if (a === undefined || b === undefined) return;
  const start = /^(?:between|from)$/.test(reading.word(first.start - 1))
    ? first.start - 1
    : (first.before?.start ?? first.start);
  const [low, high] = a <= b ? [a, b] : [b, a];
  const end = second.after && second.after.means === 'atMost' ? second.after.end : second.end;
  const guessed = first.guessed || second.guessed;
  set(reading, 'minPrice', low, [start, first.end], guessed);
  set(reading, 'maxPrice', high, [a <= b ? second.start : start, end], guessed);
  reading.claim(start, end);
}

function readOne(reading: Reading, price: Price): void {
  scaleUp(reading, price);
  const value = monthly(reading, price, price.period);
  const means = price.before?.means === 'about' ? 'about' : (price.before?.means ?? price.after?.means);
  const start = price.before?.start ?? price.start;
  const margin = means === 'about' ? marginBehind(reading, price, value) : undefined;
  const end = margin?.end ?? Math.max(price.after?.end ?? 0, price.end);
  const span = [start, end] as const;
  if (value === undefined) {
    reading.claim(start, end);
    return;
  }
  const bothWays = price.before && price.before.means !== 'about' && price.after?.means === 'about';
  if (means === 'about' && !bothWays) {
    const note = margin ? undefined : 'We look 10 per cent either side.';
    const either = margin?.value ?? value * ABOUT;
    set(reading, 'minPrice', Math.round(value - either), span, price.guessed, note);
    set(reading, 'maxPrice', Math.round(value + either), span, price.guessed, note);
  } else if (means === 'atLeast' || means === 'moreThan') {
    set(reading, 'minPrice', value, span, price.guessed);
  } else {
    // The plain amount gives way to one that was said to be the most.
    if (means === undefined && reading.has('maxPrice') && !reading.corrects(start)) {
      reading.claim(start, end);
      return;
    }
    set(reading, 'maxPrice', value, span, price.guessed);
  }
}

/** "give or take 50k", "+/- 10%": how far either side, in pounds. */
function marginBehind(
  reading: Reading,
  price: Price,
  value: number | undefined,
): { value: number; end: number } | undefined {
  if (value === undefined || price.after?.means !== 'about') return undefined;
  const from = reading.word(price.after.end) === '£' ? price.after.end + 1 : price.after.end;
  const amount = readAmount(reading.tokens, from);
  if (!amount) return undefined;
  if (/^(?:%|percent)$/.test(reading.word(amount.end)))
    return { value: (value * amount.value) / 100, end: amount.end + 1 };
  const margin = amount.scale === 1 && price.scale > 1 ? amount.value * 1000 : amount.value;
  return margin < value ? { value: margin, end: amount.end } : undefined;
}

function set(
  reading: Reading,
  criterion: 'minPrice' | 'maxPrice',
  value: number,
  span: readonly [number, number],
  guessed: boolean | undefined,
  note?: string,
): void {
  if (value < LOWEST || value > HIGHEST) {
    reading.claim(...span);
    reading.note(`“${reading.quote(...span)}” was left out: no home has such a price.`);
    return;
  }
  if (reading.corrects(span[0])) reading.forget(criterion);
  const known = reading.criteria[criterion];
  if (known !== undefined) {
    reading.claim(...span);
    if (known !== value)
      reading.note(`Two ${criterion === 'minPrice' ? 'least' : 'greatest'} prices: the first is used.`);
    return;
  }
  reading.criteria[criterion] = value;
  const read = guessed ? `Read as £${value.toLocaleString('en-GB')}.` : undefined;
  reading.found(criterion, value, span, guessed ? 'guess' : note ? 'likely' : 'certain', note ?? read);
}

function noteContradiction(reading: Reading): void {
  const { minPrice, maxPrice } = reading.criteria;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    reading.note('The least price is above the greatest, so nothing can match both.');
  }
}
