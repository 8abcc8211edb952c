import { describe, expect, it } from '@jest/globals';
import { shortTimeText } from './times.js';

describe('times of the console', () => {
  it('are short: the time today, the day before', () => {
    const now = new Date('2026-11-21T00:10:00.000Z');
    expect(shortTimeText('2026-11-21T00:01:00.000Z', now)).toBe('00:01');
    expect(shortTimeText('2026-11-20T23:59:59.000Z', now)).toBe('20 Nov 2026');
  });
});
