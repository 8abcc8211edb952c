import { createHash } from 'node:crypto';
import { type Clock, type Result, succeed, systemClock } from '@lintel/kernel';
import { type Cache, type LimitRule, type LimitVerdict, Uses } from '@lintel/platform/cache';
import type { Logger } from '../logging/logger.js';
import { type Refusal, refuse } from './refusal.js';

/** How often something may be done. All of them are listed in docs/security.md. */
export interface Limit extends LimitRule {
  /** The beginning of its keys in the cache; what is counted by follows after a colon. */
  readonly name: string;
  /**
   * What happens while the cache, which counts, is away. `allow`: it is done, and the log says that nothing is counted; for what people come for.
   * `here`: each process counts for itself, from nothing; for what people come for and somebody who guesses would like too.
   * `refuse`: it fails with the cache's own error; for what nobody misses.
   */
  readonly whenUnavailable: 'allow' | 'here' | 'refuse';
}

/** One use of a limit, and what it is counted by: an account, a network address, what `unnamed` makes of an e-mail address. */
export type Use = readonly [limit: Limit, by: string | number];

/** What is counted where the cache is away. Past it the count longest out of use is forgotten. */
const COUNTED_HERE = 100_000;

const saidOfOutage = {
  allow: 'not limited, as nothing can be counted',
  here: 'counted by this process alone, as the cache is away',
  refuse: 'refused, as nothing can be counted',
} as const;

/** Counts in the cache, over all replicas. What becomes of a limit while the cache is away is logged once, and once when it counts again. */
export class Limits {
  private readonly here: Uses;
  private readonly uncounted = new Set<string>();

  constructor(
    private readonly cache: Cache,
    private readonly logger: Logger,
    clock: Clock = systemClock,
  ) {
    this.here = new Uses(clock, COUNTED_HERE);
  }

  /** Counts one use. Whole seconds until the next is allowed, 0 when this one is. */
  async secondsToWait(...[{ name, whenUnavailable, max, windowSeconds }, by]: Use): Promise<number> {
    const key = `${name}:${by}`;
    const rule = { max, windowSeconds };
    try {
      const wait = waitOf(await this.cache.limit(key, rule));
      if (this.uncounted.delete(name)) this.logger.info({ limit: name }, 'counted by the cache again');
      return wait;
    } catch (error) {
      if (!this.uncounted.has(name))
        this.logger.warn({ err: error, limit: name }, saidOfOutage[whenUnavailable]);
      this.uncounted.add(name);
      if (whenUnavailable === 'refuse') throw error;
      return whenUnavailable === 'allow' ? 0 : waitOf(this.here.count(key, rule));
    }
  }

  async allows(...use: Use): Promise<boolean> {
    return (await this.secondsToWait(...use)) === 0;
  }

  /**
   * Counts one use of each; the first that is not allowed is refused with `TOO_MANY_REQUESTS`, and those behind it are not counted.
   *
   * @param words from how long to wait, such as '3 minutes'
   */
  async count(
    uses: readonly Use[],
    words: (wait: string) => string,
    unit: keyof typeof unitSeconds = 'minute',
  ): Promise<Result<null, Refusal>> {
    for (const use of uses) {
      const wait = await this.secondsToWait(...use);
      if (wait > 0) return refuse('TOO_MANY_REQUESTS', words(waitText(wait, unit)));
    }
    return succeed(null);
  }
}

const waitOf = ({ allowed, resetsInSeconds }: LimitVerdict): number => (allowed ? 0 : resetsInSeconds);

const unitSeconds = { minute: 60, hour: 3600 } as const;

/** `1 minute`, `3 hours`: never less than there is to wait. */
export function waitText(seconds: number, unit: keyof typeof unitSeconds = 'minute'): string {
  const count = Math.ceil(seconds / unitSeconds[unit]);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What stands for an address among the cache's keys, which personal data stays out of. */
export const unnamed = (address: string): string => createHash('sha256').update(address).digest('hex');
