import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './bus-file.js';

interface Write {
  run(): void;
  settle(error?: unknown): void;
}

/** Puts the writes asked for in one turn of the event loop into one transaction: many small ones cost little more than one. */
export class WriteQueue {
  readonly #database: DatabaseSync;
  #waiting: Write[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Resolves with what `work` returned once its transaction is committed. A failure fails all that shared the transaction. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.#waiting.push({
        run: () => (result = work()),
        settle: (error) => (error === undefined ? resolve(result) : reject(error)),
      });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting now. */
  flush(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    let failure: unknown;
    try {
      transaction(this.#database, () => writes.forEach((write) => write.run()));
    } catch (error) {
      failure = error ?? new Error('the transaction failed');
    }
    writes.forEach((write) => write.settle(failure));
  }
}
