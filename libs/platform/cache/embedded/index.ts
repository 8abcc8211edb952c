import { EmbeddedCache, type EmbeddedCacheOptions } from './embedded-cache.js';

export type { EmbeddedCache, EmbeddedCacheOptions } from './embedded-cache.js';

/** Opens a cache in this process's memory, of a bounded size. */
export async function openEmbeddedCache(options: EmbeddedCacheOptions = {}): Promise<EmbeddedCache> {
  return new EmbeddedCache(options);
}
