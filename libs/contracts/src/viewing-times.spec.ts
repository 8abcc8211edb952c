import { describe, expect, it } from '@jest/globals';
import { bookingTimes, rescheduleTimes, viewingTimes } from './index.js';

describe('the times of viewings', () => {
  it('are 9 on the hour for a booking, and 16 from 9:00 AM to 4:30 PM for another time', () => {
    expect(bookingTimes).toHaveLength(9);
    expect(rescheduleTimes).toHaveLength(16);
    expect([rescheduleTimes[0], rescheduleTimes[15]]).toEqual(['09:00', '16:30']);
  });

  it('are 17 together, in order', () => {
    expect(viewingTimes).toHaveLength(17);
    expect(viewingTimes).toEqual([...viewingTimes].sort());
  });
});
