/** Which rows are free. A batch takes rows, then either settles with those it freed or undoes what it took. */
export class RowSpace {
  readonly #free: number[];
  #end: number;
  #takenFromFree = 0;
  #takenFromEnd = 0;

  constructor(end: number, free: number[]) {
    this.#end = end;
    this.#free = free;
  }

  /** One above the highest row ever used, those of a batch under way included. */
  get end(): number {
    return this.#end + this.#takenFromEnd;
  }

  take(): number {
    if (this.#takenFromFree < this.#free.length) {
      return this.#free[this.#free.length - ++this.#takenFromFree]!;
    }
    return this.#end + this.#takenFromEnd++;
  }

  settle(freed: readonly number[]): void {
    this.#free.length -= this.#takenFromFree;
    for (const row of freed) this.#free.push(row);
    this.#end += this.#takenFromEnd;
    this.undo();
  }

  undo(): void {
    this.#takenFromFree = 0;
    this.#takenFromEnd = 0;
  }
}
