import { describe, test } from 'vitest';
import { syntheticListings, type Place } from './index.js';

const places: readonly Place[] = Array.from({ length: 300 }, (_, index) => ({
  name: `Place ${index}`,
  kind: index % 3 === 0 ? 'outcode' : index % 3 === 1 ? 'area' : 'town',
  latitude: 51.4 + (index % 20) * 0.01,
  longitude: -0.3 + index * 0.001,
}));
const options = { seed: 1, count: 10_000, firstId: 1, now: new Date('2026-11-20T00:00:00.000Z'), places };

describe('synthetic listings', () => {
  test('ten thousand: two turns a second are the least a load test needs', async ({ bench }) => {
    await bench('ten thousand', () => {
      for (const { listing } of syntheticListings(options))
        if (listing.id < 1) throw new Error('unreachable');
    }).run();
  });
});
