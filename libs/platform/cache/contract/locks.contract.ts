import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CacheHarness } from '../cache.contract.js';
import type { Cache } from '../cache.port.js';

const heldElsewhere = { ok: false, failure: { code: 'held-elsewhere' } };

export function lockPromises(start: () => Promise<CacheHarness>): void {
  let harness: CacheHarness;
  let cache: Cache;
  let elsewhere: Cache;
  beforeEach(async () => {
    harness = await start();
    ({ cache, elsewhere } = harness);
  });
  afterEach(() => harness.end());

  /** Somebody who holds a lock until told to let go. */
  const hold = async (key: string, ttlMs: number) => {
    const began = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const ended = cache.withLock(key, { ttlMs }, async (lock) => {
      began.resolve();
      await letGo.promise;
      return lock;
    });
    await Promise.race([began.promise, ended]);
    return { ended, letGo: () => (letGo.resolve(), ended) };
  };

  /** Lets time go by until something has ended. */
  const settle = async <T>(work: Promise<T>): Promise<T> => {
    let over = false;
    const done = () => void (over = true);
    work.then(done, done);
    while (!over) await harness.pass(0.02);
    return work;
  };

  describe('locks', () => {
    it('answers with what was done under it, and is free again', async () => {
      expect(await cache.withLock('a', { ttlMs: 1000 }, async () => 7)).toEqual({ ok: true, value: 7 });
      expect(await elsewhere.withLock('a', { ttlMs: 1000 }, async () => 8)).toEqual({ ok: true, value: 8 });
    });

    it('is free again after a throw, which is passed on', async () => {
      const failing = cache.withLock('a', { ttlMs: 1000 }, async () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await elsewhere.withLock('a', { ttlMs: 1000 }, async () => 8)).toEqual({ ok: true, value: 8 });
    });

    it('is not given while somebody has it, and others are', async () => {
      const holder = await hold('a', 1000);
      let ran = false;
      const run = async () => void (ran = true);
      expect(await elsewhere.withLock('a', { ttlMs: 1000 }, run)).toEqual(heldElsewhere);
      expect(await cache.withLock('a', { ttlMs: 1000 }, run)).toEqual(heldElsewhere);
      expect(ran).toBe(false);
      expect(await elsewhere.withLock('b', { ttlMs: 1000 }, async () => 1)).toEqual({ ok: true, value: 1 });
      await holder.letGo();
    });

    it('is waited for as long as was said, and no longer', async () => {
      const holder = await hold('a', 1000);
      expect(await settle(elsewhere.withLock('a', { ttlMs: 1000, waitMs: 200 }, async () => 1))).toEqual(
        heldElsewhere,
      );
      const waiting = elsewhere.withLock('a', { ttlMs: 1000, waitMs: 10_000 }, async () => 1);
      await harness.pass(0.1);
      await holder.letGo();
      expect(await settle(waiting)).toEqual({ ok: true, value: 1 });
    });

    it('stays with its holder, however much longer than a lease the work takes', async () => {
      const holder = await hold('a', 300);
      for (let look = 0; look < 6; look++) {
        await harness.pass(0.2);
        expect(await elsewhere.withLock('a', { ttlMs: 300 }, async () => 1)).toEqual(heldElsewhere);
      }
      const held = await holder.letGo();
      expect(held.ok && held.value.signal.aborted).toBe(false);
    });

    it('never has two holders, and gives each a higher fencing token than all before', async () => {
      let inside = 0;
      let most = 0;
      let counter = 0;
      const tokens: number[] = [];
      const work = Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? cache : elsewhere).withLock('a', { ttlMs: 2000, waitMs: 60_000 }, async (lock) => {
          most = Math.max(most, ++inside);
          tokens.push(lock.fencingToken);
          const before = counter;
          await (index % 2 ? cache : elsewhere).get('something');
          counter = before + 1;
          inside--;
        }),
      );
      const outcomes = await settle(Promise.all(work));
      expect(outcomes.every(({ ok }) => ok)).toBe(true);
      expect({ most, counter }).toEqual({ most: 1, counter: 30 });
      expect(tokens).toEqual([...new Set(tokens)].sort((a, b) => a - b));
      expect(tokens.every(Number.isSafeInteger)).toBe(true);
    });

    it('is waited for by nobody when the cache closes, which lets holders end', async () => {
      const holder = await hold('a', 1000);
      const waiting = cache.withLock('a', { ttlMs: 1000, waitMs: 60_000 }, async () => 1);
      const refused = expect(waiting).rejects.toThrow('closed');
      const closing = cache.close();
      await refused;
      expect(await holder.letGo()).toMatchObject({ ok: true });
      await closing;
    });

    it.each([
      ['ttlMs', { ttlMs: 99 }],
      ['ttlMs', { ttlMs: 3_600_001 }],
      ['ttlMs', { ttlMs: 1000.5 }],
      ['waitMs', { ttlMs: 1000, waitMs: -1 }],
      ['waitMs', { ttlMs: 1000, waitMs: NaN }],
    ] as const)('refuses a bad %s and names it: %j', async (field, options) => {
      await expect(cache.withLock('a', options, async () => 1)).rejects.toThrow(field);
    });
  });
}
