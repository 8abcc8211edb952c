import { describe, expect, it } from '@jest/globals';
import { reductionText, type Reduced } from './reduction-text.js';

const home: Reduced = {
  listingType: 'sale',
  price: 600_000,
  reducedFrom: 625_000,
  reducedAt: '2026-11-21T23:30:00.000Z',
};

describe('a lower price', () => {
  it.each([
    ['2026-11-21T23:31:00Z', 'from £625,000 on 21 Nov'],
    ['2026-12-05T23:59:00Z', 'from £625,000 on 21 Nov'],
    ['2026-12-06T00:00:00Z', undefined],
  ])('is news for fourteen days: at %s %s', (now, text) => {
    expect(reductionText(home, new Date(now))).toBe(text);
  });

  it('is of the day in London, an hour ahead in summer, and a rent by the month', () => {
    const rented: Reduced = {
      listingType: 'rent',
      price: 2200,
      reducedFrom: 2400,
      reducedAt: '2026-07-01T23:30:00.000Z',
    };
    const text = 'from £2,400 pcm on 2 Jul';
    expect(reductionText(rented, new Date('2026-07-16T22:59:00Z'))).toBe(text);
    expect(reductionText(rented, new Date('2026-07-16T23:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['nobody lowered', { reducedFrom: null, reducedAt: null }],
    ['is no lower', { price: 625_000 }],
    ['is on application', { price: null }],
  ])('that %s is none', (_what, about) => {
    expect(reductionText({ ...home, ...about }, new Date('2026-11-22T00:00:00Z'))).toBeUndefined();
  });
});
