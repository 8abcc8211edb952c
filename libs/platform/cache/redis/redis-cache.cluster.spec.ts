import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheContract } from '../cache.contract.js';
import { CacheUnavailable, LockLost, type Cache } from '../cache.port.js';
import { openRedisCache } from './index.js';
import { TcpProxy } from './tcp-proxy.fixture.js';

const address = process.env.LINTEL_TEST_REDIS;
const title = address ? 'redis' : 'redis: skipped, LINTEL_TEST_REDIS is not set';
const url = address ?? 'redis://127.0.0.1:6379';
const run = `lintel-test-${crypto.randomUUID()}:`;

(!address ? describe.skip : describe)(title, () => {
  const admin = new Redis(url, { lazyConnect: true });
  /** As an emptied Redis, for whoever has this prefix. */
  const empty = async (prefix: string) => {
    for await (const keys of admin.scanStream({ match: `${prefix}*`, count: 1000 }))
      if (keys.length > 0) await admin.del(keys);
  };
  afterAll(async () => {
    await empty(run);
    admin.disconnect();
  });

  cacheContract('redis', async () => {
    const prefix = `${run}${crypto.randomUUID()}:`;
    const [cache, elsewhere] = [await openRedisCache({ url, prefix }), await openRedisCache({ url, prefix })];
    return {
      cache,
      elsewhere,
      pass: (seconds) => delay(seconds * 1000),
      end: async () => void (await Promise.all([cache.close(), elsewhere.close()])),
    };
  });

  describe('cache: redis, when it goes away', () => {
    let proxy: TcpProxy;
    let cache: Cache;
    let elsewhere: Cache;
    let prefix: string;
    beforeEach(async () => {
      const { hostname, port } = new URL(url);
      proxy = new TcpProxy({ host: hostname, port: Number(port || 6379) });
      await proxy.up();
      prefix = `${run}${crypto.randomUUID()}:`;
      cache = await openRedisCache({ url: `redis://127.0.0.1:${proxy.port}`, prefix, timeoutMs: 400 });
      elsewhere = await openRedisCache({ url, prefix });
    });
    afterEach(async () => {
      await Promise.all([cache.close(), elsewhere.close()]);
      await proxy.down();
    });

    /** What a call rejects with, and how long that took. */
    const refusal = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      const error = await work().then(
        () => new Error('it was answered'),
        (reason: unknown) => reason,
      );
      return { error, ms: performance.now() - startedAt };
    };
    const calls: readonly (() => Promise<unknown>)[] = [
      () => cache.get('a'),
      () => cache.set('a', 1, { ttlSeconds: 60 }),
      () => cache.delete('a'),
      () => cache.limit('a', { max: 1, windowSeconds: 60 }),
      () => cache.withLock('a', { ttlMs: 1000 }, async () => 1),
      () => cache.health(),
    ];
    /** Resolves with the first answer, at most 5 s later. */
    const back = async () => {
      for (const until = performance.now() + 5000; performance.now() < until;)
        if ((await refusal(() => cache.health())).error instanceof CacheUnavailable) await delay(50);
        else return;
      throw new Error('it did not come back');
    };

    it('rejects each call in time while connections are refused, and goes on when they are not', async () => {
      await cache.set('a', 'kept', { ttlSeconds: 60 });
      await proxy.down();
      for (const call of calls) {
        const { error, ms } = await refusal(call);
        expect(error).toBeInstanceOf(CacheUnavailable);
        expect(ms).toBeLessThan(2000);
      }
      await proxy.up();
      await back();
      expect(await cache.get('a')).toBe('kept');
      expect((await cache.health()).gauges).toMatchObject({ connected: 1 });
    });

    it('keeps nobody waiting once it has been away for as long as a call may take', async () => {
      await cache.get('a');
      await proxy.down();
      // The first may still be on the connection that was cut.
      for (const _ of [1, 2]) await refusal(() => cache.get('a'));
      for (const call of calls) expect((await refusal(call)).ms).toBeLessThan(100);
      await proxy.up();
      await back();
      expect(await cache.get('a')).toBeUndefined();
    });

    it('rejects each call in time while nothing comes through, and goes on when it does', async () => {
      await cache.get('a');
      proxy.hush(true);
      for (const call of calls) {
        const { error, ms } = await refusal(call);
        expect(error).toBeInstanceOf(CacheUnavailable);
        expect(ms).toBeLessThan(2000);
      }
      proxy.hush(false);
      await back();
      expect(await cache.limit('b', { max: 1, windowSeconds: 60 })).toMatchObject({ allowed: true });
    });

    it('can be opened before Redis is there', async () => {
      await proxy.down();
      const early = await openRedisCache({ url: `redis://127.0.0.1:${proxy.port}`, prefix, timeoutMs: 5000 });
      const waiting = early.get('a');
      await proxy.up();
      expect(await waiting).toBeUndefined();
      await early.close();
    });

    it('carries out nothing later that was refused', async () => {
      await cache.get('a');
      await proxy.down();
      await refusal(() => cache.set('a', 'late', { ttlSeconds: 60 }));
      await refusal(() => cache.limit('a', { max: 1, windowSeconds: 60 }));
      await proxy.up();
      await back();
      expect(await elsewhere.get('a')).toBeUndefined();
      expect((await elsewhere.limit('a', { max: 1, windowSeconds: 60 })).allowed).toBe(true);
    });

    it('tells a holder that cannot renew before anybody else gets the lock', async () => {
      const order: string[] = [];
      const holder = cache.withLock('a', { ttlMs: 600 }, async (lock) => {
        const lost = new Promise<void>((resolve) => {
          lock.signal.addEventListener('abort', () => (order.push('told'), resolve()), { once: true });
        });
        await proxy.down();
        const next = elsewhere.withLock('a', { ttlMs: 600, waitMs: 10_000 }, async (second) => {
          order.push('next');
          return second.fencingToken > lock.fencingToken;
        });
        await lost;
        expect(await next).toEqual({ ok: true, value: true });
      });
      await expect(holder).rejects.toThrow(LockLost);
      expect(order).toEqual(['told', 'next']);
    });

    it('keeps a lock through an interruption shorter than its lease', async () => {
      const held = await cache.withLock('a', { ttlMs: 3000 }, async (lock) => {
        await proxy.down();
        await proxy.up();
        await delay(3500);
        expect(await elsewhere.withLock('a', { ttlMs: 1000 }, async () => 1)).toMatchObject({ ok: false });
        return lock.signal.aborted;
      });
      expect(held).toEqual({ ok: true, value: false });
    });

    it('takes no harm from being emptied: a lock is taken again unless somebody else was quicker', async () => {
      const held = await cache.withLock('a', { ttlMs: 300 }, async (lock) => {
        await empty(prefix);
        await delay(200);
        expect(await elsewhere.withLock('a', { ttlMs: 300 }, async () => 1)).toMatchObject({ ok: false });
        return lock.fencingToken;
      });
      await empty(prefix);
      const next = await elsewhere.withLock('a', { ttlMs: 300 }, async (lock) => lock.fencingToken);
      expect(held.ok && next.ok && next.value > held.value).toBe(true);
      expect(await cache.get('a')).toBeUndefined();
      expect((await cache.limit('a', { max: 1, windowSeconds: 60 })).allowed).toBe(true);
    });

    it('tells the first holder when an emptied Redis gave its lock to another, who keeps it', async () => {
      const letGo = Promise.withResolvers<void>();
      let second: Promise<unknown> | undefined;
      const first = cache.withLock('a', { ttlMs: 600 }, async (lock) => {
        await empty(prefix);
        const began = Promise.withResolvers<number>();
        second = elsewhere.withLock('a', { ttlMs: 600 }, async (other) => {
          began.resolve(other.fencingToken);
          await letGo.promise;
        });
        expect(await began.promise).toBeGreaterThan(lock.fencingToken);
        await delay(500);
        expect(lock.signal.reason).toBeInstanceOf(LockLost);
      });
      await expect(first).rejects.toThrow(LockLost);
      expect(await cache.withLock('a', { ttlMs: 600 }, async () => 1)).toMatchObject({ ok: false });
      letGo.resolve();
      expect(await second).toMatchObject({ ok: true });
    });

    it('leaves nothing behind for ever', async () => {
      for (const call of calls) await call();
      for await (const keys of admin.scanStream({ match: `${prefix}*` }))
        for (const key of keys) expect(await admin.pttl(key)).toBeGreaterThan(0);
    });
  });

  it.each(['', 'localhost', 'http://localhost:6379', 'redis://', 'redis:secret@host'])(
    'refuses the address %j, and keeps passwords to itself',
    async (bad) => {
      const opened = openRedisCache({ url: bad, prefix: run });
      await expect(opened).rejects.toThrow(/not an address of the form redis:/);
      await expect(opened).rejects.not.toThrow(/secret/);
    },
  );
});
