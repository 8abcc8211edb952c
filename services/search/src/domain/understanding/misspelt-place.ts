import { closestPlaces, foldName, isOrdinaryWord, milesBetween, type Place } from '@lintel/geo';
import type { PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { isDestination, isNegated } from './unwanted-places.js';
import { isCommonWord } from './vocabulary.js';

/** Spellings compared for one text: each costs some microseconds, and long texts are no searches. */
const MOST_SPELLINGS = 24;

export interface MisspeltPlace {
  /** What the location filter gets. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Of a place's names the one with as many words as were typed, if it is part of the whole: "Tunbridge Wells" for "Tunbrige Wells". */
function nameLike(typed: string, { name, aliases = [] }: Place): string {
  const count = (words: string): number => foldName(words).split(' ').length;
  if (count(name) === count(typed)) return name;
  return aliases.find((alias) => count(alias) === count(typed) && name.includes(alias)) ?? name;
}

const FAR_MILES = 25;

/**
 * "Heaton, Newcastle" is not Heston in London: a name beside a known place is no slip for one far away from it. Joined by "or" and in small
 * letters it may be.
 */
function isElsewhere(reading: Reading, place: Place, at: number, end: number, known: PlaceMention): boolean {
  if (known.places.length === 0 || known.places.some((other) => milesBetween(place, other) <= FAR_MILES))
    return false;
  return reading.word(end) === ',' || reading.tokens[at]?.capital === true;
}

/** The first misspelt place, before the first known one if there is any. */
export function findMisspelt(reading: Reading, known: PlaceMention | undefined): MisspeltPlace | undefined {
  const until = known?.start ?? reading.tokens.length;
  let compared = 0;
  for (let at = 0; at < until && compared < MOST_SPELLINGS; at++) {
    for (let length = 3; length > 0; length--) {
      const phrase = phraseAt(reading, at, length);
      if (phrase === undefined || at + length > until) continue;
      compared++;
      const [best] = closestPlaces(phrase);
      if (!best || best.slips === 0 || isNegated(reading, at) || isDestination(reading, at)) continue;
      if (isDoubtful(reading, at, length, best.slips)) continue;
      if (known && isElsewhere(reading, best.place, at, at + length, known)) continue;
      return { name: nameLike(phrase, best.place), start: at, end: at + length };
    }
  }
  return undefined;
}

/** Words that begin many a name and are plain English otherwise. */
const LEADS = /^(?:new|old|upper|lower|north|south|east|west|great|little|st|high|royal|st|saint)$/;

/** "Tunbrige Wells", "new maldon": what was taken for a place is the known part of a longer, misspelt name. */
export function widenMisspelt(reading: Reading, mention: PlaceMention): MisspeltPlace | undefined {
  if (mention.isPostcode) return undefined;
  const words = (from: number, to: number): string =>
    reading.tokens
      .slice(from, to)
      .map(({ fold }) => fold)
      .join(' ');
  for (const [from, to] of [
    [mention.start - 2, mention.end],
    [mention.start - 1, mention.end],
    [mention.start, mention.end + 2],
    [mention.start, mention.end + 1],
  ] as const) {
    const added = from < mention.start ? from : to - 1;
    const token = reading.tokens[added];
    if (token?.kind !== 'word' || !reading.areFree(from, to)) continue;
    const plain = isCommonWord(token.fold) || isOrdinaryWord(token.fold);
    if (plain && !(from < mention.start && LEADS.test(token.fold))) continue;
    const phrase = words(from, to);
    if (phrase.length < 8 || phrase.length > 30) continue;
    const [best] = closestPlaces(phrase);
    if (best && best.slips > 0 && best.place.name.includes(' '))
      return { name: nameLike(phrase, best.place), start: from, end: to };
  }
  return undefined;
}

/**
 * A real name from elsewhere may lie two slips from one of ours, and the second word of a name we do not know ("Chipping
 * Sodbury") near another name.
 */
function isDoubtful(reading: Reading, at: number, length: number, slips: number): boolean {
  const before = reading.tokens[at - 1];
  const word = before?.kind === 'word' && reading.isFree(at - 1) ? before.fold : undefined;
  if (length === 1 && word !== undefined && !isCommonWord(word) && !isOrdinaryWord(word)) return true;
  return slips > 1 && length === 1 && reading.tokens[at]?.capital === true && !reading.isShouted;
}

function phraseAt(reading: Reading, at: number, length: number): string | undefined {
  const words: string[] = [];
  for (let offset = 0; offset < length; offset++) {
    const token = reading.tokens[at + offset];
    if (token?.kind !== 'word' || !reading.isFree(at + offset)) return undefined;
    words.push(token.fold);
  }
  const phrase = words.join(' ');
  if (phrase.length < 5 || phrase.length > 30) return undefined;
  const common = (word: string): boolean => isCommonWord(word) || isOrdinaryWord(word);
  // Of several words the first must not be plain English, or "a park view" becomes a place.
  return common(words[0] as string) ? undefined : phrase;
}
