import { describe, expect, it } from 'vitest';
import { areaText, bathsText, bedsText, milesText, priceText } from './listing-words.js';

describe('the words of a listing', () => {
  it('writes prices with a pound sign and thousands separators, rents with pcm', () => {
    expect(priceText({ price: 1_175_000, listingType: 'sale' })).toBe('£1,175,000');
    expect(priceText({ price: 4950, listingType: 'rent' })).toBe('£4,950 pcm');
    expect(priceText({ price: null, listingType: 'sale' })).toBe('Price on application');
  });

  it('has singular and plural', () => {
    expect([bedsText(0), bedsText(1), bedsText(3)]).toEqual(['Studio', '1 bed', '3 beds']);
    expect([bathsText(1), bathsText(2)]).toEqual(['1 bath', '2 baths']);
    expect([milesText(0.3), milesText(1)]).toEqual(['0.3 miles', '1 mile']);
  });

  it('says to ask the agent for an unknown area', () => {
    expect([areaText(1140), areaText(null)]).toEqual(['1,140 sq ft', 'Ask Agent']);
  });
});
