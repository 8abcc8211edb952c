import { readCount } from './numbers.js';
import type { Reading } from './reading.js';

export type Room = 'beds' | 'baths';

const NOUNS: Readonly<Record<string, Room>> = {};
const NOUN_WORDS: Readonly<Record<Room, string>> = {
  beds: 'bed beds bedroom bedrooms bedroomed bedder bedders bdr bdrs bdrm bdrms br brs bd bds bedrm bedrms bedsroom bedroon bedrom bedroooms',
  baths: 'bath baths bathroom bathrooms bathroomed ba bas bthrm bathrm bathrms',
};
for (const [room, words] of Object.entries(NOUN_WORDS)) {
  for (const word of words.split(' ')) Object.assign(NOUNS, { [word]: room });
}

const ADJECTIVES = new Set(
  'x equal twin rm rms dbls double dbl doubles good large sized size spacious big small proper king queen separate full family modern bright nice lovely decent generous of more plus single en suite ensuite private own master new actual genuine complete -'.split(
    ' ',
  ),
);
const IS = new Set([
  ':',
  '=',
  '>',
  '≥',
  'x',
  '(',
  '-',
  'is',
  'are',
  'be',
  'should',
  'would',
  'could',
  'must',
  'need',
  'needs',
  'to',
  'of',
  'as',
  'at',
  'least',
  'min',
  'minimum',
  'max',
  'required',
  'wanted',
  'has',
  'have',
  'count',
  'number',
  'preferably',
  'ideally',
]);

/** "bedrroms", "hedrooms", "bedrooma": slips of the finger common enough to forgive. */
const SLIPPED_BEDROOM = /^[bhvn]e?a?d+r+o+[mn]+(?:s|ed|a|es)?$/;

export interface RoomNoun {
  readonly room: Room;
  readonly start: number;
  readonly end: number;
}

export function nounAt(reading: Reading, at: number): RoomNoun | undefined {
  const word = reading.word(at);
  if (reading.tokens[at]?.kind !== 'word') return undefined;
  if (Object.hasOwn(NOUNS, word)) {
    const split = /^(?:bed|bath)$/.test(word) && /^rooms?$/.test(reading.word(at + 1));
    return { room: NOUNS[word] as Room, start: at, end: at + (split ? 2 : 1) };
  }
  // "4 double rooms", "3 dbl rms"
  if (/^(?:rooms?|rms?)$/.test(word) && /^(?:double|dbl|doubles|twin)$/.test(reading.word(at - 1)))
    return { room: 'beds', start: at, end: at + 1 };
  if (SLIPPED_BEDROOM.test(word)) return { room: 'beds', start: at, end: at + 1 };
  // "2b2b": the first b is for beds, the second for baths.
  const previous = reading.tokens[at - 1];
  if (word === 'b' && previous?.kind === 'number' && previous.end === reading.tokens[at]?.start) {
    const second =
      reading.word(at - 2) === 'b' || (/^[/,-]$/.test(reading.word(at - 2)) && reading.word(at - 3) === 'b');
    return { room: second ? 'baths' : 'beds', start: at, end: at + 1 };
  }
  return undefined;
}

export interface Counted {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** Slips of the finger in numbers, believed right before "bed" and "bath". */
const SLIPPED_COUNTS = new Map(
  Object.entries({
    oen: 1,
    won: 1,
    tow: 2,
    too: 2,
    twoo: 2,
    thre: 3,
    tree: 3,
    threee: 3,
    fourr: 4,
    foru: 4,
    fuor: 4,
    fore: 4,
    fiv: 5,
  }),
);

/** The number that ends at a token: walks back over the words a number may consist of and reads forward. */
function countEndingAt(reading: Reading, end: number): Counted | undefined {
  for (let start = Math.max(0, end - 3); start < end; start++) {
    if (reading.tokens[start - 1]?.fold === '£') continue;
    const count = readCount(reading.tokens, start);
    if (count?.end === end) return { value: count.value, start, end };
  }
  const slipped = SLIPPED_COUNTS.get(reading.word(end - 1));
  const noun = /^(?:bed|beds|bedrooms?|baths?|bathrooms?|double|dbl)$/.test(reading.word(end));
  return slipped !== undefined && noun ? { value: slipped, start: end - 1, end } : undefined;
}

export function countBefore(reading: Reading, noun: RoomNoun): Counted | undefined {
  let end = noun.start;
  for (let skipped = 0; skipped < 4; skipped++) {
    if (comparatorAfterEndsAt(reading, end))
      end -= reading.word(end - 1) === '+' || reading.word(end - 1) === 'plus' ? 1 : 2;
    const count = countEndingAt(reading, end);
    if (count) return reading.isFree(count.start) ? count : undefined;
    if (!ADJECTIVES.has(reading.word(end - 1))) return undefined;
    end--;
  }
  return undefined;
}

/** "3+ beds", "3 or more bedrooms": words between the number and its noun that make it a minimum, as it is anyway. */
function comparatorAfterEndsAt(reading: Reading, end: number): boolean {
  return (
    /^(?:\+|plus)$/.test(reading.word(end - 1)) ||
    reading.says(end - 2, 'or', 'more') ||
    reading.says(end - 2, 'or', 'above')
  );
}

/** "£300 - 350, 2 bed": the 350 is no number of rooms. */
const MOST_ALTERNATIVES = 12;

/** "2 or 3 bed", "2-3 bed", "two to three bedrooms", "1, 2 or 3 bed": the smallest is what the search needs. */
export function withAlternatives(reading: Reading, last: Counted): Counted {
  let best = last;
  for (let round = 0; round < 4; round++) {
    let joint = best.start;
    while (
      ['or', 'to', '-', '/', ',', 'and', '&', 'maybe', 'possibly', 'even'].includes(
        reading.word(joint - 1),
      ) &&
      best.start - joint < 3
    )
      joint--;
    // "4+1 beds"
    if (reading.word(best.start - 1) === '+') {
      const main = countEndingAt(reading, best.start - 1);
      return main && reading.areFree(main.start, main.end)
        ? { value: main.value, start: main.start, end: last.end }
        : best;
    }
    if (
      ['bed', 'beds', 'bedroom', 'bedrooms', 'bath', 'baths', 'bathroom', 'bathrooms'].includes(
        reading.word(joint - 1),
      )
    )
      return best;
    const earlier = countEndingAt(reading, joint);
    if (
      !earlier ||
      earlier.value > MOST_ALTERNATIVES ||
      !reading.areFree(earlier.start, earlier.end) ||
      (joint === best.start && reading.tokens[earlier.start]?.kind === 'number')
    )
      return best;
    best = { value: Math.min(best.value, earlier.value), start: earlier.start, end: last.end };
  }
  return best;
}

/** "bedrooms: 3", "beds 3 baths 2", "bathrooms should be at least 2". */
export function countBehind(reading: Reading, noun: RoomNoun): Counted | undefined {
  let at = noun.end;
  while (IS.has(reading.word(at)) && at - noun.end < 5) at++;
  const count = readCount(reading.tokens, at);
  if (!count || !reading.areFree(at, count.end) || reading.word(at - 1) === '£') return undefined;
  const stated = at > noun.end || /s$/.test(reading.word(noun.end - 1));
  const next = nounAt(reading, count.end);
  // "bedrooms 2 bathrooms" counts the bathrooms, unless they have a number of their own.
  if (next && readCount(reading.tokens, next.end) === undefined) return undefined;
  const otherUnit =
    /^(?:k|m|min|mins|minute|minutes|mile|miles|sq|sqft|reception|receptions|pcm|pw|grand|thousand|million|toilets?)$/;
  if (!stated || otherUnit.test(reading.word(count.end))) return undefined;
  return { value: count.value, start: at, end: count.end };
}
