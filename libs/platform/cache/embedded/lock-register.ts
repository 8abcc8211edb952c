import type { Clock } from '@lintel/kernel';
import type { LockTable } from '../locking.js';

interface Holding {
  readonly owner: string;
  readonly expiresAt: number;
}

/** Who holds which lock, and until when. A lapsed holding stays until somebody else wants the lock. */
export class LockRegister implements LockTable {
  readonly #holdings = new Map<string, Holding>();
  readonly #clock: Clock;
  #lastToken = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#holdings.size;
  }

  async acquire(key: string, owner: string, ttlMs: number): Promise<number | null> {
    const now = this.#clock.now().getTime();
    const holding = this.#holdings.get(key);
    if (holding && holding.expiresAt > now) return null;
    this.#holdings.set(key, { owner, expiresAt: now + ttlMs });
    // Microseconds of the clock: a token is higher than all before a restart, too.
    this.#lastToken = Math.max(this.#lastToken + 1, now * 1000);
    return this.#lastToken;
  }

  async renew(key: string, owner: string, _token: number, ttlMs: number): Promise<boolean> {
    if (this.#holdings.get(key)?.owner !== owner) return false;
    this.#holdings.set(key, { owner, expiresAt: this.#clock.now().getTime() + ttlMs });
    return true;
  }

  async release(key: string, owner: string): Promise<void> {
    if (this.#holdings.get(key)?.owner === owner) this.#holdings.delete(key);
  }
}
