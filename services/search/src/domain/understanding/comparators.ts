import { AFTER, BEFORE, type Comparator, type Phrases } from './comparator-phrases.js';
import type { Reading } from './reading.js';

export type { Comparator } from './comparator-phrases.js';

function index(
  phrases: Phrases,
  key: (words: string[]) => string,
): Map<string, { words: string[]; means: Comparator }[]> {
  const byWord = new Map<string, { words: string[]; means: Comparator }[]>();
  for (const [means, list] of Object.entries(phrases)) {
    for (const phrase of list) {
      const words = phrase.split(' ');
      const entry = { words, means: means as Comparator };
      byWord.set(key(words), [...(byWord.get(key(words)) ?? []), entry]);
    }
  }
  for (const entries of byWord.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byWord;
}

const endingIn = index(BEFORE, (words) => words[words.length - 1] as string);
const startingWith = index(AFTER, (words) => words[0] as string);

const OPPOSITE: Readonly<Record<Comparator, Comparator>> = {
  moreThan: 'atMost',
  atLeast: 'lessThan',
  lessThan: 'atLeast',
  atMost: 'moreThan',
  about: 'about',
};

/** Words that may stand between a comparator and its number: "a maximum price of", "budget is about". */
const BETWEEN = new Set([
  'a',
  'an',
  'the',
  'of',
  'is',
  'be',
  'price',
  'rent',
  'budget',
  'my',
  'our',
  'are',
  ':',
  '=',
  'at',
  'to',
  'in',
  'cost',
  'costing',
  'total',
  'with',
  'only',
  'just',
  'monthly',
  'figure',
  'say',
  'value',
  'range',
  'point',
  'absolute',
  'very',
  'like',
  'something',
  '(',
]);
const NEGATIONS = new Set([
  'no',
  'not',
  'nothing',
  'never',
  'dont',
  'cant',
  'wont',
  'cannot',
  'isnt',
  'arent',
  'none',
  'shouldnt',
  'doesnt',
  'mustnt',
  'couldnt',
  'wouldnt',
  'neither',
  'without',
  'nor',
]);
/** Words between a negation and its comparator: "don't want to spend any more than". */
const AFTER_NEGATION = new Set([
  'want',
  'to',
  'be',
  'go',
  'spend',
  'pay',
  'any',
  'much',
  'cost',
  'costing',
  'going',
  'pricier',
  'is',
  'a',
  'too',
  'afford',
  'priced',
  'must',
  'looking',
  'wanting',
  'wish',
  'willing',
  'able',
  'prepared',
  'planning',
  'keen',
  'trying',
  'hoping',
  'paying',
  'spending',
  'happy',
  'really',
  'it',
  'should',
  'penny',
  'single',
  'pound',
  'like',
  'stretch',
  'for',
  'we',
  'i',
  'would',
  'anything',
  'homes',
  'houses',
  'flats',
  'properties',
]);
/** Comparators of a budget give way to "about": "my budget is around". */
const SOFT = new Set(['budget', 'afford', 'spend', 'pay', 'within', 'limit', 'top']);

/** The comparator that ends right before a number, and where it begins. */
export function comparatorBefore(
  reading: Reading,
  at: number,
): { means: Comparator; start: number } | undefined {
  let from = at - 1;
  for (let skipped = 0; skipped <= 4 && from >= 0; skipped++, from--) {
    // Of "30 minutes max. One bed" the limit is the journey's.
    if (reading.isAside(from)) return undefined;
    const word = reading.word(from);
    const entry = endingIn.get(word)?.find(({ words }) => reading.says(from - words.length + 1, ...words));
    if (entry) {
      const start = from - entry.words.length + 1;
      // "up to around", "under about"
      const outer =
        entry.means === 'about' && !SOFT.has(reading.word(start - 1)) && adjoining(reading, start);
      return outer || negated(reading, start, entry.means);
    }
    // "c. £400k", "max. 2000"
    const abbreviated = word === '.' && /^(?:c|ca|approx|max|min|est)$/.test(reading.word(from - 1));
    if (!BETWEEN.has(word) && !abbreviated) return undefined;
  }
  return undefined;
}

function adjoining(reading: Reading, at: number): { means: Comparator; start: number } | undefined {
  const entry = endingIn
    .get(reading.word(at - 1))
    ?.find(({ words }) => reading.says(at - words.length, ...words));
  return entry && entry.means !== 'about'
    ? negated(reading, at - entry.words.length, entry.means)
    : undefined;
}

function negated(reading: Reading, start: number, means: Comparator): { means: Comparator; start: number } {
  for (let at = start - 1, looked = 0; at >= 0 && looked < 7; at--, looked++) {
    if (NEGATIONS.has(reading.word(at))) {
      // "no budget" and "not within" are no comparisons to turn round.
      return means === 'atMost' ? { means, start } : { means: OPPOSITE[means], start: at };
    }
    if (!AFTER_NEGATION.has(reading.word(at))) break;
  }
  return { means, start };
}

/** The comparator that begins right behind a number, and where it ends. */
export function comparatorAfter(
  reading: Reading,
  at: number,
): { means: Comparator; end: number } | undefined {
  const entry = startingWith.get(reading.word(at))?.find(({ words }) => reading.says(at, ...words));
  return entry && { means: entry.means, end: at + entry.words.length };
}
