import type { Reading } from './reading.js';
import type { Unrecognised } from './understanding.types.js';
import { isFiller } from './vocabulary.js';

/** Runs shown to the visitor; a page of prose is not a list of wishes. */
const MOST_RUNS = 20;
/** Words that only lead to what was understood beside them. */
const LEADS = new Set([
  'near',
  'nr',
  'nearby',
  'close',
  'price',
  'budget',
  'w',
  'bed',
  'beds',
  'bath',
  'baths',
  'min',
  'max',
  'around',
]);

/** Runs of words nobody claimed, without the filler around them: "south facing garden". */
export function findUnrecognised(reading: Reading): Unrecognised[] {
  const runs: Unrecognised[] = [];
  let from = -1;
  let to = -1;
  const close = (): void => {
    if (from >= 0) {
      const start = reading.tokens[from]?.start ?? 0;
      const end = reading.tokens[to]?.end ?? start;
      runs.push({ text: reading.text.slice(start, end), start, end });
    }
    from = -1;
  };
  for (let at = 0; at < reading.tokens.length && runs.length < MOST_RUNS; at++) {
    const token = reading.tokens[at];
    const matters =
      reading.isFree(at) &&
      token?.kind !== 'symbol' &&
      !isFiller(token?.fold ?? '') &&
      !(from < 0 && LEADS.has(token?.fold ?? ''));
    if (matters) {
      if (from < 0) from = at;
      to = at;
    } else close();
  }
  if (runs.length < MOST_RUNS) close();
  return runs;
}
