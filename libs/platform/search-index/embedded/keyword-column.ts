import { type Column, grown } from './columns.js';
import { Dictionary, NO_VALUE, RESERVED } from './dictionary.js';

export const SEVERAL = RESERVED;

/** Values whose rows are marked at once: a byte a row for each. */
const MOST_MARKED = 128;

/** Codes of a dictionary: one a row in `codes`, or `SEVERAL` with the codes side by side in a pool. */
export class KeywordColumn implements Column<readonly string[]> {
  readonly type = 'keyword';
  readonly dictionary = new Dictionary();
  codes = new Uint32Array(0);
  /** How many rows hold several: none, and a loop needs `codes` only. */
  rowsWithSeveral = 0;
  /** Where the codes of a row that holds several begin and end in the pool. */
  starts = new Uint32Array(0);
  ends = new Uint32Array(0);
  pool = new Uint32Array(0);
  #poolEnd = 0;
  #poolUsed = 0;

  /** By code, a mark at each row that has it: made when it is first asked for, and kept up from then on. */
  readonly #marks = new Map<number, Uint8Array>();

  /** A mark at each row that has a value; for columns of which rows hold several, where a look at each would be dear. */
  marksOf(code: number): Uint8Array {
    let marks = this.#marks.get(code);
    if (!marks) {
      if (this.#marks.size >= MOST_MARKED) this.#marks.clear();
      marks = new Uint8Array(this.codes.length);
      for (let row = 0; row < marks.length; row++) {
        const has =
          this.codes[row] === SEVERAL ? this.#several(row).includes(code) : this.codes[row] === code;
        marks[row] = Number(has);
      }
      this.#marks.set(code, marks);
    }
    return marks;
  }

  reserve(rows: number): void {
    const before = this.codes.length;
    this.codes = grown(this.codes, rows);
    if (this.codes.length !== before) this.#marks.clear();
    if (this.rowsWithSeveral > 0) this.#reserveLists();
  }

  set(row: number, values: readonly string[] = []): void {
    const distinct = values.length > 1 ? [...new Set(values)] : values;
    // Acquired before the old ones are released, so that a code that stays is not given away in between.
    const codes = distinct.map((value) => this.dictionary.acquire(value));
    this.#release(row);
    if (codes.length > 1) this.#setSeveral(row, codes);
    else this.codes[row] = codes[0] ?? NO_VALUE;
    for (const marks of this.#marks.values()) marks[row] = 0;
    for (const code of codes) {
      const marks = this.#marks.get(code);
      if (marks) marks[row] = 1;
    }
  }

  has(row: number): boolean {
    return this.codes[row] !== NO_VALUE;
  }

  state() {
    const { codes, rowsWithSeveral, starts, ends, pool } = this;
    const [poolEnd, poolUsed] = [this.#poolEnd, this.#poolUsed];
    return {
      dictionary: this.dictionary.state(),
      ...{ codes, rowsWithSeveral, starts, ends, pool, poolEnd, poolUsed },
    };
  }

  restore(state: object): void {
    const { dictionary, poolEnd, poolUsed, ...columns } = state as ReturnType<KeywordColumn['state']>;
    this.dictionary.restore(dictionary);
    Object.assign(this, columns);
    [this.#poolEnd, this.#poolUsed] = [poolEnd, poolUsed];
  }

  valuesOf(row: number): readonly string[] {
    const code = this.codes[row]!;
    if (code === NO_VALUE) return [];
    if (code !== SEVERAL) return [this.dictionary.valueOf(code)];
    return Array.from(this.#several(row), (each) => this.dictionary.valueOf(each));
  }

  #several(row: number): Uint32Array {
    return this.pool.subarray(this.starts[row]!, this.ends[row]!);
  }

  #setSeveral(row: number, codes: readonly number[]): void {
    this.#reserveLists();
    if (this.#poolEnd + codes.length > this.pool.length) this.#makeRoom(codes.length);
    this.pool.set(codes, this.#poolEnd);
    this.starts[row] = this.#poolEnd;
    this.#poolEnd += codes.length;
    this.ends[row] = this.#poolEnd;
    this.#poolUsed += codes.length;
    this.codes[row] = SEVERAL;
    this.rowsWithSeveral++;
  }

  #release(row: number): void {
    const code = this.codes[row]!;
    if (code === SEVERAL) {
      const several = this.#several(row);
      for (const each of several) this.dictionary.release(each);
      this.#poolUsed -= several.length;
      this.rowsWithSeveral--;
    } else if (code !== NO_VALUE) {
      this.dictionary.release(code);
    }
    this.codes[row] = NO_VALUE;
  }

  #reserveLists(): void {
    this.starts = grown(this.starts, this.codes.length);
    this.ends = grown(this.ends, this.codes.length);
  }

  /** Moves the lists in use together; what changed rows left behind is more than half before this is worth it, else the pool grows. */
  #makeRoom(codes: number): void {
    const needed = this.#poolUsed + codes;
    const pool = new Uint32Array(
      needed * 2 > this.pool.length ? Math.max(needed * 2, 1024) : this.pool.length,
    );
    let end = 0;
    for (let row = 0; row < this.codes.length; row++) {
      if (this.codes[row] !== SEVERAL) continue;
      const several = this.#several(row);
      pool.set(several, end);
      this.starts[row] = end;
      end += several.length;
      this.ends[row] = end;
    }
    this.pool = pool;
    this.#poolEnd = end;
  }
}
