import { describe, expect, it } from '@jest/globals';
import { shortPrice } from './short-price.js';

describe('the price on a marker', () => {
  it.each([
    [600_000, 'sale', '£600k'],
    [1_175_000, 'sale', '£1.18m'],
    [8_500_000, 'sale', '£8.5m'],
    [999_400, 'sale', '£999k'],
    [999_600, 'sale', '£1m'],
    [9_500, 'sale', '£9,500'],
    [2450, 'rent', '£2,450 pcm'],
    [12_000, 'rent', '£12,000 pcm'],
    [null, 'sale', 'POA'],
  ] as const)('of %s for %s is %s', (price, listingType, text) => {
    expect(shortPrice({ price, listingType })).toBe(text);
  });
});
