import { type SoughtWord, wordsOf } from '../text-rules.js';
import { type Column, grown } from './columns.js';
import { Dictionary, NO_VALUE, RESERVED } from './dictionary.js';
import { WordMatcher } from './word-matcher.js';

/** The row's text is not in memory but in the text table. */
export const STORED = RESERVED;
/** Stands for such a text among the values of a document. */
export const TEXT_IS_STORED = true;

const LONGEST_IN_MEMORY = 128;
const MOST_IN_MEMORY = 50_000;

/**
 * Folded texts. Short ones that repeat, such as locations, are codes of a dictionary, and a question looks at each distinct text
 * once; long ones, and those beyond the dictionary's limit, are left to SQLite. With 100,000
 * listings in 3,000 places a whole search for a substring takes under 1 ms so, against 13 ms for a trigram index alone.
 */
export class TextColumn implements Column<string | typeof TEXT_IS_STORED> {
  readonly type = 'text';
  codes = new Uint32Array(0);
  rowsStored = 0;
  readonly #dictionary = new Dictionary();
  readonly #words: (readonly string[] | undefined)[] = [];

  /** Whether a text is to be kept in memory; otherwise it belongs into the text table and `TEXT_IS_STORED` here. */
  keeps(folded: string): boolean {
    if (folded.length > LONGEST_IN_MEMORY) return false;
    return this.#dictionary.size < MOST_IN_MEMORY || this.#dictionary.codeOf(folded) !== undefined;
  }

  reserve(rows: number): void {
    this.codes = grown(this.codes, rows);
  }

  set(row: number, value: string | typeof TEXT_IS_STORED | undefined): void {
    const before = this.codes[row]!;
    if (typeof value === 'string') {
      const code = this.#dictionary.acquire(value);
      this.#words[code] ??= wordsOf(value);
      this.codes[row] = code;
    } else {
      this.codes[row] = value === TEXT_IS_STORED ? STORED : NO_VALUE;
    }
    if (value === TEXT_IS_STORED) this.rowsStored++;
    if (before === STORED) this.rowsStored--;
    else if (before !== NO_VALUE) this.#release(before);
  }

  has(row: number): boolean {
    return this.codes[row] !== NO_VALUE;
  }

  state() {
    return { dictionary: this.#dictionary.state(), codes: this.codes, rowsStored: this.rowsStored };
  }

  restore(state: object): void {
    const { dictionary, codes, rowsStored } = state as ReturnType<TextColumn['state']>;
    this.#dictionary.restore(dictionary);
    for (const [code, text] of dictionary.values.entries())
      if (text !== undefined) this.#words[code] = wordsOf(text);
    [this.codes, this.rowsStored] = [codes, rowsStored];
  }

  /** Of a row whose text is in memory. */
  textOf(row: number): string {
    return this.#dictionary.valueOf(this.codes[row]!);
  }

  /** 1 at the codes of the texts that contain `folded`. */
  codesContaining(folded: string): Uint8Array {
    return this.#dictionary.where((text) => text.includes(folded));
  }

  /** 1 at the codes of the texts that have all these words. */
  codesMatching(sought: readonly SoughtWord[]): Uint8Array {
    const matcher = new WordMatcher(sought);
    return this.#dictionary.where((_, code) => matcher.matches(this.#words[code]!));
  }

  #release(code: number): void {
    const text = this.#dictionary.valueOf(code);
    this.#dictionary.release(code);
    if (this.#dictionary.codeOf(text) === undefined) this.#words[code] = undefined;
  }
}
