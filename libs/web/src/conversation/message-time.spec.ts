import { describe, expect, it } from '@jest/globals';
import { messageDay, messageTime } from './message-time.js';

describe('when a message was sent', () => {
  it.each([
    ['2026-11-21T14:05:00Z', 'Nov 21, 2026', '2:05 PM'],
    ['2026-09-01T08:00:00Z', 'Sep 1, 2026', '9:00 AM'],
    // Summer time: midnight in London is eleven in UTC.
    ['2026-06-30T23:00:00Z', 'Jul 1, 2026', '12:00 AM'],
    ['2026-12-31T23:59:59Z', 'Dec 31, 2026', '11:59 PM'],
    ['2026-11-21T12:00:00Z', 'Nov 21, 2026', '12:00 PM'],
  ])('%s is %s, %s in London', (instant, day, time) => {
    expect([messageDay(instant), messageTime(instant)]).toEqual([day, time]);
  });
});
