import { describe, expect, it } from '@jest/globals';
import { activityOver, type ListingActivity } from '../../domain/activity.js';
import { ActivityBatches } from './activity-batches.js';

const nothing = (): ListingActivity => activityOver(1, '2026-03-02', []);

describe('what a request asks of many listings', () => {
  const reads: [number[], number][] = [];
  const batches = new ActivityBatches(async (ids, days) => {
    reads.push([[...ids], days]);
    return new Map(ids.map((id) => [id, nothing()]));
  });

  it('is read once for each number of days, and apart from other requests', async () => {
    const [request, another] = [{}, {}];
    await Promise.all([
      ...[1, 2, 3, 2].map((id) => batches.of(id, 30, request)),
      batches.of(1, 7, request),
      batches.of(4, 30, another),
    ]);
    expect(reads).toEqual([
      [[1, 2, 3], 30],
      [[1], 7],
      [[4], 30],
    ]);
    await batches.of(5, 30, request);
    expect(reads.at(-1)).toEqual([[5], 30]);
  });

  it('fails for all of them when it cannot be read', async () => {
    const failing = new ActivityBatches(() => Promise.reject(new Error('away')));
    const request = {};
    const answers = await Promise.allSettled([failing.of(1, 30, request), failing.of(2, 30, request)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
