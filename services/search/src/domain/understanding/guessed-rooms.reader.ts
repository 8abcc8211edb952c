import { comparatorBefore } from './comparators.js';
import { readCount } from './numbers.js';
import type { Reading } from './reading.js';
import type { Counted } from './room-counts.js';

const MOST_GUESSED = 10;

/**
 * Without any bedrooms, "3 rooms" or a number standing alone ("3 please", "4 in Clapham") is read as bedrooms, as a guess.
 * A text with more numbers, or a long one, says something else.
 */
export function guessBedrooms(reading: Reading): void {
  if (reading.has('beds') || reading.tokens.length > 40) return;
  const counts: Counted[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    // "rooms: 2"
    const listed = /^rooms?$/.test(reading.word(at)) && /^[:=]$/.test(reading.word(at + 1));
    const behind = listed ? readCount(reading.tokens, at + 2) : undefined;
    if (behind && reading.isFree(at + 2) && behind.value >= 1 && behind.value <= MOST_GUESSED) {
      guess(reading, behind.value, at, behind.end);
      return;
    }
    const count = reading.isFree(at) ? readCount(reading.tokens, at) : undefined;
    if (!count) continue;
    if (/^rooms?$/.test(reading.word(count.end)) && count.value >= 1 && count.value <= MOST_GUESSED) {
      guess(reading, count.value, at, count.end + 1);
      return;
    }
    counts.push({ value: count.value, start: at, end: count.end });
    at = count.end - 1;
  }
  const [only] = counts;
  if (!only || counts.length > 1 || reading.tokens.length > 14 || !Number.isInteger(only.value)) return;
  if (only.value < 1 || only.value > MOST_GUESSED || !standsAlone(reading, only)) return;
  guess(reading, only.value, only.start, only.end);
}

function standsAlone(reading: Reading, count: Counted): boolean {
  const next = reading.word(count.end);
  const before = reading.word(count.start - 1);
  if (/^(?:no|the|this|that|another|which|any|number|£|\/|=|<|>)$/.test(before)) return false;
  const bounded = comparatorBefore(reading, count.start)?.means;
  if (bounded === 'atMost' || bounded === 'lessThan' || bounded === 'about') return false;
  if (/^(?:please|pls|[.!?,]?)$/.test(next)) return true;
  // "one" is a pronoun as often as a number.
  const pronoun = reading.word(count.start) === 'one' && count.start > 0;
  return !pronoun && /^(?:in|is|are|will|would|should|works|of|at|near)$/.test(next);
}

function guess(reading: Reading, value: number, start: number, end: number): void {
  reading.criteria.beds = value;
  reading.found('beds', value, [start, end], 'guess', 'A number without a unit was read as bedrooms.');
}
