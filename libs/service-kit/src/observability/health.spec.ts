import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkHealth } from './health.js';

afterEach(() => vi.useRealTimers());

describe('health', () => {
  it('has a row for each part, and a part that throws or hangs is not ready', async () => {
    vi.useFakeTimers();
    const rows = checkHealth([
      { name: 'a', check: async () => ({ lag: 3 }) },
      { name: 'b', check: () => Promise.reject(new Error('the disk is full')) },
      { name: 'c', check: () => new Promise(() => {}) },
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await rows).toEqual([
      { name: 'a', ready: true, gauges: { lag: 3 } },
      { name: 'b', ready: false, reason: 'the disk is full' },
      { name: 'c', ready: false, reason: 'no answer within 2000 ms' },
    ]);
  });
});
