import { type Cache, CacheUnavailable } from '@lintel/platform/cache';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { describe, expect, it } from '@jest/globals';
import type { Logger } from '../logging/logger.js';
import { type Limit, Limits, unnamed, waitText } from './limits.js';

const clock = { now: () => new Date('2026-03-02T09:00:00Z') };
const twice: Limit = { name: 'enquiry:email', max: 2, windowSeconds: 3600, whenUnavailable: 'allow' };
const guess: Limit = { name: 'sign-in:wrong', max: 1, windowSeconds: 60, whenUnavailable: 'refuse' };
const signIn: Limit = { name: 'sign-in:pair', max: 3, windowSeconds: 3600, whenUnavailable: 'here' };
const away = { limit: () => Promise.reject(new CacheUnavailable('away')) } as unknown as Cache;

const counting = async () => new Limits(await openEmbeddedCache({ clock }), {} as Logger);
function withoutCache(cache: Cache = away) {
  const said: unknown[] = [];
  const say = (...line: unknown[]) => said.push(line);
  const logger = { warn: say, info: say } as unknown as Logger;
  return { limits: new Limits(cache, logger, clock), said };
}
/** A cache that a test takes away and gives back. */
async function leaving() {
  const cache = await openEmbeddedCache({ clock });
  const state = { away: false };
  const limit: Cache['limit'] = (...use) => (state.away ? away : cache).limit(...use);
  return { ...withoutCache({ limit } as unknown as Cache), state };
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
    expect(said).toEqual([
      [{ err: expect.any(CacheUnavailable), limit: 'sign-in:wrong' }, expect.stringContaining('refused')],
    ]);
  });

  it('that counts here while the cache is away has no more uses than its own, however often the cache goes', async () => {
    const { limits, state } = await leaving();
    let allowed = 0;
    for (let outage = 0; outage < 4; outage += 1)
      for (const gone of [true, false]) {
        state.away = gone;
        for (let use = 0; use < 5; use += 1) if (await limits.allows(signIn, 'jane')) allowed += 1;
      }
    // Three by the cache and three by this process, within the hour.
    expect(allowed).toBe(6);
  });

  it('says what becomes of it once an outage, and once that it is over', async () => {
    const { limits, said, state } = await leaving();
    const lines = () => said.splice(0).map((line) => (line as [{ limit: string }])[0].limit);
    for (const outage of [1, 2]) {
      state.away = true;
      for (let use = 0; use < 3; use += 1)
        for (const limit of [twice, signIn]) await limits.allows(limit, use);
      expect([outage, ...lines()]).toEqual([outage, 'enquiry:email', 'sign-in:pair']);
      state.away = false;
      for (let use = 0; use < 3; use += 1)
        for (const limit of [twice, signIn]) await limits.allows(limit, use);
      expect([outage, ...lines()]).toEqual([outage, 'enquiry:email', 'sign-in:pair']);
    }
  });
});

it('says how long to wait in whole minutes or hours', () => {
  expect([1, 60, 61].map((seconds) => waitText(seconds))).toEqual(['1 minute', '1 minute', '2 minutes']);
  expect([3600, 3601].map((seconds) => waitText(seconds, 'hour'))).toEqual(['1 hour', '2 hours']);
});

it('keeps addresses out of the cache’s keys', () => {
  expect(unnamed('jane@example.org')).toMatch(/^[0-9a-f]{64}$/);
});
