import type { Result } from '@lintel/kernel';
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
import { runLocked, type LockTable } from '../locking.js';
import { RedisConnection } from './redis-connection.js';
import { UnderWay } from '../../under-way.js';

export { InvalidRedisAddress } from './redis-connection.js';

export interface RedisCacheOptions {
  /** `redis://` or `rediss://`, with user, password and database as usual. */
  readonly url: string;
  /** Begins each of our keys, such as `lintel:cache:`. */
  readonly prefix: string;
  /** How long any call may take, two seconds unless given; then it rejects with `CacheUnavailable`. */
  readonly timeoutMs?: number;
}

/** A cache on Redis, shared by all that have the same prefix. */
export class RedisCache implements Cache {
  readonly #redis: RedisConnection;
  readonly #prefix: string;
  readonly #locks: LockTable;
  readonly #underWay = new UnderWay();
  readonly #closing = new AbortController();
  #hits = 0;
  #misses = 0;

  constructor({ url, prefix, timeoutMs = 2000 }: RedisCacheOptions) {
    assertCacheKey(prefix);
    this.#prefix = prefix;
    this.#redis = new RedisConnection(url, timeoutMs);
    this.#locks = {
      acquire: async (key, owner, ttlMs) => {
        const [lock, fence] = this.#lockKeys(key);
        const token = await this.#redis.run((redis) => redis.acquireLock(lock, fence, owner, ttlMs));
        return token === null ? null : Number(token);
      },
      renew: async (key, owner, token, ttlMs) => {
        const [lock, fence] = this.#lockKeys(key);
        return (await this.#redis.run((redis) => redis.renewLock(lock, fence, owner, token, ttlMs))) === 1;
      },
      release: async (key, owner) => {
        const [lock, fence] = this.#lockKeys(key);
        await this.#redis.run((redis) => redis.releaseLock(lock, fence, owner));
      },
    };
  }

  async get<Value = unknown>(key: string): Promise<Value | undefined> {
    const name = this.#name('value', key);
    const json = await this.#underWay.track(this.#redis.run((redis) => redis.get(name)));
    if (json === null) {
      this.#misses++;
      return undefined;
    }
    this.#hits++;
    return JSON.parse(json) as Value;
  }

  async set(key: string, value: unknown, { ttlSeconds }: { readonly ttlSeconds: number }): Promise<void> {
    const name = this.#name('value', key);
    assertTtl(ttlSeconds);
    const json = cacheJson(key, value);
    await this.#underWay.track(this.#redis.run((redis) => redis.set(name, json, 'EX', ttlSeconds)));
  }

  async delete(key: string): Promise<void> {
    const name = this.#name('value', key);
    await this.#underWay.track(this.#redis.run((redis) => redis.del(name)));
  }

  async limit(key: string, rule: LimitRule): Promise<LimitVerdict> {
    const name = this.#name('limit', key);
    assertLimitRule(rule);
    const [allowed, remaining, resetsInMs] = await this.#underWay.track(
      this.#redis.run((redis) => redis.countUse(name, rule.max, rule.windowSeconds * 1000)),
    );
    return { allowed: allowed === 1, remaining, resetsInSeconds: Math.ceil(resetsInMs / 1000) };
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
    await this.#underWay.track(this.#redis.run((redis) => redis.ping()));
    return {
      name: 'cache: redis',
      gauges: { hits: this.#hits, misses: this.#misses, ...this.#redis.figures },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the cache is closed'));
    await this.#underWay.ended();
    this.#redis.close();
  }

  #name(kind: 'value' | 'limit', key: string): string {
    this.#assertOpen();
    assertCacheKey(key);
    return `${this.#prefix}${kind}:${key}`;
  }

  /** In braces, so that a Redis Cluster keeps both in one place. */
  #lockKeys(key: string): [lock: string, fence: string] {
    return [`${this.#prefix}lock:{${key}}`, `${this.#prefix}fence:{${key}}`];
  }

  #assertOpen(): void {
    this.#closing.signal.throwIfAborted();
  }
}
