import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './jobs-file.js';

/** Which adapters are alive: each says so again and again, and one that fell silent has its jobs taken from it. */
export class Leases {
  readonly #db: DatabaseSync;
  readonly #leaseMs: number;
  readonly #giveBack: (instance: string) => void;

  constructor(database: DatabaseSync, leaseMs: number, giveBack: (instance: string) => void) {
    this.#db = database;
    this.#leaseMs = leaseMs;
    this.#giveBack = giveBack;
  }

  register(instance: string): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO instance (id, expires_at) VALUES (?, ?)')
      .run(instance, Date.now() + this.#leaseMs);
  }

  /** Extends the lease; false when it had run out and somebody has taken what the instance held. */
  renew(instance: string): boolean {
    return (
      this.#db
        .prepare('UPDATE instance SET expires_at = ? WHERE id = ?')
        .run(Date.now() + this.#leaseMs, instance).changes === 1
    );
  }

  release(instance: string): void {
    this.#db.prepare('DELETE FROM instance WHERE id = ?').run(instance);
  }

  /** Ends the leases that ran out; true when there were any. */
  sweep(): boolean {
    const expired = this.#db.prepare('SELECT id FROM instance WHERE expires_at < ?');
    if (expired.get(Date.now()) === undefined) return false;
    transaction(this.#db, () => {
      for (const { id } of expired.all(Date.now())) {
        this.#giveBack(id as string);
        this.release(id as string);
      }
    });
    return true;
  }
}
