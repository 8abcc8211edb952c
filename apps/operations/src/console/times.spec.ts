import { describe, expect, it } from 'vitest';
import { secondsText } from '@lintel/kernel';
import { instantText, shortTimeText } from './times.js';

describe('times of the console', () => {
  it('are those of London, in summer too', () => {
    expect(secondsText('2026-07-01T09:05:07.900Z')).toBe('10:05:07');
    expect(instantText('2026-11-21T10:32:05.000Z')).toBe('21 Nov 2026, 10:32:05');
  });

  it('are short: the time today, the day before', () => {
    const now = new Date('2026-11-21T00:10:00.000Z');
    expect(shortTimeText('2026-11-21T00:01:00.000Z', now)).toBe('00:01');
    expect(shortTimeText('2026-11-20T23:59:59.000Z', now)).toBe('20 Nov 2026');
  });
});
