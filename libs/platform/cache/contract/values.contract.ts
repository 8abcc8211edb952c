import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CacheHarness } from '../cache.contract.js';
import { InvalidCacheKey, InvalidCacheValue, largestValue, longestKey, type Cache } from '../cache.port.js';

export const badKeys = [
  '',
  'a\nb',
  'a\r',
  '\0',
  'a\u007f',
  'x'.repeat(longestKey + 1),
  'é'.repeat(longestKey / 2 + 1),
  '\ud800',
];

export function valuePromises(start: () => Promise<CacheHarness>): void {
  let harness: CacheHarness;
  let cache: Cache;
  beforeEach(async () => {
    harness = await start();
    cache = harness.cache;
  });
  afterEach(() => harness.end());

  const minute = { ttlSeconds: 60 };

  describe('values', () => {
    it('gives back what was set, also elsewhere, and undefined for what was not', async () => {
      await cache.set('a', { price: 1 }, minute);
      expect(await cache.get('a')).toEqual({ price: 1 });
      expect(await harness.elsewhere.get('a')).toEqual({ price: 1 });
      expect(await cache.get('b')).toBeUndefined();
    });

    it('tells a null that was set from nothing', async () => {
      await cache.set('a', null, minute);
      expect(await cache.get('a')).toBeNull();
    });

    it('keeps any JSON under any printable key', async () => {
      const key = fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
        .filter((text) => Buffer.byteLength(text) <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(text));
      await fc.assert(
        fc.asyncProperty(key, fc.jsonValue(), async (name, value) => {
          await cache.set(name, value, minute);
          expect(await cache.get(name)).toEqual(JSON.parse(JSON.stringify(value)));
        }),
        { numRuns: 60 },
      );
    });

    it('gives each reader a copy of its own, as it was when it was set', async () => {
      const value = { rooms: [1] };
      await cache.set('a', value, minute);
      value.rooms.push(2);
      (await cache.get<typeof value>('a'))!.rooms.push(3);
      expect(await cache.get('a')).toEqual({ rooms: [1] });
    });

    it('forgets a value when its time is over, and not before', async () => {
      await cache.set('short', 1, { ttlSeconds: 1 });
      await cache.set('long', 1, minute);
      expect(await cache.get('short')).toBe(1);
      await harness.pass(1.1);
      expect(await cache.get('short')).toBeUndefined();
      expect(await cache.get('long')).toBe(1);
    });

    it('counts the time anew when a value is set again', async () => {
      await cache.set('a', 1, { ttlSeconds: 1 });
      await cache.set('a', 2, minute);
      await harness.pass(1.1);
      expect(await cache.get('a')).toBe(2);
    });

    it('deletes, and does not mind when there is nothing', async () => {
      await cache.set('a', 1, minute);
      await cache.delete('a');
      await cache.delete('a');
      expect(await harness.elsewhere.get('a')).toBeUndefined();
    });

    it.each(badKeys)('refuses the key %j', async (key) => {
      await expect(cache.get(key)).rejects.toThrow(InvalidCacheKey);
      await expect(cache.set(key, 1, minute)).rejects.toThrow(InvalidCacheKey);
      await expect(cache.delete(key)).rejects.toThrow(InvalidCacheKey);
      await expect(cache.limit(key, { max: 1, windowSeconds: 1 })).rejects.toThrow(InvalidCacheKey);
      await expect(cache.withLock(key, { ttlMs: 1000 }, async () => 1)).rejects.toThrow(InvalidCacheKey);
    });

    it('refuses what is not JSON, and what is too large', async () => {
      const circle: { self?: unknown } = {};
      circle.self = circle;
      for (const value of [undefined, () => 1, 1n, circle, 'x'.repeat(largestValue)])
        await expect(cache.set('a', value, minute)).rejects.toThrow(InvalidCacheValue);
      expect(await cache.get('a')).toBeUndefined();
    });

    it.each([0, -1, 1.5, NaN, Infinity, 2_592_001])('refuses %s seconds to live', async (ttlSeconds) => {
      await expect(cache.set('a', 1, { ttlSeconds })).rejects.toThrow(/ttlSeconds/);
    });
  });

  describe('as a part of a service', () => {
    it('says that it is well, and how often it had what was asked for', async () => {
      await cache.set('a', 1, minute);
      await cache.get('a');
      await cache.get('b');
      const { name, gauges } = await cache.health();
      expect(name).toMatch(/^cache: /);
      expect(gauges).toMatchObject({ hits: 1, misses: 1 });
    });

    it('refuses work when it is closed, which may be done twice', async () => {
      await cache.close();
      await cache.close();
      await expect(cache.get('a')).rejects.toThrow('closed');
      await expect(cache.set('a', 1, minute)).rejects.toThrow('closed');
      await expect(cache.limit('a', { max: 1, windowSeconds: 1 })).rejects.toThrow('closed');
      await expect(cache.withLock('a', { ttlMs: 1000 }, async () => 1)).rejects.toThrow('closed');
      await expect(cache.health()).rejects.toThrow('closed');
    });
  });
}
