import { describe, expect, it } from '@jest/globals';
import { commuteOf } from './commute.js';
import { PUBLISHED_RIDES } from './published-rides.fixture.js';

describe('ride times, against published ones', () => {
  const pairs = PUBLISHED_RIDES.trim()
    .split('\n')
    .map((row) => row.split('|'));

  it('are within 20 % or 3 minutes for 90 of 100 pairs', () => {
    expect(pairs).toHaveLength(100);
    const off = pairs.flatMap(([from, to, published]) => {
      const journey = commuteOf(`${from} → ${to}`);
      const ride = 'error' in journey ? NaN : journey.rideMinutes;
      const allowed = Math.max(3, Number(published) * 0.2);
      return Math.abs(ride - Number(published)) <= allowed
        ? []
        : [`${from} → ${to}: ${ride}, published ${published}`];
    });
    process.stdout.write(
      `Ride times as published: ${100 - off.length} of 100.\n${off.map((row) => `  ${row}\n`).join('')}`,
    );
    expect(off.length).toBeLessThanOrEqual(10);
  });
});
