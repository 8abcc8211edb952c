/** The code of no value. */
export const NO_VALUE = 0;
/** Left to the columns for a meaning of their own. */
export const RESERVED = 1;

/** Distinct values as small numbers from 2, counted by use: a value that nothing uses any more gives its code back. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly #values: (string | undefined)[] = [undefined, undefined];
  readonly #uses: number[] = [0, 0];
  readonly #free: number[] = [];

  /** How many distinct values there are. */
  get size(): number {
    return this.#codes.size;
  }

  /** One above the highest code in use: the length of an array indexed by code. */
  get codes(): number {
    return this.#values.length;
  }

  codeOf(value: string): number | undefined {
    return this.#codes.get(value);
  }

  valueOf(code: number): string {
    return this.#values[code]!;
  }

  values(): readonly string[] {
    return [...this.#codes.keys()];
  }

  acquire(value: string): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#free.pop() ?? this.#values.length;
      this.#codes.set(value, code);
      this.#values[code] = value;
      this.#uses[code] = 0;
    }
    this.#uses[code]!++;
    return code;
  }

  release(code: number): void {
    if (--this.#uses[code]! > 0) return;
    this.#codes.delete(this.#values[code]!);
    this.#values[code] = undefined;
    this.#free.push(code);
  }

  state() {
    return { values: this.#values, uses: this.#uses, free: this.#free };
  }

  /** Of an empty one. */
  restore({ values, uses, free }: ReturnType<Dictionary['state']>): void {
    for (let code = this.#values.length; code < values.length; code++) {
      const value = values[code];
      this.#values.push(value);
      this.#uses.push(uses[code]!);
      if (value !== undefined) this.#codes.set(value, code);
    }
    for (const code of free) this.#free.push(code);
  }

  /** 1 at the codes whose value passes. */
  where(passes: (value: string, code: number) => boolean): Uint8Array {
    const marks = new Uint8Array(this.#values.length);
    for (const [code, value] of this.#values.entries()) {
      if (value !== undefined && passes(value, code)) marks[code] = 1;
    }
    return marks;
  }
}
