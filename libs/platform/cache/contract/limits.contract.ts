import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CacheHarness } from '../cache.contract.js';
import type { Cache } from '../cache.port.js';

export function limitPromises(start: () => Promise<CacheHarness>): void {
  let harness: CacheHarness;
  let cache: Cache;
  beforeEach(async () => {
    harness = await start();
    cache = harness.cache;
  });
  afterEach(() => harness.end());

  describe('limits', () => {
    it('allows so many and no more, and says how many are left and when the next place frees up', async () => {
      const rule = { max: 2, windowSeconds: 60 };
      expect(await cache.limit('a', rule)).toEqual({ allowed: true, remaining: 1, resetsInSeconds: 60 });
      expect(await cache.limit('a', rule)).toMatchObject({ allowed: true, remaining: 0 });
      const refused = await cache.limit('a', rule);
      expect(refused).toMatchObject({ allowed: false, remaining: 0 });
      expect(refused.resetsInSeconds).toBeGreaterThanOrEqual(58);
      expect(refused.resetsInSeconds).toBeLessThanOrEqual(60);
    });

    it('counts each key by itself', async () => {
      const rule = { max: 1, windowSeconds: 60 };
      expect((await cache.limit('a', rule)).allowed).toBe(true);
      expect((await cache.limit('b', rule)).allowed).toBe(true);
      expect((await cache.limit('a', rule)).allowed).toBe(false);
    });

    it('slides: a use frees its place a window after it, not at the turn of a minute', async () => {
      const rule = { max: 2, windowSeconds: 2 };
      await cache.limit('a', rule);
      await harness.pass(1.2);
      await cache.limit('a', rule);
      expect((await cache.limit('a', rule)).allowed).toBe(false);
      await harness.pass(1);
      // The first is over, the second is not: one place and no more.
      expect(await cache.limit('a', rule)).toMatchObject({ allowed: true, remaining: 0, resetsInSeconds: 1 });
      expect((await cache.limit('a', rule)).allowed).toBe(false);
    });

    it('does not count what it refused: who keeps trying is let in all the same', async () => {
      const rule = { max: 1, windowSeconds: 1 };
      expect((await cache.limit('a', rule)).allowed).toBe(true);
      await harness.pass(0.6);
      expect((await cache.limit('a', rule)).allowed).toBe(false);
      await harness.pass(0.6);
      expect((await cache.limit('a', rule)).allowed).toBe(true);
    });

    it('lets in exactly as many of a crowd as are allowed, from two sides at once', async () => {
      const rule = { max: 25, windowSeconds: 60 };
      const verdicts = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 ? cache : harness.elsewhere).limit('a', rule)),
      );
      const allowed = verdicts.filter((verdict) => verdict.allowed);
      expect(allowed).toHaveLength(25);
      expect(new Set(allowed.map(({ remaining }) => remaining)).size).toBe(25);
    });

    it('keeps values, limits and locks of one key apart', async () => {
      await cache.set('a', 'value', { ttlSeconds: 60 });
      expect((await cache.limit('a', { max: 1, windowSeconds: 60 })).allowed).toBe(true);
      expect(await cache.withLock('a', { ttlMs: 1000 }, async () => 'done')).toEqual({
        ok: true,
        value: 'done',
      });
      await cache.delete('a');
      expect((await cache.limit('a', { max: 1, windowSeconds: 60 })).allowed).toBe(false);
    });

    it.each([
      ['max', { max: 0, windowSeconds: 1 }],
      ['max', { max: 1.5, windowSeconds: 1 }],
      ['max', { max: 10_001, windowSeconds: 1 }],
      ['windowSeconds', { max: 1, windowSeconds: 0 }],
      ['windowSeconds', { max: 1, windowSeconds: NaN }],
    ] as const)('refuses a bad %s and names it: %j', async (field, rule) => {
      await expect(cache.limit('a', rule)).rejects.toThrow(field);
    });
  });
}
