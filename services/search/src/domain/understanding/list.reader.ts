import { choicesOf, criterionOf, saidCriteria } from '@lintel/contracts';
import { type Comparator, comparatorAfter, comparatorBefore } from './comparators.js';
import type { Reading } from './reading.js';
import type { Criterion } from './understanding.types.js';

/** Criteria whose choices are a list that goes up, and what people call them. */
const lists = saidCriteria.flatMap((name) => {
  const { kind, called = [] } = criterionOf(name);
  if (kind !== 'upTo') return [];
  const choices = choicesOf(name).map((choice) => String(choice).toLowerCase());
  return [{ name, choices, called: called.map((words) => words.split(' ')) }];
});

const BAND = /^bands?$/;
/** Words that may stand between what a list is called and the choice: "council tax no higher than band C". */
const BETWEEN =
  /^(?:bands?|is|in|of|at|to|be|up|upto|max|maximum|min|minimum|most|least|under|below|above|over|than|higher|lower|less|more|or|no|not|within|a|the|:|-|\()$/;
const MOST_BETWEEN = 6;
/** Choices that are words as well: only behind "band", or where a range begins. */
const WORDS = /^[ai]$/;
/** What may begin a comparator behind a choice; "plus a garden" compares nothing. */
const BEHIND = /^(?:or|and|max|maximum|at|tops|upwards|onwards|\+)$/;

interface Said {
  /** Where the choice stands in its list. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** "council tax band C or below", "band D council tax", "council tax A to C". A choice alone is the most, as people mean who pay it. */
export function readLists(reading: Reading): void {
  for (const { name, choices, called } of lists)
    for (let from = 0; from < reading.tokens.length; from++) {
      const words = called.find((phrase) => reading.says(from, ...phrase));
      if (!words || !reading.areFree(from, from + words.length)) continue;
      const said =
        choiceBehind(reading, choices, from, from + words.length) ??
        choiceBefore(reading, choices, from, from + words.length);
      if (said) settle(reading, name, said);
    }
}

function choiceBehind(
  reading: Reading,
  choices: readonly string[],
  start: number,
  from: number,
): Said | undefined {
  for (let at = from; at <= from + MOST_BETWEEN && reading.isFree(at); at++) {
    const word = reading.word(at);
    if (choices.includes(word)) {
      const last = lastOf(reading, choices, at);
      if (!WORDS.test(word) || last > at || BAND.test(reading.word(at - 1)))
        return { at: choices.indexOf(reading.word(last)), start, end: last + 1 };
    }
    if (!BETWEEN.test(word)) return undefined;
  }
  return undefined;
}

/** "band C council tax" */
function choiceBefore(
  reading: Reading,
  choices: readonly string[],
  from: number,
  end: number,
): Said | undefined {
  const at = choices.indexOf(reading.word(from - 1));
  const isNamed = at >= 0 && BAND.test(reading.word(from - 2)) && reading.areFree(from - 2, from);
  return isNamed ? { at, start: from - 2, end } : undefined;
}

/** Of "A to C", "B, C or D" and "A-C" the last. */
function lastOf(reading: Reading, choices: readonly string[], first: number): number {
  let last = first;
  for (let next = first; next !== -1;) {
    last = next;
    const isJoined = /^(?:to|or|and|-|\/|,)$/.test(reading.word(last + 1));
    const hyphen = reading.text.charAt(reading.tokens[last]?.end ?? 0) === '-';
    const behind = isJoined ? last + 2 : hyphen ? last + 1 : -1;
    const word = reading.word(behind);
    next = choices.indexOf(word) > choices.indexOf(reading.word(last)) && !WORDS.test(word) ? behind : -1;
  }
  return last;
}

function settle(reading: Reading, name: Criterion, { at, start, end }: Said): void {
  if (/^(?:not|no|avoid|without)$/.test(reading.word(start - 1))) return;
  const before = comparatorBefore(reading, start);
  // "£2,000 max council tax band C": the comparator is the amount's.
  const own = before && reading.tokens[before.start - 1]?.kind !== 'number' ? before : undefined;
  const after = BEHIND.test(reading.word(end)) ? comparatorAfter(reading, end) : undefined;
  const isNext = after && (/^(?:£|to)$/.test(reading.word(after.end)) || isNumber(reading, after.end));
  const bounds = [own?.means, meansWithin(reading, start, end), isNext ? undefined : after?.means];
  const span = [own?.start ?? start, after && !isNext ? after.end : end] as const;
  const called = criterionOf(name).called?.[0] ?? name;
  if (bounds.includes('atLeast') || bounds.includes('moreThan')) {
    reading.claim(...span);
    reading.note(
      `The search filters by the highest ${called} only, so “${reading.quote(...span)}” was left out.`,
    );
    return;
  }
  const most = choicesOf(name)[bounds.includes('lessThan') ? at - 1 : at];
  if (most === undefined || reading.has(name)) return reading.claim(...span);
  Object.assign(reading.criteria, { [name]: most });
  // "band C council tax" is no circa.
  const isBound = bounds.some((means) => means !== undefined && means !== 'about');
  reading.found(name, most, span, isBound ? 'certain' : 'likely');
}

const isNumber = (reading: Reading, at: number): boolean => reading.tokens[at]?.kind === 'number';

/** Of "council tax below band D" what stands between. */
function meansWithin(reading: Reading, start: number, end: number): Comparator | undefined {
  for (let at = end - 1; at > start; at--) {
    const found = comparatorBefore(reading, at);
    if (found && found.start > start) return found.means;
  }
  return undefined;
}
