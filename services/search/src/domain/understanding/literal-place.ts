import { isOrdinaryWord } from '@lintel/geo';
import { readCount } from './numbers.js';
import type { Reading } from './reading.js';
import { isCommonWord, isFiller } from './vocabulary.js';

export interface LiteralPlace {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** The most words of a name we take from the visitor's own text. */
const MOST_WORDS = 4;
const INTRODUCTIONS = new Set(['in', 'near', 'around', 'at', 'nr']);
/** Small words inside names: Ashby de la Zouch, Stow on the Wold. */
const JOINTS = new Set([
  'de',
  'la',
  'le',
  'on',
  'upon',
  'the',
  'under',
  'by',
  'cum',
  'next',
  'in',
  'and',
  'of',
]);

function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === 'word' && reading.isFree(at) && token.fold.length > 1;
}

/** What names of places end in, small letter or not: `Walnut creek`, `Mountain view`. */
const TAILS = new Set(
  'park hill hills view creek city green heath wood woods common bay beach valley bridge cross end gate lane road street town village island islands springs lake district forest peninsula isle estuary coast'.split(
    ' ',
  ),
);

/** What two-word names begin with. */
const LEADS = new Set(
  'san santa los las el st great little upper lower much nether new old market north south east west long fort port mount king kings queens saint royal temple castle stoke stow chipping'.split(
    ' ',
  ),
);

/** Words with capital letters, joined by small ones: `Ashby de la Zouch`, `San jose`. */
function capitalRun(reading: Reading, from: number): number {
  let end = from;
  while (end - from < MOST_WORDS && isNameWord(reading, end) && reading.tokens[end]?.capital) {
    end++;
    let joint = end;
    while (JOINTS.has(reading.word(joint)) && joint - end < 2) joint++;
    if (
      joint > end &&
      reading.tokens[joint]?.capital &&
      isNameWord(reading, joint) &&
      !isCommonWord(reading.word(joint))
    )
      end = joint;
  }
  const more = reading.word(end);
  const lead = end - from === 1 && LEADS.has(reading.word(from)) && isUncommon(more);
  const tail = isNameWord(reading, end) && (lead || TAILS.has(more));
  return end > from && end - from < 3 && tail ? end + 1 : end;
}

/** No common English, and no adverb. */
function isUncommon(word: string): boolean {
  return !isCommonWord(word) && !isOrdinaryWord(word) && !/....ly$/.test(word);
}

/** Words that are no common English, for texts typed without capitals: `chipping sodbury`. */
function uncommonRun(reading: Reading, from: number): number {
  let end = from;
  while (end - from < MOST_WORDS && isNameWord(reading, end) && isUncommon(reading.word(end))) end++;
  return end > from &&
    end - from < MOST_WORDS &&
    isNameWord(reading, end) &&
    TAILS.has(reading.word(end)) &&
    !reading.says(end - 1, 'the')
    ? end + 1
    : end;
}

export function nameAt(reading: Reading, from: number): LiteralPlace | undefined {
  const first = reading.tokens[from];
  if (!first || !isNameWord(reading, from) || readCount(reading.tokens, from)) return undefined;
  const capital = first.capital && !reading.isShouted;
  const end = capital ? capitalRun(reading, from) : uncommonRun(reading, from);
  // "Market Rasen" is a name, "Looking" is none.
  if (end === from || (capital && isFiller(first.fold) && end === from + 1)) return undefined;
  const allCommon = Array.from({ length: end - from }, (_, offset) => reading.word(from + offset)).every(
    isCommonWord,
  );
  return allCommon ? undefined : { start: from, end, name: reading.quote(from, end) };
}

const NAME_JOINTS = /^(?:,|\/|or|and)$/;

/**
 * An unknown name that a list or an address puts before a known place: "Jesmond, Newcastle", "in Headingley, Leeds", "Didsbury, Chorlton or Sale".
 */
export function literalBefore(
  reading: Reading,
  known: number,
  isExcluded: (at: number) => boolean,
): LiteralPlace | undefined {
  for (let at = Math.max(0, known - 12); at < known; at++) {
    const introduced = INTRODUCTIONS.has(reading.word(at - 1));
    const opens = at === 0 || /^[,;.:]$/.test(reading.word(at - 1)) || !reading.isFree(at - 1);
    if (!introduced && !(opens && reading.tokens[at]?.capital && !reading.isShouted)) continue;
    // "Saltaire Bradford": only a word that looks like a name goes without a comma.
    if (at + 1 === known && looksLikeName(reading.word(at)) && reading.isFree(at))
      return { start: at, end: at + 1, name: reading.quote(at, at + 1) };
    const name = nameAt(reading, at);
    // "in Chipping Sodbury Gloucestershire": a name ends where the known one begins.
    if (name && introduced && name.end > known && !isExcluded(at - 1))
      return { start: at, end: known, name: reading.quote(at, known) };
    // An abbreviation ("EOT", "OIRO") is no name.
    if (
      !name ||
      name.end > known ||
      isExcluded(at - 1) ||
      (!reading.isShouted && /^\P{Ll}+$/u.test(name.name))
    )
      continue;
    let next: LiteralPlace | undefined = name;
    while (next && NAME_JOINTS.test(reading.word(next.end))) {
      const from: number = NAME_JOINTS.test(reading.word(next.end + 1)) ? next.end + 2 : next.end + 1;
      if (from === known) return name;
      next = nameAt(reading, from);
    }
  }
  return undefined;
}

const PLACE_NOUNS =
  /^(?:city|town|village|area|region|district|location|place|suburb|neighbou?rhood|neighbou?rhoods)$/;
const COPULAS = /^(?:is|of|called|named|are|be|:|,|in|should|would|will|must|called|as)$/;
const OPINIONS = /^(?:would|could|sounds|seems|is|area|might|looks|works|will)$/;
const CHOICES =
  /^(?:to|be|liking|living|search|searching|check|checking|out|up|me|need|want|get|lookin|place|like|prefer|try|consider|about|choose|think|thought|thinking|visit|of|with|say|said|towards|for|neighbou?rhood)$/;

/**
 * A place the gazetteer does not know, in the visitor's own words: what stands behind "in", "near", "around" or "at", else
 * what is called a town or an area, else a capitalised name that is talked about as a choice ("San Jose would be good").
 */
export function findLiteralPlace(
  reading: Reading,
  isExcluded: (at: number) => boolean,
): LiteralPlace | undefined {
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    if (!INTRODUCTIONS.has(reading.word(at)) || isExcluded(at)) continue;
    let from = at + 1;
    // "in the Cotswolds", "in the city of Wells"
    if (reading.word(from) === 'the' || reading.word(from) === 'a') from++;
    if (PLACE_NOUNS.test(reading.word(from)) && /^(?:of|called|named)$/.test(reading.word(from + 1)))
      from += 2;
    const place = nameAt(reading, from);
    if (!place) continue;
    const article = from === at + 2;
    if (!article || tokens[from]?.capital || PLACE_NOUNS.test(reading.word(place.end))) return place;
  }
  for (let at = 0; at < tokens.length; at++) {
    if (!PLACE_NOUNS.test(reading.word(at)) || isExcluded(at)) continue;
    let from = at + 1;
    while (COPULAS.test(reading.word(from)) && from - at < 4) from++;
    const place = from > at + 1 ? nameAt(reading, from) : undefined;
    if (place) return place;
  }
  return startingName(reading) ?? (reading.isShouted ? undefined : talkedAbout(reading, isExcluded));
}

/** How English and Welsh names of places end, in words long enough not to be others. */
const ENDINGS =
  /^(?:llan|aber|pont|tre)[a-z]{4,}$|^[a-z]{3,}(?:ingham|ington|ampton|bury|borough|burgh|wick|minster|mouth|chester|caster|cester|thorpe|combe|coombe|hurst|shire|wold|wolds|hithe|stead|field|worth|ford|leigh|ley|ton|ham|aire)$/;
const NO_NAMES =
  /^(?:afford|instead|homestead|farmstead|barley|medley|alley|valley|trolley|volley|parsley|button|cotton|carton|skeleton|badminton|midfield|infield|outfield|noteworth|pennyworth|bedstead|hamster|oxford shirt|family)$/;

/** Whether an unknown word looks like a British place: "Kidlington", "Saltaire". */
function looksLikeName(word: string): boolean {
  return word.length >= 6 && ENDINGS.test(word) && !NO_NAMES.test(word) && isUncommon(word);
}

/** "Kidlington 3 bed", "Ashby-de-la-Zouch 4 bed detached", "Lake District cottage": a search often begins with its place. */
function startingName(reading: Reading): LiteralPlace | undefined {
  const place = nameAt(reading, 0);
  if (!place || place.end >= reading.tokens.length) return undefined;
  const words = place.end - place.start;
  const several =
    words > 1 &&
    isUncommon(reading.word(0)) &&
    reading.tokens[0]?.capital &&
    !reading.isShouted &&
    reading.tokens[place.end - 1]?.capital;
  const sure = Array.from({ length: words }, (_, at) => reading.word(at)).some(looksLikeName);
  const behind = reading.word(place.end);
  const leadsOn =
    !reading.isFree(place.end) || reading.tokens[place.end]?.kind !== 'word' || isCommonWord(behind);
  return (several || sure) && leadsOn ? place : undefined;
}

function talkedAbout(reading: Reading, isExcluded: (at: number) => boolean): LiteralPlace | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (!token?.capital || isExcluded(at) || isCommonWord(token.fold)) continue;
    const place = nameAt(reading, at);
    if (!place) continue;
    const opening =
      at === 0 &&
      (/^(?:[.!?]?|please|pls|and)$/.test(reading.word(place.end)) ||
        (reading.word(place.end) === ',' && place.end > 1));
    if (
      opening ||
      OPINIONS.test(reading.word(place.end)) ||
      CHOICES.test(reading.word(at - 1)) ||
      PLACE_NOUNS.test(reading.word(at - 2))
    )
      return place;
    at = place.end - 1;
  }
  return undefined;
}
