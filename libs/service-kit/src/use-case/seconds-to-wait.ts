import type { Cache, LimitRule } from '@lintel/platform/cache';
import type { Logger } from '../logging/logger.js';

export interface Limiting {
  readonly cache: Cache;
  readonly logger: Logger;
  /** What the log says while nothing can be counted, such as 'uploads are not limited'. */
  readonly unlimited: string;
}

/** Counts one, and says how long to wait: 0 when it is allowed, and also while the cache is away, as better no limit for a while than nobody served. */
export async function secondsToWait(
  { cache, logger, unlimited }: Limiting,
  key: string,
  rule: LimitRule,
): Promise<number> {
  try {
    const { allowed, resetsInSeconds } = await cache.limit(key, rule);
    return allowed ? 0 : resetsInSeconds;
  } catch (error) {
    logger.warn({ err: error }, unlimited);
    return 0;
  }
}
