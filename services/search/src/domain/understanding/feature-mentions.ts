import type { FeatureName } from '@lintel/contracts';
import { mentionsIn, plainWord } from '@lintel/contracts/evidence';
import { isOrdinaryWord } from '@lintel/geo';
import { distance } from 'fastest-levenshtein';
import { propertyTypeAt } from './property-type-words.js';
import type { Reading } from './reading.js';
import { isCommonWord } from './vocabulary.js';

/** A feature the text speaks of. */
export interface FeatureMention {
  readonly feature: FeatureName;
  readonly start: number;
  readonly end: number;
  /** A word of it is misspelt. */
  readonly isCorrected: boolean;
}

/** Shorthand, and slips that are too far off or too common to be told by their letters. */
const SHORT = new Map(
  Object.entries({
    gdn: 'garden',
    grdn: 'garden',
    gdns: 'garden',
    prkg: 'parking',
    pkg: 'parking',
    detatched: 'detached',
    semidetatched: 'semidetached',
    terrased: 'terraced',
    furn: 'furnished',
    unfurn: 'unfurnished',
  }),
);
/** Words of features that people misspell. */
const CORRECT =
  'garden balcony terrace terraced parking garage driveway penthouse freehold leasehold furnished unfurnished conservatory detached semidetached cottage concierge fireplace cellar basement underfloor ownership retirement period victorian edwardian'.split(
    ' ',
  );
/** Words compared of one text: each costs some microseconds. */
const MOST_COMPARED = 24;
const NOTHING = '\u0000';

/** Every feature of a text in the order of the words. What lies in a place's name or in the home one has is none. */
export function findFeatures(reading: Reading): FeatureMention[] {
  const corrected = new Set<number>();
  let compared = 0;
  const words = reading.tokens.map(({ kind, fold }, at) => {
    if (kind === 'symbol' || reading.isAside(at)) return NOTHING;
    const short = SHORT.get(fold);
    if (short) return short;
    if (kind === 'word' && compared < MOST_COMPARED && isUnknown(fold)) {
      compared++;
      const correct = correctedWord(fold);
      if (correct) {
        corrected.add(at);
        return correct;
      }
    }
    return plainWord(fold);
  });
  return mentionsIn(words, { asked: true }).flatMap(({ feature, kind, from, until }) => {
    if (kind === 'denied' || isElse(reading, feature, from, until)) return [];
    const end = trimmed(reading, from, until);
    const isCorrected = [...corrected].some((at) => at >= from && at < end);
    return [{ feature, start: from, end, isCorrected }];
  });
}

const isUnknown = (word: string): boolean => word.length >= 6 && !isCommonWord(word) && !isOrdinaryWord(word);

function correctedWord(word: string): string | undefined {
  return CORRECT.find(
    (correct) =>
      correct[0] === word[0] &&
      Math.abs(correct.length - word.length) <= 2 &&
      distance(correct, word) <= (correct.length >= 11 ? 2 : 1),
  );
}

/** Of "top floor 2 bed flat" the type of home and the rooms are no words of the floor. */
function trimmed(reading: Reading, from: number, until: number): number {
  let end = until;
  while (end > from + 1 && (propertyTypeAt(reading, end - 1) || isOfOthers(reading, end - 1))) end--;
  return end;
}

const isOfOthers = (reading: Reading, at: number): boolean =>
  !reading.isFree(at) ||
  reading.tokens[at]?.kind !== 'word' ||
  /^(?:home|homes|property|with|in|on)$/.test(reading.word(at));

/** Words that are a feature's in a listing, and something else in a search. */
function isElse(reading: Reading, feature: FeatureName, from: number, until: number): boolean {
  const word = reading.word(from);
  // A townhouse need not be terraced, nor what is called an office be in a home.
  if (feature === 'terraced') return /^town(?:house|houses)?$/.test(word);
  if (feature === 'study' && /^offices?$/.test(word)) return propertyTypeAt(reading, from) === 'commercial';
  if (feature === 'parking' && word === 'drive' && until === from + 1)
    return /^(?:to|will|can|minutes?|mins?|i|we|hour|hours|short|could)$/.test(reading.word(from - 1));
  return false;
}
