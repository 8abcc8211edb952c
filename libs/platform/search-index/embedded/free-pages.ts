import type { DatabaseSync } from 'node:sqlite';

/** Before anything is in a file; one that is there keeps what it has. */
export const pagesOfNewFiles = 'pragma auto_vacuum = incremental;';

/** Pages of one step, which takes milliseconds, and how long others have the file between two steps. */
const STEP = 256;
const BETWEEN_MS = 20;

/** Gives back, a little at a time, the pages of a generation that was dropped: as many as the live one has, for good. */
export class FreePages {
  readonly #db: DatabaseSync;
  #next: NodeJS.Timeout | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  giveBack(): void {
    this.#next ??= setTimeout(() => this.#step(), BETWEEN_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #step(): void {
    this.#next = undefined;
    if (!this.#db.isOpen || this.#db.isTransaction) return;
    const before = this.#count();
    try {
      this.#db.exec(`pragma incremental_vacuum(${STEP})`);
    } catch {
      // A full disk, say: the next drop or start tries again.
      return;
    }
    // A file of before has no such pages to give, and stays as it is.
    if (this.#count() < before) this.giveBack();
  }

  #count(): number {
    return this.#db.prepare('pragma freelist_count').get()!.freelist_count as number;
  }
}
