import { type Bits, bitsOf, common, countOf, wordsFor, writeRows } from './bits.js';
import type { Condition } from './conditions.js';
import type { SetSource } from './kept-sets.js';
import { type Ground, narrow } from './narrow.js';
import type { Selection } from './selection.js';

/** The rows that satisfy all conditions, as a set and as a list: each is made when it is first asked for. */
export class Matches {
  readonly count: number;
  readonly #ground: Ground;
  readonly #room: Selection;
  #isListed = false;
  #bits: Bits | undefined;

  /**
   * @param all the rows in use
   * @param room for as many
   */
  constructor(
    ground: Ground,
    sets: SetSource,
    conditions: readonly Condition[],
    all: Uint32Array,
    room: Selection,
  ) {
    this.#ground = ground;
    this.#room = room;
    const others: Condition[] = [];
    for (const condition of conditions) {
      const known = sets.of(condition);
      if (!known) others.push(condition);
      else this.#bits = this.#bits ? common(this.#bits, known) : known;
    }
    if (this.#bits && others.length === 0) {
      this.count = countOf(this.#bits);
      return;
    }
    room.count = all.length;
    if (this.#bits) room.count = writeRows(this.#bits, room.rows);
    else room.rows.set(all);
    narrow(ground, others, room);
    this.#bits = undefined;
    this.#isListed = true;
    this.count = room.count;
  }

  /** How many numbers hold a set of all rows. */
  get words(): number {
    return wordsFor(this.#ground.rows);
  }

  get bits(): Bits {
    return (this.#bits ??= bitsOf(this.#room.rows, this.#room.count, this.words));
  }

  /** Not to be changed. */
  get selection(): Selection {
    if (!this.#isListed) this.#room.count = writeRows(this.#bits!, this.#room.rows);
    this.#isListed = true;
    return this.#room;
  }
}
