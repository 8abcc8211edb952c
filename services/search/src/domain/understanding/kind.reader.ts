import type { Reading } from './reading.js';
import type { ListingType } from './understanding.types.js';

const SALE = [
  'for sale',
  'to buy',
  'buy',
  'buying',
  'purchase',
  'purchasing',
  'first time buyer',
  'first time buyers',
  'buyer',
  'buyers',
  'ftb',
  'freehold',
  'leasehold',
  'own',
  'asking price',
  'invest in',
];
const RENT = [
  'to rent',
  'for rent',
  'to let',
  'rent',
  'rental',
  'rentals',
  'renting',
  'rented',
  'letting',
  'lettings',
  'let',
  'pcm',
  'pw',
  'p/w',
  'per month',
  'a month',
  'per week',
  'a week',
  'per calendar month',
  'monthly',
  'lease',
  'tenant',
  'tenancy',
];
const NOT_TYPES = new Set('ground me lets us year years yr yrs buy currently being'.split(' '));

const OF_A_LEASEHOLD = /\b(?:long|short|remaining|extended|new|peppercorn|length|extension|left)\b/;

const byFirst = (phrases: readonly string[]): ReadonlyMap<string, string[][]> =>
  Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first]) => first!,
  );
const saleByFirst = byFirst(SALE);
const rentByFirst = byFirst(RENT);

function firstOf(
  reading: Reading,
  phrases: ReadonlyMap<string, string[][]>,
): readonly [number, number] | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const begun = phrases.get(reading.word(at));
    if (!begun || !reading.isFree(at)) continue;
    const words = begun.find((candidate) => reading.says(at, ...candidate));
    if (!words || NOT_TYPES.has(reading.word(at - 1)) || NOT_TYPES.has(reading.word(at + words.length)))
      continue;
    if (/^(?:not|dont|no)$/.test(reading.word(at - 1)) || reading.says(at - 2, 'not', 'to')) continue;
    // "A long lease" is one of a flat for sale.
    const around = `${reading.word(at - 1)} ${reading.word(at + 1)}`;
    if (words[0] === 'lease' && OF_A_LEASEHOLD.test(around)) continue;
    // "let me know", "my own"
    if (words[0] === 'own' && !/^(?:to|could|can|i)$/.test(reading.word(at - 1))) continue;
    return [at, at + words.length];
  }
  return undefined;
}

/** Whether the text itself says to buy or to rent; the first saying counts. */
export function readListingType(reading: Reading): void {
  const sale = firstOf(reading, saleByFirst);
  const rent = firstOf(reading, rentByFirst);
  const first = sale && (!rent || sale[0] < rent[0]) ? sale : rent;
  if (!first) return;
  const type: ListingType = first === sale ? 'sale' : 'rent';
  reading.saidType = type;
  const [from, to] = first;
  const stillFree = reading.freeWithin(from, to);
  reading.found('listingType', type, first);
  // "pcm" still has to be read with its amount.
  if (/^(?:p|per|a|monthly)/.test(reading.word(from)) && type === 'rent') reading.release(stillFree);
}

/** Says so when the words are about renting and the button about buying, or the other way round. */
export function noteOtherType(reading: Reading): void {
  if (reading.saidType === undefined || reading.saidType === reading.listingType) return;
  reading.note(
    reading.saidType === 'rent'
      ? 'The words are about renting, the search about homes for sale.'
      : 'The words are about buying, the search about homes to rent.',
  );
}
