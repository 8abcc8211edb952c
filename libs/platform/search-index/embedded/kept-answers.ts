import { hash } from 'node:crypto';
import type { Hit, SearchRequest, SearchResponse } from '../search-index.port.js';
import { type Bits, has } from './bits.js';
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

interface KeptAnswer {
  readonly answer: Answer;
  /** Ascending rows where they are few, otherwise a set. */
  readonly matches: { readonly rows: Uint32Array } | { readonly bits: Bits };
  readonly bytes: number;
  /** When it was true. */
  at: number;
}

/**
 * Whole answers, from the second time on that a question is asked, until a write touches them: one does that changes a row which is
 * among the matches, or is now. All else that an answer says is of its matches alone. Those not asked for the longest go first.
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
  of(
    request: SearchRequest,
    conditions: readonly Condition[],
    find: (keep: (matches: Matches) => void) => Answer,
  ): Answer {
    if (conditions.some(({ key }) => key === undefined)) return find(() => undefined);
    const key = hash('sha256', keyText(request), 'base64');
    const known = this.#kept.get(key);
    if (known) {
      this.#forget(key, known);
      if (this.#isTrue(known, conditions)) {
        this.#keep(key, known);
        return known.answer;
      }
    } else if (!this.#isSeen(key)) {
      return find(() => undefined);
    }
    let matches: KeptAnswer['matches'] | undefined;
    const answer = find((found) => {
      matches =
        found.count < found.words
          ? { rows: found.selection.rows.slice(0, found.count) }
          : // A copy: sets that are kept follow the writes.
            { bits: found.bits.slice() };
    });
    if (!matches) return answer;
    const bytes = ('rows' in matches ? matches.rows : matches.bits).byteLength + BYTES_BESIDE;
    this.#keep(key, { answer, matches, bytes, at: this.columns.changes.now });
    return answer;
  }

  #isSeen(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= MOST_SEEN) this.#seen = new Set();
    this.#seen.add(key);
    return false;
  }

  #isTrue(known: KeptAnswer, conditions: readonly Condition[]): boolean {
    const { changes, ids } = this.columns;
    if (known.at === changes.now) return true;
    const changed = changes.since(known.at);
    if (!changed) return false;
    const { matches } = known;
    const was =
      'bits' in matches
        ? (row: number) => has(matches.bits, row)
        : (row: number) => isAmong(matches.rows, row);
    if (changed.some(was)) return false;
    const ground = this.ground();
    const inUse = changed.filter((row) => ids[row] !== undefined);
    const isNow = ground.scratch.borrowSelection(inUse, (selection) => {
      narrow(ground, conditions, selection);
      return selection.count > 0;
    });
    if (isNow) return false;
    known.at = changes.now;
    return true;
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

function isAmong(rows: Uint32Array, row: number): boolean {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}
