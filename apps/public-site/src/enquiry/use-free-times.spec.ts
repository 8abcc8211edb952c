import { describe, expect, it } from '@jest/globals';
import { timesOf } from './use-free-times.js';

const november = { from: '2026-11-21', data: [{ date: '2026-11-23', times: ['09:00'] }] };
const december = { from: '2026-12-01', data: [{ date: '2026-12-22', times: ['10:00'] }] };

describe('the free times of a day', () => {
  it('are those that were told, and none on a day that was left out', () => {
    expect(timesOf('2026-11-23', [november])).toEqual(['09:00']);
    expect(timesOf('2026-11-24', [november])).toEqual([]);
  });

  it('are not known before the days of its month were asked for', () => {
    expect(timesOf('2026-12-22', [november])).toBeUndefined();
    expect(timesOf('2026-12-22', [november, { from: '2026-12-01', data: undefined }])).toBeUndefined();
    expect(timesOf('2026-12-22', [november, december])).toEqual(['10:00']);
  });

  it('are known up to 31 days from the first that was asked for', () => {
    expect(timesOf('2026-12-21', [november])).toEqual([]);
    expect(timesOf('2026-11-20', [november])).toBeUndefined();
  });
});
