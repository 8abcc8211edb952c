import { describe, expect, it } from '@jest/globals';
import { refreshInterval } from './refresh-interval.js';

const after = (data: unknown): number | false => refreshInterval({ state: { data, error: null } });

describe('how often a list is fetched again', () => {
  it('is every five seconds, and less often the more pages it has', () => {
    expect([after(undefined), after([]), after({ pages: [1], pageParams: [null] })]).toEqual([
      ...[5000, 5000, 5000],
    ]);
    expect(after({ pages: [1, 2, 3], pageParams: [] })).toBe(15_000);
  });

  it('is every five seconds also where what was answered counts pages of another kind', () => {
    expect([after({ firing: 0, pages: 0 }), after({ firing: 3, pages: 2 })]).toEqual([5000, 5000]);
  });
});
