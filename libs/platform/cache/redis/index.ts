import { RedisCache, type RedisCacheOptions } from './redis-cache.js';

export { InvalidRedisAddress } from './redis-cache.js';
export type { RedisCache, RedisCacheOptions } from './redis-cache.js';

/** Opens a cache on Redis 6 or later. It connects by itself, now and after each interruption. Rejects with `InvalidRedisAddress`. */
export async function openRedisCache(options: RedisCacheOptions): Promise<RedisCache> {
  return new RedisCache(options);
}
