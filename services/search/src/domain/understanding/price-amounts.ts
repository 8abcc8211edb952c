import { comparatorAfter, comparatorBefore, type Comparator } from './comparators.js';
import { readAmount } from './numbers.js';
import type { Reading } from './reading.js';

export type Period = 'month' | 'week' | 'year' | 'other';

/** An amount that may be a price, with all that is said about it. */
export interface Price {
  readonly start: number;
  /** Of the amount itself, with its unit and period. */
  readonly end: number;
  value: number;
  base: number;
  /** Told in hundreds, as in "eighteen hundred". */
  readonly saysHundred: boolean;
  scale: number;
  readonly isMoney: boolean;
  readonly period: Period | undefined;
  /** The words of the period. */
  readonly periodSpan: readonly [number, number] | undefined;
  before: { means: Comparator; start: number } | undefined;
  after: { means: Comparator; end: number } | undefined;
  /** "£600 each", "£130 pppw": one person's share of the rent. */
  readonly isShare: boolean;
  guessed?: boolean;
}

const PERIODS: Readonly<Record<string, Period>> = {
  pcm: 'month',
  pm: 'month',
  month: 'month',
  mo: 'month',
  monthly: 'month',
  mth: 'month',
  mnth: 'month',
  mon: 'month',
  pmonth: 'month',
  pcalm: 'month',
  months: 'month',
  'p/m': 'month',
  ppcm: 'month',
  pw: 'week',
  ppw: 'week',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  pppw: 'week',
  pppcm: 'month',
  pppm: 'month',
  'p/w': 'week',
  pa: 'year',
  year: 'year',
  annum: 'year',
  yearly: 'year',
  yr: 'year',
  annually: 'year',
  'p/a': 'year',
  night: 'other',
  day: 'other',
  nightly: 'other',
  daily: 'other',
  hour: 'other',
};
const POUNDS = new Set(['pounds', 'pound', 'quid', 'gbp', 'sterling', 'squid']);
export const PRICE_WORDS = new Set([
  'price',
  'budget',
  'rent',
  'cost',
  'costs',
  'costing',
  'priced',
  'pay',
  'spend',
  'afford',
  'for',
  'asking',
  'worth',
  'range',
  'offers',
]);

/** Numbers below count days and weeks rather than pounds, unless the text says otherwise. */
const LEAST_RENT = 100;

function periodAt(reading: Reading, at: number, amount: number): { period: Period; end: number } | undefined {
  let from = at;
  const lead = /^(?:per|a|each|every|\/|an|p)$/.test(reading.word(from));
  if (lead) from++;
  if (reading.word(from) === 'calendar') from++;
  const word = reading.word(from);
  const period = Object.hasOwn(PERIODS, word) ? PERIODS[word] : undefined;
  const needsLead = /^(?:month|months|week|year|day|night|hour)$/.test(word);
  // "1500 month" is a rent, "6 month" a term.
  return period && (lead || !needsLead || amount >= LEAST_RENT) ? { period, end: from + 1 } : undefined;
}

const ADVERBS: Readonly<Record<string, Period>> = {
  weekly: 'week',
  monthly: 'month',
  annual: 'year',
  yearly: 'year',
  pcm: 'month',
  pw: 'week',
};

/** "weekly rent £350", "monthly budget of 1600", "pcm: 1500"; it ends where the amount does. */
function periodAhead(reading: Reading, at: number, end: number): { period: Period; end: number } | undefined {
  for (let from = at - 1; from >= at - 5; from--) {
    const word = reading.word(from);
    if (Object.hasOwn(ADVERBS, word)) {
      // "£350 pw. 1600": it belongs to the amount before it.
      const taken =
        reading.tokens[from - 1]?.kind === 'number' || /^(?:k|pounds|grand)$/.test(reading.word(from - 1));
      return taken ? undefined : { period: ADVERBS[word] as Period, end };
    }
    if (
      !/^(?:rent|budget|of|is|max|maximum|min|up|to|about|around|under|below|price|cost|:|=|a|£|over|from|-)$/.test(
        word,
      )
    )
      return undefined;
  }
  return undefined;
}

/** "each", "per person", "a head": the index behind it. */
function shareAt(reading: Reading, at: number): number | undefined {
  if (/^(?:each|pp|apiece)$/.test(reading.word(at))) return at + 1;
  const perHead =
    /^(?:per|a|\/|p)$/.test(reading.word(at)) &&
    /^(?:person|head|tenant|sharer|room)$/.test(reading.word(at + 1));
  return perHead ? at + 2 : undefined;
}

/** The amount at a token, whether or not it is money. */
export function priceAt(reading: Reading, at: number): Price | undefined {
  const symbol = reading.word(at) === '£' || reading.word(at) === 'gbp';
  const from = symbol ? at + 1 : at;
  if (!reading.isFree(from)) return undefined;
  const amount = readAmount(reading.tokens, from);
  if (!amount || !reading.areFree(from, amount.end)) return undefined;
  let { value } = amount;
  // "£500.000": a full stop between thousands, as other countries write it.
  if (amount.scale === 1 && /^\d{2,3}\.\d{3}$/.test(reading.word(from))) value *= 1000;
  let { end } = amount;
  const about = /ish$/.test(reading.word(end - 1)) && amount.scale > 1;
  const pounds = POUNDS.has(reading.word(end));
  if (pounds) end++;
  const periodStart = end;
  const share = shareAt(reading, end);
  end = share ?? end;
  const period = periodAt(reading, end, value) ?? periodAhead(reading, at, end);
  end = period?.end ?? end;
  const isShare =
    share !== undefined || /^ppp/.test(reading.word(end - 1)) || shareAt(reading, end) !== undefined;
  end = shareAt(reading, end) ?? end;
  const before = comparatorBefore(reading, at);
  let after = comparatorAfter(reading, end);
  if (
    after &&
    (before || startsNumber(reading, after.end)) &&
    startsNumber(reading, after.end) &&
    after.means !== 'about'
  ) {
    // "min 400k max 600k": the second comparator belongs to the second amount, unless the first has none.
    if (before) after = undefined;
  }
  if (about) after ??= { means: 'about', end };
  return {
    start: symbol ? at : from,
    end,
    value,
    base: amount.base,
    saysHundred: Array.from({ length: amount.end - from }, (_, on) => reading.word(from + on)).includes(
      'hundred',
    ),
    scale: amount.scale,
    isMoney: symbol || pounds || period !== undefined || amount.scale >= 1000,
    period: period?.period,
    periodSpan: period && (period.end > periodStart ? [periodStart, period.end] : [symbol ? at : from, end]),
    isShare,
    before,
    after,
  };
}

function startsNumber(reading: Reading, at: number): boolean {
  return reading.word(at) === '£' || readAmount(reading.tokens, at) !== undefined;
}

/** Whether a number without any sign of money is still likely meant as pounds. */
export function isPlausible(reading: Reading, price: Price): boolean {
  const asked =
    price.before !== undefined || price.after !== undefined || PRICE_WORDS.has(reading.word(price.start - 1));
  const { value } = price;
  if (reading.listingType === 'rent' && reading.saidType !== 'sale')
    return asked ? value >= 100 : value >= 300 && value <= 100_000;
  if (value >= 10_000 || standsApart(reading, price)) return true;
  return asked && ((value >= 100 && value < 10_000) || (value < 20 && !Number.isInteger(value)));
}

/** "1 bed. Balham. 450.": a number between full stops or commas that is about as many thousands as a home costs. */
function standsApart(reading: Reading, { value, start, end, scale }: Price): boolean {
  const edge = (word: string): boolean => /^[.,;/|-]?$/.test(word);
  return (
    scale === 1 &&
    value >= 150 &&
    value < 1000 &&
    value % 5 === 0 &&
    start > 0 &&
    edge(reading.word(start - 1)) &&
    edge(reading.word(end))
  );
}

/** In a sale "under 600" means thousands and "budget 1.2" millions. */
export function scaleUp(reading: Reading, price: Price): void {
  const sale = (reading.saidType ?? reading.listingType) === 'sale';
  if (!sale || price.scale !== 1 || price.period !== undefined || price.value !== price.base) return;
  if (price.value >= 100 && price.value < 1000) price.scale = 1e3;
  else if (price.value < 20 && !Number.isInteger(price.value)) price.scale = 1e6;
  else return;
  price.value = Math.round(price.base * price.scale);
  price.guessed = true;
}

/** "350 to 425k", "£900-1.2m": the first takes the scale of the second, or one lower if that keeps it the smaller. */
export function shareScale(low: Price, high: Price): void {
  shareHundreds(low, high);
  if (low.scale === 1 && high.scale > 1 && low.base < 1000) {
    const scale = [high.scale, high.scale / 1000].find(
      (tried) => tried >= 1000 && low.base * tried <= high.value,
    );
    if (scale) Object.assign(low, { scale, value: Math.round(low.base * scale) });
  } else if (high.scale === 1 && low.scale > 1 && high.base < 1000 && high.base * low.scale > low.value) {
    Object.assign(high, { scale: low.scale, value: Math.round(high.base * low.scale) });
  }
}

/** "fifteen to eighteen hundred", "two to three hundred thousand", "300-400,000": the first goes without what both have. */
function shareHundreds(low: Price, high: Price): void {
  if (low.scale !== 1) return;
  const hundreds =
    high.base >= 100 && high.base % 100 === 0 && low.base < high.base / 100 && high.saysHundred;
  if (hundreds) low.base *= 100;
  const thousands =
    !hundreds && high.scale === 1 && low.base < 1000 && high.base >= 10_000 && low.base * 1000 < high.base;
  if (thousands) low.base *= 1000;
  low.value = low.base;
}
