import { describe, expect, it } from 'vitest';
import { dateText, instantText, longDateText, momentText, timeText } from './times.js';

describe("times of the agents' pages", () => {
  it('are written as the specification has them', () => {
    expect(dateText('2026-11-03')).toBe('Nov 3, 2026');
    expect(longDateText('2026-11-03')).toBe('November 3, 2026');
    expect(timeText('09:30')).toBe('9:30 AM');
    expect(momentText({ date: '2026-11-23', time: '14:00' })).toBe('Mon, Nov 23, 2026 at 2:00 PM');
  });

  it('are those of London, in summer too', () => {
    expect(instantText('2026-07-01T23:05:00.000Z')).toBe('2 Jul 2026, 00:05');
    expect(instantText('2026-11-21T10:05:00.000Z')).toBe('21 Nov 2026, 10:05');
  });
});
