import { type Cache, CacheUnavailable } from '@lintel/platform/cache';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { describe, expect, it } from '@jest/globals';
import type { Logger } from '../logging/logger.js';
import { type Limit, Limits, unnamed, waitText } from './limits.js';

const clock = { now: () => new Date('2026-03-02T09:00:00Z') };
const twice: Limit = { name: 'enquiry:email', max: 2, windowSeconds: 3600, whenUnavailable: 'allow' };
const guess: Limit = { name: 'sign-in:wrong', max: 1, windowSeconds: 60, whenUnavailable: 'refuse' };
const away = { limit: () => Promise.reject(new CacheUnavailable('away')) } as unknown as Cache;

const counting = async () => new Limits(await openEmbeddedCache({ clock }), {} as Logger);
function withoutCache() {
  const said: unknown[] = [];
  const logger = { warn: (...line: unknown[]) => said.push(line) } as unknown as Logger;
  return { limits: new Limits(away, logger), said };
}

describe('a limit', () => {
  it('says how long to wait once it is used up, for each that it is counted by', async () => {
    const limits = await counting();
    for (const wait of [0, 0, 3600]) expect(await limits.secondsToWait(twice, 'one')).toBe(wait);
    expect(await limits.allows(twice, 'other')).toBe(true);
  });

  it('that comes after one which refuses is not used', async () => {
    const limits = await counting();
    const count = () =>
      limits.count(
        [
          [guess, 1],
          [twice, 1],
        ],
        (wait) => `In ${wait}.`,
      );
    expect(await count()).toEqual({ ok: true, value: null });
    const failure = { code: 'TOO_MANY_REQUESTS', message: 'In 1 minute.' };
    expect(await count()).toEqual({ ok: false, failure });
    expect(await limits.allows(twice, 1)).toBe(true);
  });

  it('that allows while the cache is away says so in the log, without saying whom', async () => {
    const { limits, said } = withoutCache();
    expect(await limits.count([[twice, 'jane']], String)).toEqual({ ok: true, value: null });
    expect(said).toEqual([
      [{ err: expect.any(CacheUnavailable), limit: 'enquiry:email' }, expect.stringContaining('not limited')],
    ]);
  });

  it('that refuses while the cache is away fails with the cache’s error', async () => {
    const { limits, said } = withoutCache();
    await expect(limits.allows(guess, 'jane')).rejects.toThrow(CacheUnavailable);
    expect(said).toEqual([]);
  });
});

it('says how long to wait in whole minutes or hours', () => {
  expect([1, 60, 61].map((seconds) => waitText(seconds))).toEqual(['1 minute', '1 minute', '2 minutes']);
  expect([3600, 3601].map((seconds) => waitText(seconds, 'hour'))).toEqual(['1 hour', '2 hours']);
});

it('keeps addresses out of the cache’s keys', () => {
  expect(unnamed('jane@example.org')).toMatch(/^[0-9a-f]{64}$/);
});
