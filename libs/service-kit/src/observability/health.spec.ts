import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { checkHealth, isReady } from './health.js';

afterEach(() => {
  jest.useRealTimers();
});

describe('health', () => {
  it('has a row for each part, and a part that throws or hangs is not ready', async () => {
    jest.useFakeTimers();
    const rows = checkHealth([
      { name: 'a', check: async () => ({ lag: 3 }) },
      { name: 'b', check: () => Promise.reject(new Error('the disk is full')) },
      { name: 'c', check: () => new Promise(() => {}) },
    ]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await rows).toEqual([
      { name: 'a', ready: true, gauges: { lag: 3 } },
      { name: 'b', ready: false, reason: 'the disk is full' },
      { name: 'c', ready: false, reason: 'no answer within 2000 ms' },
    ]);
  });

  it('is a part that answers and says that it cannot do its work, with what it counts', async () => {
    const stuck = { name: 'd', check: async () => ({ lag: 3 }), trouble: () => 'at the same for 9 s' };
    expect(await checkHealth([stuck])).toEqual([
      { name: 'd', ready: false, reason: 'at the same for 9 s', gauges: { lag: 3 } },
    ]);
  });

  it('counts beside what it checks, and is not ready where that cannot be counted', async () => {
    const documents = {
      name: 'documents',
      check: async () => ({ size: 1 }),
      count: async () => ({ open: 4 }),
    };
    const uncounted = { ...documents, count: () => Promise.reject(new Error('no answer')) };
    expect(await checkHealth([documents, uncounted])).toEqual([
      { name: 'documents', ready: true, gauges: { size: 1, open: 4 } },
      { name: 'documents', ready: false, reason: 'no answer' },
    ]);
  });

  it('keeps work away for a part that is needed, and says so of one that is spare', async () => {
    const bus = { name: 'bus', spare: true, check: () => Promise.reject(new Error('away')) };
    const documents = { name: 'documents', check: async () => ({}) };
    const rows = await checkHealth([documents, bus]);
    expect(rows[1]).toEqual({ name: 'bus', spare: true, ready: false, reason: 'away' });
    expect(isReady(rows)).toBe(true);
    expect(isReady(await checkHealth([documents, { ...bus, spare: false }]))).toBe(false);
  });
});
