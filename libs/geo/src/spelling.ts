import { foldName } from './fold.js';
import { findPlace, knownNames } from './lookup.js';
import { isOrdinaryWord } from './ordinary-words.js';
import type { Place } from './place.js';

/** Below this many letters a slip of the finger turns too many words into places. */
const SHORTEST = 5;
const LONG = 8;

/** Slips forgiven in a name of that many letters. */
export function slipsForgiven(letters: number): 0 | 1 | 2 {
  if (letters < SHORTEST) return 0;
  return letters < LONG ? 1 : 2;
}

/** A bit for each letter a word contains: one slip changes at most two bits, which rules out nearly every name. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** People seldom miss a name's first letter; words that differ there are other words ("parking", "Barking"). */
export function startsAlike(typed: string, name: string): boolean {
  return typed[0] === name[0] || (typed[0] === name[1] && typed[1] === name[0]);
}

const candidates = knownNames
  .filter((name) => name.length >= SHORTEST && !/\d/.test(name))
  .map((name) => ({ name, mask: letterMask(name) }));

/** Edits (insert, delete, replace, swap of neighbours) between two words. */
export function damerauLevenshtein(a: string, b: string): number {
  return editsToBeginnings(a, b)[b.length] ?? 0;
}

/** By length, the edits between a word and each beginning of another, the whole of it last. */
export function editsToBeginnings(a: string, b: string): Uint16Array {
  const width = b.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint16Array(width);
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = edits;
    }
    beforeLast = last;
    last = row;
  }
  return last;
}

export interface Respelling {
  readonly place: Place;
  /** How many slips away the typed text is. */
  readonly slips: number;
}

/**
 * Places a misspelt name may mean, those with the fewest slips only. One slip is forgiven in 5 to 7 letters, two in 8 or
 * more (the shorter of typed and known name counts), never the first letter but for a swap with the second, none in a short
 * word, and never in an ordinary English word.
 * A name spelt right answers with no slips.
 */
export function closestPlaces(text: string): readonly Respelling[] {
  const typed = foldName(text);
  const exact = findPlace(typed);
  if (exact.length > 0) return exact.map((place) => ({ place, slips: 0 }));
  const forgiven = slipsForgiven(typed.length);
  if (forgiven === 0 || /\d/.test(typed) || typed.split(' ').every(isOrdinaryWord)) return [];

  const mask = letterMask(typed);
  let fewest: number = forgiven;
  let names: string[] = [];
  for (const candidate of candidates) {
    const gap = Math.abs(candidate.name.length - typed.length);
    if (gap > fewest || bitCount(candidate.mask ^ mask) > 2 * fewest) continue;
    if (!startsAlike(typed, candidate.name)) continue;
    const allowed = Math.min(fewest, slipsForgiven(candidate.name.length));
    const slips = damerauLevenshtein(typed, candidate.name);
    if (slips > allowed) continue;
    if (slips < fewest) names = [];
    fewest = slips;
    names.push(candidate.name);
  }
  return names.flatMap((name) => findPlace(name).map((place) => ({ place, slips: fewest })));
}
