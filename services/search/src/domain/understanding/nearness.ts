import { milesWalkedIn } from '@lintel/geo';
import { comparatorAfter, comparatorBefore } from './comparators.js';
import { readCount, readFraction } from './numbers.js';
import type { Reading } from './reading.js';

/** "Near", "close to" and "walking distance" without a figure: ten minutes on foot at three miles an hour. */
export const NEAR_MILES = 0.5;

/** Words that say how far: "within 10 minutes walk", "near". */
export interface Nearness {
  readonly start: number;
  readonly end: number;
  /** Undefined when the words say how far away a stop must at least be, or how long a journey takes. */
  readonly miles: number | undefined;
  /** No figure was given. */
  readonly vague: boolean;
}

const MILES_PER: Readonly<Record<string, number>> = {};
const UNIT_WORDS: readonly [number, string][] = [
  [1, 'mile miles mi'],
  [0.621371, 'km kms kilometre kilometres kilometer kilometers'],
  [0.000621371, 'm mtr mtrs metre metres meter meters'],
  [1 / 1760, 'yard yards yd yds'],
];
for (const [miles, words] of UNIT_WORDS) {
  for (const word of words.split(' ')) Object.assign(MILES_PER, { [word]: miles });
}
const MINUTES = new Set(['minute', 'minutes', 'min', 'mins']);
const WALKS = new Set([
  'walk',
  'walks',
  'walking',
  'stroll',
  'foot',
  'on',
  'by',
  'away',
  'distance',
  's',
  'easy',
  'short',
  'walkable',
  'max',
  'maximum',
  'or',
  'less',
  'at',
  'most',
]);
const RIDES = new Set([
  'drive',
  'driving',
  'commute',
  'commuting',
  'journey',
  'ride',
  'cycle',
  'cycling',
  'bike',
  'car',
  'flight',
  'ferry',
]);

const VAGUE = [
  'near',
  'near to',
  'nearby',
  'close to',
  'close by',
  'next to',
  'next door to',
  'by',
  'beside',
  'opposite',
  'adjacent to',
  'walking distance',
  'walkable distance',
  'short walk',
  'easy walk',
  'stones throw',
  'easy reach of',
  'handy for',
  'convenient for',
  'walk to',
  'walkable to',
  'minutes from',
  'mins from',
  'moments from',
  'corner from',
  'nearest',
  'close',
  'not far from',
  'around',
  'easy access to',
  'walkable from',
  'walk from',
  'walk of',
  'reach of',
  'nr',
  'nr to',
  'near by',
  'near enough to',
  'not too far from',
  'not too far away from',
  'not that far from',
  'not so far from',
  'not far away from',
  'not far off',
  'not miles from',
  'good access to',
  'access to',
  'well connected to',
  'steps from',
  'steps away from',
  'yards from',
  'proximity to',
  'on top of',
  'accessible to',
  'round the corner from',
  'within reach of',
  'in reach of',
].map((phrase) => phrase.split(' '));
const vagueByFirst = new Map<string, string[][]>();
for (const words of VAGUE)
  vagueByFirst.set(words[0] as string, [...(vagueByFirst.get(words[0] as string) ?? []), words]);
for (const list of vagueByFirst.values()) list.sort((a, b) => b.length - a.length);

function unitAt(reading: Reading, at: number): number | undefined {
  const word = reading.word(at);
  return Object.hasOwn(MILES_PER, word) ? MILES_PER[word] : undefined;
}

/** A length or a walking time whose number starts at a token. */
function measureAt(reading: Reading, at: number, afterMinutes: boolean): Nearness | undefined {
  const { tokens } = reading;
  const fraction = readFraction(tokens, at);
  if (fraction) {
    const unit = unitAt(reading, fraction.end);
    if (unit !== undefined && unit > 0.01) return span(reading, at, fraction.end + 1, fraction.value * unit);
    if (/^hours?$/.test(reading.word(fraction.end)))
      return timed(reading, at, fraction.end + 1, fraction.value * 60);
  }
  if (reading.word(at) === 'a' && unitAt(reading, at + 1) === 1) {
    return reading.says(at + 2, 'and', 'a', 'half')
      ? span(reading, at, at + 5, 1.5)
      : span(reading, at, at + 2, 1);
  }
  const previous = reading.tokens[at - 1];
  if (previous?.fold === '£') return undefined;
  let count = readCount(tokens, at);
  if (count === undefined) return undefined;
  // "5-10 minutes", "5 to 10 minutes": the farther one is meant.
  if (['-', 'to', 'or'].includes(reading.word(count.end))) count = readCount(tokens, count.end + 1) ?? count;
  if (reading.says(count.end, 'and', 'a', 'half') && unitAt(reading, count.end + 3) !== undefined) {
    count = { value: count.value + 0.5, end: count.end + 3 };
  }
  // "800m" is a length and "2m" a price; "1.2m" likewise.
  const unit = unitAt(reading, count.end);
  if (unit !== undefined && !(reading.word(count.end) === 'm' && count.value < 50)) {
    return span(reading, at, count.end + 1, count.value * unit);
  }
  // "two minutes from the bus, ten from the tube"
  if (afterMinutes && /^(?:from|to)$/.test(reading.word(count.end)) && reading.tokens[at]?.kind === 'word')
    return span(reading, at, count.end, milesWalkedIn(count.value));
  return MINUTES.has(reading.word(count.end)) ? timed(reading, at, count.end + 1, count.value) : undefined;
}

function timed(reading: Reading, start: number, end: number, minutes: number): Nearness | undefined {
  for (let at = end; at < end + 4; at++) {
    const word = reading.word(at);
    const byTransport =
      (word === 'by' || word === 'on') &&
      !['foot', 'walking'].includes(reading.word(at + 1)) &&
      !/^(?:the|a)$/.test(reading.word(at + 1));
    if (RIDES.has(word) || byTransport || (word === 'into' && at === end)) {
      return { ...span(reading, start, at + (byTransport ? 2 : 1), 0), miles: undefined };
    }
    if (!WALKS.has(word)) break;
  }
  return span(reading, start, end, milesWalkedIn(minutes));
}

function span(reading: Reading, from: number, to: number, miles: number): Nearness {
  let end = to;
  while (WALKS.has(reading.word(end)) && end - to < 4) end++;
  const before = comparatorBefore(reading, from);
  const after = comparatorAfter(reading, to);
  const least = [before?.means, after?.means].some((means) => means === 'atLeast' || means === 'moreThan');
  const start = before?.start ?? from;
  const rounded = Math.round(miles * 100) / 100;
  return {
    start,
    end: Math.max(end, after?.end ?? 0),
    miles: least || !(rounded > 0 && rounded <= 50) ? undefined : rounded,
    vague: false,
  };
}

const FAR = new Set(['not', 'far', 'away', 'isnt', 'without', 'no']);

/** All words of nearness in a text, left to right, none inside another. */
export function findNearness(reading: Reading, insidePlace: (at: number) => boolean): Nearness[] {
  const found: Nearness[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.kind === 'postcode' || insidePlace(at)) continue;
    const last = found.at(-1);
    const measure = measureAt(reading, at, last !== undefined && !last.vague);
    if (measure) {
      found.push(measure);
      at = measure.end - 1;
      continue;
    }
    const vague = vagueByFirst.get(token.fold)?.find((words) => reading.says(at, ...words));
    if (!vague) continue;
    const end = at + vague.length;
    const negated = FAR.has(reading.word(at - 1)) && vague[0] !== 'not';
    found.push({ start: at, end, miles: negated ? undefined : NEAR_MILES, vague: true });
    at = end - 1;
  }
  return found;
}
