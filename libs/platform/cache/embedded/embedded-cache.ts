import { systemClock, type Clock, type Result } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  assertCacheKey,
  assertLimitRule,
  assertLockOptions,
  assertTtl,
  cacheJson,
  type Cache,
  type HeldLock,
  type LimitRule,
  type LimitVerdict,
  type LockHeldElsewhere,
  type LockOptions,
} from '../cache.port.js';
import { runLocked } from '../locking.js';
import { BoundedMap } from '../bounded-map.js';
import { LockRegister } from './lock-register.js';
import { UnderWay } from '../../under-way.js';
import { Uses } from '../uses.js';

export interface EmbeddedCacheOptions {
  readonly clock?: Clock;
  /**
   * The most values, and the most limits, kept at a time: 10,000 unless given. Past it the one longest out of use is forgotten; a forgotten limit
   * begins again. Locks are never forgotten.
   */
  readonly maxEntries?: number;
}

interface Entry {
  /** As JSON, so that nobody changes it in the cache. */
  readonly json: string;
  readonly expiresAt: number;
}

/** A cache in memory, for one process. */
export class EmbeddedCache implements Cache {
  readonly #clock: Clock;
  readonly #values: BoundedMap<Entry>;
  readonly #uses: Uses;
  readonly #locks: LockRegister;
  readonly #underWay = new UnderWay();
  readonly #closing = new AbortController();
  #hits = 0;
  #misses = 0;

  constructor({ clock = systemClock, maxEntries = 10_000 }: EmbeddedCacheOptions) {
    if (!Number.isInteger(maxEntries) || maxEntries < 1)
      throw new RangeError(`maxEntries must be a whole number from 1, not ${maxEntries}`);
    this.#clock = clock;
    this.#values = new BoundedMap(maxEntries);
    this.#uses = new Uses(clock, maxEntries);
    this.#locks = new LockRegister(clock);
  }

  async get<Value = unknown>(key: string): Promise<Value | undefined> {
    this.#assertOpen();
    assertCacheKey(key);
    const entry = this.#values.get(key);
    if (entry && entry.expiresAt > this.#now()) {
      this.#hits++;
      return JSON.parse(entry.json) as Value;
    }
    this.#values.delete(key);
    this.#misses++;
    return undefined;
  }

  async set(key: string, value: unknown, { ttlSeconds }: { readonly ttlSeconds: number }): Promise<void> {
    this.#assertOpen();
    assertCacheKey(key);
    assertTtl(ttlSeconds);
    this.#values.set(key, { json: cacheJson(key, value), expiresAt: this.#now() + ttlSeconds * 1000 });
  }

  async delete(key: string): Promise<void> {
    this.#assertOpen();
    assertCacheKey(key);
    this.#values.delete(key);
  }

  async limit(key: string, rule: LimitRule): Promise<LimitVerdict> {
    this.#assertOpen();
    assertCacheKey(key);
    assertLimitRule(rule);
    return this.#uses.count(key, rule);
  }

  async withLock<Value>(
    key: string,
    options: LockOptions,
    run: (lock: HeldLock) => Promise<Value>,
  ): Promise<Result<Value, LockHeldElsewhere>> {
    this.#assertOpen();
    assertCacheKey(key);
    assertLockOptions(options);
    return this.#underWay.track(runLocked(this.#locks, key, options, run, this.#closing.signal));
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    return {
      name: 'cache: embedded',
      gauges: {
        values: this.#values.size,
        limits: this.#uses.size,
        locks: this.#locks.size,
        hits: this.#hits,
        misses: this.#misses,
        dropped: this.#values.dropped + this.#uses.dropped,
      },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the cache is closed'));
    await this.#underWay.ended();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #assertOpen(): void {
    this.#closing.signal.throwIfAborted();
  }
}
