import { hash } from 'node:crypto';
import type { Hit, SearchRequest, SearchResponse } from '../search-index.port.js';
import { type Bits, has, wordsFor } from './bits.js';
import type { ColumnStore } from './column-store.js';
import { type Condition, keyText } from './conditions.js';
import type { Matches } from './matches.js';
import { type Ground, narrow } from './narrow.js';

const MOST_BYTES = 48 * 1024 * 1024;
/** Of counts and rows of a page, about. */
const BYTES_BESIDE = 8 * 1024;
/** Of questions seen once. */
const MOST_SEEN = 4096;

/** What is answered from the columns alone; the sources are read anew. */
export interface Answer extends Omit<SearchResponse<unknown>, 'hits'> {
  readonly hits: readonly (Omit<Hit<unknown>, 'source'> & { readonly row: number })[];
}

/** How an answer is made, and made anew of few rows. */
export interface Answering {
  /** @param keep to be told the matches */
  find(keep: (matches: Matches) => void): Answer;
  /** With these rows among its matches too, ascending; undefined where it takes all rows to tell. */
  add(answer: Answer, rows: Uint32Array): Answer | undefined;
}

interface KeptAnswer {
  readonly answer: Answer;
  /** Ascending rows where they are few, otherwise a set. */
  readonly matches: { readonly rows: Uint32Array } | { readonly bits: Bits };
  readonly bytes: number;
  /** When it was true. */
  readonly at: number;
}

/**
 * Whole answers, from the second time on that a question is asked, until a write changes or removes a row that is among the matches. All that an
 * answer says is of its matches alone, so that one which has become a match is added to it. Those not asked for the longest go first.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, KeptAnswer>();
  #bytes = 0;
  #seen = new Set<string>();

  constructor(
    readonly columns: ColumnStore,
    readonly ground: () => Ground,
  ) {}

  /** Good until the next write. */
  of(request: SearchRequest, conditions: readonly Condition[], answering: Answering): Answer {
    if (conditions.some(({ key }) => key === undefined)) return answering.find(() => undefined);
    const key = hash('sha256', keyText(request), 'base64');
    const known = this.#kept.get(key);
    if (known) {
      this.#forget(key, known);
      const now = this.#follow(known, conditions, answering);
      if (now) {
        this.#keep(key, now);
        return now.answer;
      }
    } else if (!this.#isSeen(key)) {
      return answering.find(() => undefined);
    }
    let matches: KeptAnswer['matches'] | undefined;
    const answer = answering.find((found) => {
      matches =
        found.count < found.words
          ? { rows: found.selection.rows.slice(0, found.count) }
          : // A copy: sets that are kept follow the writes.
            { bits: found.bits.slice() };
    });
    if (matches) this.#keep(key, { answer, matches, bytes: bytesOf(matches), at: this.columns.changes.now });
    return answer;
  }

  #isSeen(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= MOST_SEEN) this.#seen = new Set();
    this.#seen.add(key);
    return false;
  }

  /** As it is after the writes since; undefined where it has to be made anew. */
  #follow(known: KeptAnswer, conditions: readonly Condition[], { add }: Answering): KeptAnswer | undefined {
    const { changes, ids } = this.columns;
    const at = changes.now;
    if (known.at === at) return known;
    const changed = changes.since(known.at);
    if (!changed) return undefined;
    const { matches } = known;
    const was =
      'bits' in matches
        ? (row: number) => has(matches.bits, row)
        : (row: number) => isAmong(matches.rows, row);
    // What a row has been is not known any more.
    if (changed.some(was)) return undefined;
    const ground = this.ground();
    const inUse = changed.filter((row) => ids[row] !== undefined);
    const rows = ground.scratch.borrowSelection(inUse, (selection) => {
      narrow(ground, conditions, selection);
      return selection.rows.slice(0, selection.count);
    });
    if (rows.length === 0) return { ...known, at };
    const answer = add(known.answer, rows);
    if (!answer) return undefined;
    const all = withRows(matches, rows);
    return { answer, matches: all, bytes: bytesOf(all), at };
  }

  #keep(key: string, kept: KeptAnswer): void {
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    for (const [oldest, each] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#forget(oldest, each);
    }
  }

  #forget(key: string, { bytes }: KeptAnswer): void {
    this.#kept.delete(key);
    this.#bytes -= bytes;
  }
}

const bytesOf = (matches: KeptAnswer['matches']): number =>
  ('rows' in matches ? matches.rows : matches.bits).byteLength + BYTES_BESIDE;

function withRows(matches: KeptAnswer['matches'], rows: Uint32Array): KeptAnswer['matches'] {
  if ('rows' in matches) {
    const all = new Uint32Array(matches.rows.length + rows.length);
    all.set(matches.rows);
    all.set(rows, matches.rows.length);
    return { rows: all.sort() };
  }
  const words = wordsFor(rows.at(-1)! + 1);
  let { bits } = matches;
  if (bits.length < words) {
    // With room for more, so that it is not copied for each of many.
    bits = new Uint32Array(words + (words >>> 6));
    bits.set(matches.bits);
  }
  for (const row of rows) bits[row >>> 5]! |= 1 << (row & 31);
  return { bits };
}

function isAmong(rows: Uint32Array, row: number): boolean {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}
