import type { Clock } from '@lintel/kernel';
import { BoundedMap } from './bounded-map.js';
import type { LimitRule, LimitVerdict } from './cache.port.js';

/** Counts uses of limits in memory, for one process. Past `most` limits the one longest out of use is forgotten, and begins again. */
export class Uses {
  readonly #clock: Clock;
  readonly #uses: BoundedMap<number[]>;

  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#uses = new BoundedMap(most);
  }

  /** How many limits it keeps. */
  get size(): number {
    return this.#uses.size;
  }

  /** How many were forgotten for want of room. */
  get dropped(): number {
    return this.#uses.dropped;
  }

  /** As a cache's `limit`, of a key and a rule that are in order. */
  count(key: string, rule: LimitRule): LimitVerdict {
    const now = this.#clock.now().getTime();
    const windowMs = rule.windowSeconds * 1000;
    const uses = (this.#uses.get(key) ?? []).filter((at) => at > now - windowMs);
    const allowed = uses.length < rule.max;
    // Ascending, even when the clock is set back.
    if (allowed) uses.push(Math.max(now, uses.at(-1) ?? now));
    this.#uses.set(key, uses);
    const resetsInMs = Math.min(windowMs, uses[0]! + windowMs - now);
    return {
      allowed,
      remaining: Math.max(0, rule.max - uses.length),
      resetsInSeconds: Math.ceil(resetsInMs / 1000),
    };
  }
}
