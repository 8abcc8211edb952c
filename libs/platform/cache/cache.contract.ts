import { describe } from '@jest/globals';
import type { Cache } from './cache.port.js';
import { limitPromises } from './contract/limits.contract.js';
import { lockPromises } from './contract/locks.contract.js';
import { valuePromises } from './contract/values.contract.js';

/** An empty cache. */
export interface CacheHarness {
  readonly cache: Cache;
  /** The same cache as another process has it; where there is one process only, the same object. */
  readonly elsewhere: Cache;
  /** Lets so many seconds go by: moves a clock, or waits where there is none to move. */
  pass(seconds: number): Promise<void>;
  end(): Promise<void>;
}

/** What every adapter of the cache promises. `start` is called for each test. */
export function cacheContract(name: string, start: () => Promise<CacheHarness>): void {
  describe(`cache: ${name}`, () => {
    valuePromises(start);
    limitPromises(start);
    lockPromises(start);
  });
}
