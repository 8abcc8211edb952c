import { describe, expect, it } from '@jest/globals';
import { AnswerTimes } from './answer-times.js';

describe('how long answers took', () => {
  it('is the mean and the longest of the last ten seconds, and nothing where nothing was asked', async () => {
    let now = 1000;
    const times = new AnswerTimes(() => now);
    expect(times.gauges()).toEqual({ answers: 0 });
    for (const ms of [100, 300])
      await times.time(async () => {
        now += ms;
      });
    now += 6_000;
    times.add(2000);
    expect(times.gauges()).toEqual({ answers: 3, mean_ms: 800, longest_ms: 2000 });
    now += 5_000;
    expect(times.gauges()).toEqual({ answers: 1, mean_ms: 2000, longest_ms: 2000 });
    now += 10_000;
    expect(times.gauges()).toEqual({ answers: 0 });
  });

  it('counts what failed too', async () => {
    const times = new AnswerTimes(() => 0);
    await expect(times.time(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(times.gauges()).toMatchObject({ answers: 1 });
  });
});
