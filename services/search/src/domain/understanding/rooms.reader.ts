import { comparatorAfter, comparatorBefore } from './comparators.js';
import { readCount } from './numbers.js';
import type { Reading } from './reading.js';
import {
  countBefore,
  countBehind,
  nounAt,
  withAlternatives,
  type Counted,
  type Room,
} from './room-counts.js';

/** More rooms than any home on the market: a slip of the keyboard. */
const MOST_ROOMS = 50;

/** Bedrooms and bathrooms. Both are minimums; an en suite, a double bedroom or "a bath" counts nothing by itself. */
export function readRooms(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const noun = nounAt(reading, at);
    if (!noun || !reading.isFree(at)) continue;
    const before = countBefore(reading, noun);
    if (before && (before.value <= MOST_ROOMS || !countBehind(reading, noun))) {
      settle(reading, noun.room, withAlternatives(reading, before), noun.end);
      if (noun.room === 'beds') sharedWithBaths(reading, before.value, noun.end);
    } else {
      const behind = countBehind(reading, noun);
      if (behind) settle(reading, noun.room, { ...behind, start: noun.start }, behind.end, behind.start);
    }
    at = noun.end - 1;
  }
}

/** "one bed and bath", "three bedrooms and baths": one number for both. */
function sharedWithBaths(reading: Reading, count: number, end: number): void {
  const noun = reading.word(end) === 'and' ? nounAt(reading, end + 1) : undefined;
  const plural = noun && /s$/.test(reading.word(noun.end - 1));
  if (noun?.room !== 'baths' || reading.has('baths') || plural !== count > 1) return;
  if (readCount(reading.tokens, noun.end)) return;
  reading.criteria.baths = count;
  reading.found('baths', count, [noun.start, noun.end], 'guess', 'Read with the number of the bedrooms.');
}

function settle(reading: Reading, room: Room, count: Counted, nounEnd: number, numberAt = count.start): void {
  const before = ownComparator(reading, numberAt);
  const after = comparatorAfter(reading, nounEnd);
  const start = Math.min(count.start, before?.start ?? count.start);
  const end =
    after && (after.means === 'atLeast' || after.means === 'atMost') && !startsAnother(reading, after.end)
      ? after.end
      : nounEnd;
  const bounds = [before?.means, end > nounEnd ? after?.means : undefined];
  const plain = Math.floor(count.value);
  const words = reading.quote(start, end);
  if (bounds.includes('atMost') || bounds.includes('lessThan')) {
    reading.claim(start, end);
    reading.note(`The search filters by the fewest rooms only, so “${words}” was left out.`);
    return;
  }
  const value = bounds.includes('moreThan') ? plain + 1 : plain;
  if (value < 1 || value > MOST_ROOMS) {
    reading.claim(start, end);
    if (value !== 0 || room === 'baths')
      reading.note(`“${words}” was left out: we look for 1 to ${MOST_ROOMS} rooms.`);
    return;
  }
  if (reading.corrects(start)) reading.forget(room);
  const known = reading.criteria[room];
  if (known !== undefined && known <= value) {
    reading.claim(start, end);
    if (known < value)
      reading.note(
        `Several numbers of ${room === 'beds' ? 'bedrooms' : 'bathrooms'}: homes with at least ${known} are shown.`,
      );
    return;
  }
  if (known !== undefined) {
    reading.note(
      `Several numbers of ${room === 'beds' ? 'bedrooms' : 'bathrooms'}: homes with at least ${value} are shown.`,
    );
    reading.parts.splice(
      reading.parts.findIndex((part) => part.criterion === room),
      1,
    );
  }
  if (room === 'beds' && isStudioAlternative(reading, start, end)) {
    reading.claim(start, end);
    reading.note('Studios are included, so no least number of bedrooms is set.');
    return;
  }
  reading.criteria[room] = value;
  reading.found(room, value, [start, end], Number.isInteger(count.value) ? 'certain' : 'likely');
}

/** The comparator before a number, unless it ends an amount: "300k max 2 beds", "£300k (max) 2 beds". */
function ownComparator(reading: Reading, at: number): ReturnType<typeof comparatorBefore> {
  const before = comparatorBefore(reading, at);
  if (!before || !/^(?:max|maximum|min|minimum|tops|limit|budget)$/.test(reading.word(before.start)))
    return before;
  const bracket = reading.text
    .slice(reading.tokens[before.start]?.end, reading.tokens[at]?.start)
    .includes(')');
  const previous = reading.tokens[before.start - 1];
  const endsAmount =
    before.start === at - 1 &&
    (previous?.kind === 'number' ||
      /^(?:k|m|mil|million|thousand|grand|pcm|pw|month|week)$/.test(previous?.fold ?? ''));
  return bracket || endsAmount ? undefined : before;
}

/** "2 beds max £2,000": the comparator belongs to the amount behind it. */
function startsAnother(reading: Reading, at: number): boolean {
  return reading.word(at) === '£' || readCount(reading.tokens, at) !== undefined;
}

/** "studio or one bed": a studio has no bedroom of its own. */
function isStudioAlternative(reading: Reading, start: number, end: number): boolean {
  const joins = (at: number): boolean => reading.word(at) === 'or' || reading.word(at) === '/';
  const studioBefore = [1, 2, 3].some(
    (back) => /^studios?$/.test(reading.word(start - 1 - back)) && joins(start - 1),
  );
  const studioBehind = joins(end) && [1, 2].some((on) => /^studios?$/.test(reading.word(end + on)));
  return studioBefore || studioBehind;
}
