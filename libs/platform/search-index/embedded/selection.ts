/** Rows still in question, ascending, in the first `count` places of `rows`. */
export class Selection {
  count = 0;

  constructor(readonly rows: Uint32Array) {}

  /** Keeps the rows at which `marks` is `value`. */
  keepMarked(marks: Uint8Array, value: 0 | 1): void {
    const { rows, count } = this;
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      rows[kept] = row;
      if (marks[row] === value) kept++;
    }
    this.count = kept;
  }

  mark(marks: Uint8Array): void {
    for (let at = 0; at < this.count; at++) marks[this.rows[at]!] = 1;
  }
}

/**
 * Arrays that searches use one after another instead of making megabytes of garbage each. Searching is synchronous, so what
 * one has borrowed is back before the next begins.
 */
export class Scratch {
  readonly #selections: Selection[] = [];
  readonly #marks: Uint8Array[] = [];

  /** Lends a copy of rows. */
  borrowSelection<T>(rows: Uint32Array, use: (selection: Selection) => T): T {
    return this.borrowRoom(rows.length, (selection) => {
      selection.rows.set(rows);
      selection.count = rows.length;
      return use(selection);
    });
  }

  /** Lends room for `rows` rows. */
  borrowRoom<T>(rows: number, use: (selection: Selection) => T): T {
    const room = this.#selections.pop();
    const selection =
      room && room.rows.length >= rows ? room : new Selection(new Uint32Array(rows * 1.25 + 64));
    selection.count = 0;
    try {
      return use(selection);
    } finally {
      this.#selections.push(selection);
    }
  }

  /** Lends a mark for each of `rows` rows, all 0. */
  borrowMarks<T>(rows: number, use: (marks: Uint8Array) => T): T {
    let marks = this.#marks.pop();
    if (!marks || marks.length < rows) marks = new Uint8Array(rows * 1.25 + 64);
    else marks.fill(0);
    try {
      return use(marks);
    } finally {
      this.#marks.push(marks);
    }
  }
}
