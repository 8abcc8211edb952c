import type { Result } from '@lintel/kernel';
import { type Adapter, token } from '../port.js';

export { Uses } from './uses.js';

/**
 * What may be forgotten at any moment and is shared by every replica: values that are quicker to keep than to ask for again, limits, and locks.
 * The three have names of their own: a value, a limit and a lock of one key do not meet. An engine that is away makes calls reject with
 * `CacheUnavailable` within a few seconds. Rejects with `InvalidCacheKey` for a key that is empty, too long or not printable.
 */
export interface Cache extends Adapter {
  /** Undefined when there is none, or no longer. */
  get<Value = unknown>(key: string): Promise<Value | undefined>;
  /** Keeps a value as JSON for so many whole seconds, at most; `longestSeconds` is the most. Rejects with `InvalidCacheValue` for what is not JSON or too large. */
  set(key: string, value: unknown, options: { readonly ttlSeconds: number }): Promise<void>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /**
   * Counts one use of a limit, if it is allowed. The window slides: of any `windowSeconds` in a row, however they lie, no more than `max` uses are
   * allowed, over all instances together. What is refused is not counted. A key is always given with the same rule.
   */
  limit(key: string, rule: LimitRule): Promise<LimitVerdict>;
  /**
   * Runs something that only one may run at a time, over all instances, and answers with what it resolved to; or fails with `held-elsewhere` when
   * others still held the lock after `waitMs` (without it, at once). The lease is renewed while it runs. Not re-entrant, and those who wait are served in
   * no particular order. Rejects with what `run` threw, or, after it ended, with `LockLost` when the lease was lost on the way.
   */
  withLock<Value>(
    key: string,
    options: LockOptions,
    run: (lock: HeldLock) => Promise<Value>,
  ): Promise<Result<Value, LockHeldElsewhere>>;
}

export interface LimitRule {
  /** Whole, from 1 to `highestMax`. */
  readonly max: number;
  /** Whole, from 1 to `longestSeconds`. */
  readonly windowSeconds: number;
}

export interface LimitVerdict {
  readonly allowed: boolean;
  /** How many more are allowed right now. */
  readonly remaining: number;
  /** Whole seconds until the oldest counted use leaves the window and frees its place, from 1: what `Retry-After` says to whoever was refused. */
  readonly resetsInSeconds: number;
}

export interface LockOptions {
  /** How long the lock outlives a holder that died, from 100 ms to an hour. It is renewed three times in this time. */
  readonly ttlMs: number;
  /** How long to wait for others, from 0 (the default) to an hour. */
  readonly waitMs?: number;
}

export interface HeldLock {
  /**
   * Higher than that of every holder before, even if the engine was emptied meanwhile. Whoever writes under the lock writes it along and refuses
   * lower ones: a process that slept past its lease does not know it.
   */
  readonly fencingToken: number;
  /** Aborted, with a `LockLost`, at the moment somebody else may hold the lock. */
  readonly signal: AbortSignal;
}

export interface LockHeldElsewhere {
  readonly code: 'held-elsewhere';
}

/** The engine does not answer, or not in time. */
export class CacheUnavailable extends Error {
  override readonly name = 'CacheUnavailable';
}

export class InvalidCacheKey extends Error {
  override readonly name = 'InvalidCacheKey';
}

export class InvalidCacheValue extends Error {
  override readonly name = 'InvalidCacheValue';
}

/** A lease ran out, or its engine forgot it, while the holder was at work. */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

/** Longest key in bytes of UTF-8. */
export const longestKey = 256;
/** Largest value, in characters of JSON. */
export const largestValue = 1_000_000;
/** Longest time to live and longest window: thirty days. */
export const longestSeconds = 2_592_000;
/** Each counted use is remembered by itself, so there has to be a limit. */
export const highestMax = 10_000;
const longestLeaseMs = 3_600_000;
const shortestLeaseMs = 100;

/** Throws `InvalidCacheKey` unless it is 1 to `longestKey` bytes of text without control characters. */
export function assertCacheKey(key: string): void {
  if (key === '' || Buffer.byteLength(key) > longestKey || /[\p{Cc}\p{Cs}]/u.test(key))
    throw new InvalidCacheKey(`not a cache key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** The value as JSON. Throws `InvalidCacheValue`. */
export function cacheJson(key: string, value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch (error) {
    throw new InvalidCacheValue(`the value of ${key} is not JSON: ${(error as Error).message}`);
  }
  if (json === undefined)
    throw new InvalidCacheValue(`the value of ${key} is not JSON: it is ${typeof value}`);
  if (json.length > largestValue)
    throw new InvalidCacheValue(
      `the value of ${key} is ${json.length} characters of JSON, over ${largestValue}`,
    );
  return json;
}

/** Throws `RangeError` naming the field unless it is a whole number of that range. */
export function assertWhole(name: string, value: number, lowest: number, highest: number): void {
  if (!Number.isInteger(value) || value < lowest || value > highest)
    throw new RangeError(`${name} must be a whole number from ${lowest} to ${highest}, not ${value}`);
}

export function assertTtl(ttlSeconds: number): void {
  assertWhole('ttlSeconds', ttlSeconds, 1, longestSeconds);
}

export function assertLimitRule({ max, windowSeconds }: LimitRule): void {
  assertWhole('max', max, 1, highestMax);
  assertWhole('windowSeconds', windowSeconds, 1, longestSeconds);
}

export function assertLockOptions({ ttlMs, waitMs = 0 }: LockOptions): void {
  assertWhole('ttlMs', ttlMs, shortestLeaseMs, longestLeaseMs);
  assertWhole('waitMs', waitMs, 0, longestLeaseMs);
}

export const CACHE = token<Cache>('Cache');
