import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cacheContract } from '../cache.contract.js';
import { LockLost } from '../cache.port.js';
import { openEmbeddedCache } from './index.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = async (seconds: number): Promise<void> =>
  void (await jest.advanceTimersByTimeAsync(seconds * 1000));

cacheContract('embedded', async () => {
  const cache = await openEmbeddedCache();
  return { cache, elsewhere: cache, pass, end: () => cache.close() };
});

describe('cache: embedded, in memory', () => {
  it('forgets what was longest out of use when it is full', async () => {
    const cache = await openEmbeddedCache({ maxEntries: 2 });
    await cache.set('a', 1, { ttlSeconds: 60 });
    await cache.set('b', 2, { ttlSeconds: 60 });
    await cache.get('a');
    await cache.set('c', 3, { ttlSeconds: 60 });
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([1, undefined, 3]);
    expect((await cache.health()).gauges).toMatchObject({ values: 2, dropped: 1 });
  });

  it('does not let values push out limits, nor a flood of keys take the memory', async () => {
    const cache = await openEmbeddedCache({ maxEntries: 10 });
    const rule = { max: 1, windowSeconds: 60 };
    await cache.limit('a', rule);
    for (let index = 0; index < 100; index++) await cache.set(`v${index}`, index, { ttlSeconds: 60 });
    expect((await cache.limit('a', rule)).allowed).toBe(false);
    for (let index = 0; index < 100; index++) await cache.limit(`l${index}`, rule);
    expect((await cache.health()).gauges).toMatchObject({ values: 10, limits: 10 });
  });

  it('never allows more when the clock is set back', async () => {
    let now = 1_000_000;
    const cache = await openEmbeddedCache({ clock: { now: () => new Date(now) } });
    const rule = { max: 2, windowSeconds: 10 };
    await cache.limit('a', rule);
    now -= 60_000;
    expect(await cache.limit('a', rule)).toEqual({ allowed: true, remaining: 0, resetsInSeconds: 10 });
    expect((await cache.limit('a', rule)).allowed).toBe(false);
  });

  it('tells the holder when its lease was lost to another, who keeps it', async () => {
    let now = 1_000_000;
    const cache = await openEmbeddedCache({ clock: { now: () => new Date(now) } });
    const letGo = Promise.withResolvers<void>();
    let second: Promise<unknown> | undefined;
    const sleeper = cache.withLock('a', { ttlMs: 300 }, async (lock) => {
      // The clock went on, the timers did not: as after a suspended machine.
      now += 60_000;
      const began = Promise.withResolvers<number>();
      second = cache.withLock('a', { ttlMs: 300 }, async (other) => {
        began.resolve(other.fencingToken);
        await letGo.promise;
      });
      expect(await began.promise).toBeGreaterThan(lock.fencingToken);
      await pass(0.15);
      expect(lock.signal.reason).toBeInstanceOf(LockLost);
    });
    await expect(sleeper).rejects.toThrow(LockLost);
    expect(await cache.withLock('a', { ttlMs: 300 }, async () => 1)).toMatchObject({ ok: false });
    letGo.resolve();
    expect(await second).toMatchObject({ ok: true });
    expect((await cache.health()).gauges).toMatchObject({ locks: 0 });
  });

  it('refuses a use exactly when the window before it is full, however uses lie', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(0, 500, 1000)), {
          maxLength: 60,
        }),
        async (max, windowSeconds, gaps) => {
          let now = 0;
          const cache = await openEmbeddedCache({ clock: { now: () => new Date(now) } });
          const allowed: number[] = [];
          for (const gap of gaps) {
            now += gap;
            const inWindow = allowed.filter((at) => at > now - windowSeconds * 1000).length;
            const verdict = await cache.limit('a', { max, windowSeconds });
            expect(verdict.allowed).toBe(inWindow < max);
            expect(verdict.remaining).toBe(Math.max(0, max - inWindow - 1));
            if (verdict.allowed) allowed.push(now);
            else {
              // Whoever comes back when told to is let in.
              const then = now + verdict.resetsInSeconds * 1000;
              expect(allowed.filter((at) => at > then - windowSeconds * 1000).length).toBeLessThan(max);
            }
          }
        },
      ),
    );
  });

  it.each([0, -1, 1.5, NaN])('refuses a size of %s', async (maxEntries) => {
    await expect(openEmbeddedCache({ maxEntries })).rejects.toThrow(/maxEntries/);
  });
});
