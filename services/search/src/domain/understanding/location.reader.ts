import { closestPlaces, foldName, isOrdinaryWord } from '@lintel/geo';
import { findLiteralPlace } from './literal-place.js';
import { isGeneric, type PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { isCommonWord } from './vocabulary.js';

/** Spellings compared for one text: each costs some microseconds, and long texts are no searches. */
const MOST_SPELLINGS = 24;

const NEGATIONS = new Set([
  'not',
  'except',
  'avoid',
  'avoiding',
  'excluding',
  'but',
  'no',
  'never',
  'dont',
  'besides',
  'without',
  'hate',
  'isnt',
  'unlike',
]);
const AFTER_NEGATION = new Set([
  'in',
  'near',
  'the',
  'to',
  'around',
  'be',
  'want',
  'for',
  'at',
  'live',
  'area',
  'by',
  'from',
  'like',
  'interested',
  'too',
  'far',
  'close',
]);

/** "not in Croydon", "anywhere but Croydon", "don't want to live near Croydon". */
function isNegated(reading: Reading, start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at <= 5; at--) {
    const word = reading.word(at);
    // "nothing but", "anywhere but" exclude; "small but in Clapham" does not.
    if (word === 'but') return /^(?:anywhere|everywhere|anything)$/.test(reading.word(at - 1));
    // "not far from", "not too far from"
    if (NEGATIONS.has(word)) return !(word === 'not' && reading.word(start - 1) === 'from');
    if (!AFTER_NEGATION.has(word)) return false;
  }
  return false;
}

const JOURNEYS =
  /^(?:commute|commutes|commuting|commutable|train|trains|tube|drive|driving|ride|links|link|transport|travel|travelling|access|flights|journey|line|bus|get|getting)$/;
const OCCUPATIONS = /^(?:work|working|works|job|office|studying|study|job|employed)$/;

/** "commute to Bank", "30 minutes by train to Waterloo", "I work in Canary Wharf": where one travels, not where one lives. */
function isDestination(reading: Reading, start: number): boolean {
  const before = reading.word(start - 1);
  if (before === 'from')
    return /^(?:moving|relocating|move|coming|am|were|im)$/.test(reading.word(start - 2));
  if (!/^(?:to|into|in|for|at|near)$/.test(before)) return false;
  for (let at = start - 2; at >= 0 && start - at <= 4; at--) {
    const word = reading.word(at);
    if (before === 'to' || before === 'into' || before === 'for') {
      if (JOURNEYS.test(word)) return !(word === 'access' && before === 'for');
    } else if (OCCUPATIONS.test(word))
      return ![1, 2, 3, 4].some((back) => /^(?:near|close|by|from|of)$/.test(reading.word(at - back)));
    if (/^[.,;]$/.test(word)) return false;
  }
  return false;
}

const STREETS =
  /^(?:road|rd|street|avenue|ave|lane|close|drive|way|crescent|mews|terrace|gardens|grove|row|walk|court|hill)$/;

/** The candidates one may live in: neither excluded, nor travelled to, nor part of what others have claimed. */
function usable(reading: Reading, mentions: readonly PlaceMention[]): PlaceMention[] {
  const kept: PlaceMention[] = [];
  let negatedUpTo = -1;
  for (const mention of mentions) {
    const joined =
      /^(?:or|nor|and)$/.test(reading.word(mention.start - 1)) && mention.start - 1 === negatedUpTo;
    if (joined || isNegated(reading, mention.start)) {
      negatedUpTo = mention.end;
      reading.note(
        `Places cannot be excluded yet, so “${reading.quote(mention.start, mention.end)}” was left out.`,
      );
      reading.claim(mention.start, mention.end);
    } else if (isDestination(reading, mention.start)) {
      reading.note(
        `“${reading.quote(mention.start, mention.end)}” was read as where you travel, not where you live.`,
      );
      reading.claim(mention.start, mention.end);
    } else if (reading.areFree(mention.start, mention.end)) kept.push(mention);
  }
  return kept;
}

/** Where to look. The first place counts, unless a later one only says more exactly where in it. */
export function readLocation(reading: Reading, mentions: readonly PlaceMention[]): void {
  const candidates = usable(reading, mentions);
  const chosen = candidates.find((mention) => !isGeneric(mention)) ?? candidates[0];
  if (chosen) {
    useMention(reading, chosen, candidates);
    return;
  }
  const excluded = (at: number): boolean => isNegated(reading, at + 1) || isDestination(reading, at + 1);
  if (readMisspelt(reading)) return;
  const literal = findLiteralPlace(reading, excluded);
  if (!literal) return;
  reading.criteria.location = literal.name;
  reading.found(
    'location',
    literal.name,
    [literal.start, literal.end],
    'guess',
    'We do not know this place, so its name is looked for as typed.',
  );
}

function useMention(reading: Reading, chosen: PlaceMention, candidates: readonly PlaceMention[]): void {
  // "Clapham Road" is a street, wherever it is.
  const street =
    !chosen.isPostcode &&
    STREETS.test(reading.word(chosen.end)) &&
    reading.tokens[chosen.end]?.capital === true &&
    !reading.isShouted;
  const end = street ? chosen.end + 1 : endWithQualifier(reading, chosen);
  const name = street ? reading.quote(chosen.start, end) : chosen.name;
  const others = candidates.filter(
    (other) => other !== chosen && other.start >= end && !isGeneric(other) && other.name !== name,
  );
  const [town] = others;
  // "near Bath Road in Reading": a known town finds more than a street's name.
  if (street && town) {
    useMention(
      reading,
      town,
      candidates.filter((other) => other !== chosen),
    );
    return;
  }
  const alternatives = [
    ...new Set(others.filter((other) => !isDetail(reading, chosen, other, end)).map((other) => other.name)),
  ].slice(0, 5);
  const note =
    alternatives.length > 0
      ? `Only one place can be searched at a time; also mentioned: ${alternatives.join(', ')}.`
      : undefined;
  if (note) reading.note(note);
  for (const other of candidates) reading.claim(other.start, other.end);
  reading.criteria.location = name;
  reading.found('location', name, [chosen.start, end], street ? 'guess' : 'certain', note);
}

/** "Clapham SW4", "Clapham, SW4": the postcode of the same place. */
function isDetail(reading: Reading, chosen: PlaceMention, other: PlaceMention, end: number): boolean {
  return (
    other.isPostcode !== chosen.isPostcode && other.start <= end + 1 && reading.word(other.start - 1) !== 'or'
  );
}

/** "Newport, Isle of Wight", "Richmond in North Yorkshire": the county belongs to the name. */
function endWithQualifier(reading: Reading, chosen: PlaceMention): number {
  const from = /^(?:,|in)$/.test(reading.word(chosen.end)) ? chosen.end + 1 : chosen.end;
  for (const { within } of chosen.places) {
    const words = within ? foldName(within).split(' ') : [];
    if (words.length > 0 && reading.says(from, ...words)) return from + words.length;
  }
  return chosen.end;
}

function readMisspelt(reading: Reading): boolean {
  let compared = 0;
  for (let at = 0; at < reading.tokens.length && compared < MOST_SPELLINGS; at++) {
    for (let length = 3; length > 0; length--) {
      const phrase = phraseAt(reading, at, length);
      if (phrase === undefined) continue;
      compared++;
      const [best] = closestPlaces(phrase);
      if (!best || best.slips === 0 || isNegated(reading, at) || isDestination(reading, at)) continue;
      if (isDoubtful(reading, at, length, best.slips)) continue;
      reading.criteria.location = best.place.name;
      const note = `Read “${reading.quote(at, at + length)}” as ${best.place.name}.`;
      reading.found('location', best.place.name, [at, at + length], 'likely', note);
      return true;
    }
  }
  return false;
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
