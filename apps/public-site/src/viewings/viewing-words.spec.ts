import { describe, expect, it } from '@jest/globals';
import { byDay, timesText } from './viewing-words.js';

describe('the words of a viewing', () => {
  it('list several times as a choice', () => {
    expect(timesText(['10:00'])).toBe('10:00 AM');
    expect(timesText(['09:00', '14:00'])).toBe('9:00 AM or 2:00 PM');
    expect(timesText(['09:00', '10:00', '14:00'])).toBe('9:00 AM, 10:00 AM or 2:00 PM');
  });

  it('gather times by day, in order', () => {
    const at = (date: string, time: string) => ({ date, time });
    expect(byDay([at('2026-11-24', '14:00'), at('2026-11-23', '09:30'), at('2026-11-24', '10:00')])).toEqual([
      { day: '2026-11-23', times: ['09:30'] },
      { day: '2026-11-24', times: ['10:00', '14:00'] },
    ]);
  });
});
