import { describe, expect, it } from '@jest/globals';
import { areaText, bathsText, bedsText, milesText, priceText } from './listing-words.js';

describe('the words of a listing', () => {
  it('writes prices with a pound sign and thousands separators, rents with pcm', () => {
    expect(priceText({ price: 1_175_000, listingType: 'sale' })).toBe('£1,175,000');
    expect(priceText({ price: 4950, listingType: 'rent' })).toBe('£4,950 pcm');
    expect(priceText({ price: null, listingType: 'sale' })).toBe('Price on application');
  });

  it('has singular and plural', () => {
    const flat = (bedrooms: number, bathrooms = 1) => ({
      propertyType: 'flat' as const,
      bedrooms,
      bathrooms,
    });
    expect([0, 1, 3].map((beds) => bedsText(flat(beds)))).toEqual(['Studio', '1 bed', '3 beds']);
    expect([0, 1, 2].map((baths) => bathsText(flat(1, baths)))).toEqual(['0 baths', '1 bath', '2 baths']);
    expect([milesText(0.3), milesText(1)]).toEqual(['0.3 miles', '1 mile']);
  });

  it('counts no rooms that land and commercial premises do not have', () => {
    for (const propertyType of ['land', 'commercial'] as const) {
      const bare = { propertyType, bedrooms: 0, bathrooms: 0 };
      expect([bedsText(bare), bathsText(bare)]).toEqual([undefined, undefined]);
      expect(bathsText({ ...bare, bathrooms: 1 })).toBe('1 bath');
    }
  });

  it('says to ask the agent for an unknown area', () => {
    expect([areaText(1140), areaText(null)]).toEqual(['1,140 sq ft', 'Ask Agent']);
  });
});
