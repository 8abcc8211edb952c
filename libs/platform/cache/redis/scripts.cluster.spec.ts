import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RedisConnection } from './redis-connection.js';

const address = process.env.LINTEL_TEST_REDIS;
const title = address ? 'locks in redis' : 'locks in redis: skipped, LINTEL_TEST_REDIS is not set';

(!address ? describe.skip : describe)(title, () => {
  const redis = new RedisConnection(address ?? 'redis://127.0.0.1:6379', 2000);
  const used: string[] = [];
  let lock: string;
  let fence: string;
  beforeEach(() => {
    lock = `lintel-test-${crypto.randomUUID()}`;
    fence = `${lock}:fence`;
    used.push(lock, fence);
  });
  afterAll(async () => {
    await redis.run((client) => client.del(used));
    redis.close();
  });

  const acquire = (owner: string, ttlMs = 5000) =>
    redis.run(async (client) => Number(await client.acquireLock(lock, fence, owner, ttlMs)));
  const renew = (owner: string, token: number) =>
    redis.run((client) => client.renewLock(lock, fence, owner, token, 5000));
  const release = (owner: string) => redis.run((client) => client.releaseLock(lock, fence, owner));

  it('are renewed by their holder, and by nobody else', async () => {
    const token = await acquire('a');
    expect(await renew('a', token)).toBe(1);
    expect(await renew('b', token)).toBe(0);
  });

  it('are released by their holder, and by nobody else', async () => {
    await acquire('a');
    expect(await release('b')).toBe(0);
    expect(await acquire('b')).toBe(0);
    expect(await release('a')).toBe(1);
    expect(await acquire('b')).toBeGreaterThan(0);
  });

  it('are not taken again by a renewal that comes after the release', async () => {
    const token = await acquire('a');
    await release('a');
    expect(await renew('a', token)).toBe(0);
    expect(await acquire('b')).toBeGreaterThan(token);
  });

  it('are taken again by a late renewal when nobody had them since, and not when somebody had', async () => {
    const token = await acquire('a', 100);
    await delay(150);
    expect(await renew('a', token)).toBe(1);
    expect(await acquire('b')).toBe(0);
    await release('a');
    const second = await acquire('b', 100);
    await delay(150);
    const third = await acquire('c');
    await release('c');
    expect(third).toBeGreaterThan(second);
    expect(await renew('b', second)).toBe(0);
  });

  it('have higher tokens than before even when the clock of Redis was set back', async () => {
    const future = 8_000_000_000_000_000;
    await redis.run((client) => client.set(fence, String(future)));
    expect(await acquire('a')).toBe(future + 1);
    await release('a');
    expect(await acquire('a')).toBeGreaterThan(future + 1);
  });
});
