/** What is made of the columns follows after so many changes at most; beyond, it is made anew. */
const MOST = 8192;

/** Which rows writes have changed, in order, so that what is made of the columns follows them when it is next asked for. */
export class Changes {
  readonly #rows: number[] = [];
  /** Changes before the first that is still known. */
  #forgotten = 0;

  /** A point in time: how many changes there were. */
  get now(): number {
    return this.#forgotten + this.#rows.length;
  }

  add(row: number): void {
    this.#rows.push(row);
    if (this.#rows.length < 2 * MOST) return;
    this.#rows.splice(0, MOST);
    this.#forgotten += MOST;
  }

  /** The rows changed since then, each once, ascending; undefined when they are too many to follow. */
  since(then: number): Uint32Array | undefined {
    const from = then - this.#forgotten;
    if (from < 0 || this.#rows.length - from > MOST) return undefined;
    return Uint32Array.from(new Set(this.#rows.slice(from))).sort();
  }
}
