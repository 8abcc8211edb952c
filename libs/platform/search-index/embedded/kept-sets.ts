import { type Bits, bitsOf, wordsFor } from './bits.js';
import type { ColumnStore } from './column-store.js';
import type { Condition } from './conditions.js';
import { type Ground, narrow } from './narrow.js';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SETS = 2048;
/** Of conditions seen once. */
const MOST_SEEN = 4096;
/** A search makes sets of about so many rows together, and leaves further ones to those after it: none has to wait for all. */
const MOST_ROWS_A_SEARCH = 4_000_000;

/** Where the rows that satisfy a condition are asked for. */
export type SetSource = Pick<KeptSets, 'of'>;

export const noSets: SetSource = { of: () => undefined };

interface KeptSet {
  bits: Bits;
  /** When it was true of all rows. */
  at: number;
}

/**
 * The rows that satisfy a condition, kept from its second question on and brought up to date by the rows that writes have
 * changed since: what many searches have in common is worked out once. Those not asked for the longest go first.
 */
export class KeptSets {
  readonly #kept = new Map<string, KeptSet>();
  #seen = new Set<string>();
  #rowsLeft = MOST_ROWS_A_SEARCH;

  constructor(
    readonly columns: ColumnStore,
    readonly ground: () => Ground,
  ) {}

  /** To be called as a search begins. */
  begin(): void {
    this.#rowsLeft = MOST_ROWS_A_SEARCH;
  }

  /** Undefined for a condition that is not kept, or not yet. Good until the next write. */
  of(condition: Condition): Bits | undefined {
    const { key } = condition;
    if (key === undefined) return undefined;
    const known = this.#kept.get(key);
    if (!known && !this.#isSeen(key)) return undefined;
    const set = known && this.#follow(known, condition) ? known : this.#make(condition);
    if (!set) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, set);
    this.#forgetOldest(set);
    return set.bits;
  }

  #isSeen(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= MOST_SEEN) this.#seen = new Set();
    this.#seen.add(key);
    return false;
  }

  #make(condition: Condition): KeptSet | undefined {
    const ground = this.ground();
    if (this.#rowsLeft <= 0) return undefined;
    this.#rowsLeft -= ground.rows;
    return ground.scratch.borrowSelection(this.columns.all(), (selection) => {
      narrow(ground, [condition], selection);
      const bits = bitsOf(selection.rows, selection.count, wordsFor(ground.rows));
      return { bits, at: this.columns.changes.now };
    });
  }

  #follow(set: KeptSet, condition: Condition): boolean {
    const { changes, ids } = this.columns;
    if (set.at === changes.now) return true;
    const changed = changes.since(set.at);
    if (!changed) return false;
    const ground = this.ground();
    const words = wordsFor(ground.rows);
    if (set.bits.length < words) {
      // With room for more, so that a fill does not copy it for each batch.
      const larger = new Uint32Array(words + (words >>> 3));
      larger.set(set.bits);
      set.bits = larger;
    }
    const { bits } = set;
    for (const row of changed) bits[row >>> 5]! &= ~(1 << (row & 31));
    const inUse = changed.filter((row) => ids[row] !== undefined);
    ground.scratch.borrowSelection(inUse, (selection) => {
      narrow(ground, [condition], selection);
      for (let at = 0; at < selection.count; at++) {
        const row = selection.rows[at]!;
        bits[row >>> 5]! |= 1 << (row & 31);
      }
    });
    set.at = changes.now;
    return true;
  }

  #forgetOldest({ bits }: KeptSet): void {
    const most = Math.max(16, Math.min(MOST_SETS, Math.floor(MOST_BYTES / (bits.byteLength + 1))));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) return;
      this.#kept.delete(oldest);
    }
  }
}
