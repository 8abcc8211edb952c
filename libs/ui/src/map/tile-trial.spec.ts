import { describe, expect, it } from '@jest/globals';
import { retryDelay, withRetries } from './retry.js';
import { newTrial, roundFailed, tileLoaded, type TileTrial } from './tile-trial.js';

describe('retries of a map source', () => {
  it('wait attempt × 2 to the power of the attempt', () => {
    expect([1, 2, 3].map(retryDelay)).toEqual([2, 8, 24]);
  });

  it('are three at most', async () => {
    const waits: number[] = [];
    const failures: number[] = [];
    const load = withRetries(
      () => Promise.reject(new Error('down')),
      (_error, attempt) => failures.push(attempt),
      async (milliseconds) => void waits.push(milliseconds),
    );
    await expect(load).rejects.toThrow('down');
    expect(failures).toEqual([1, 2, 3, 4]);
    expect(waits).toEqual([2, 8, 24]);
  });

  it('end with the first success', async () => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls < 3) throw new Error('down');
      return 'map';
    };
    expect(
      await withRetries(
        load,
        () => {},
        async () => {},
      ),
    ).toBe('map');
    expect(calls).toBe(3);
  });
});

describe('a source of tiles', () => {
  it('is given up after three retries without one tile', () => {
    let trial: TileTrial = newTrial;
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) {
      const outcome = roundFailed(trial);
      trial = outcome.trial;
      waits.push(outcome.retryIn);
    }
    expect(waits).toEqual([2, 8, 24, undefined]);
    expect(trial.verdict).toBe('failed');
  });

  it('is kept once a tile has come, whatever fails later', () => {
    const trial = tileLoaded(roundFailed(newTrial).trial);
    expect(trial.verdict).toBe('works');
    expect(roundFailed(trial)).toEqual({ trial });
  });

  it('is not taken back after it was given up', () => {
    expect(tileLoaded({ verdict: 'failed', failures: 4 }).verdict).toBe('failed');
  });
});
