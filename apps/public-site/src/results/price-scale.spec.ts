import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { priceNote, pricesAt, priceScales, priceTexts, thumbsAt } from './price-scale.js';

const { sale, rent } = priceScales;

describe('the price slider', () => {
  it('shows the defaults while no price is asked for', () => {
    expect(thumbsAt(sale, {})).toEqual([300_000, 1_500_000]);
    expect(priceTexts(sale, {})).toEqual(['£0.30M', '£1.50M']);
    expect(thumbsAt(rent, {})).toEqual([1_000, 3_000]);
    expect(priceTexts(rent, {})).toEqual(['£1,000 pcm', '£3,000 pcm']);
    expect(priceNote({})).toBe('Any price until you move a handle.');
  });

  it('asks for the bound that was moved, and not for the other one', () => {
    expect(pricesAt(sale, {}, [400_000, 1_500_000])).toEqual({ minPrice: 400_000 });
    expect(pricesAt(rent, {}, [1_000, 3_100])).toEqual({ maxPrice: 3_100 });
    expect(priceTexts(sale, { minPrice: 400_000 })).toEqual(['£0.40M', 'No maximum']);
  });

  it('keeps a price outside its scale as filter and waits at the end', () => {
    const range = { minPrice: 50_000, maxPrice: 8_500_000 };
    expect(thumbsAt(sale, range)).toEqual([100_000, 5_000_000]);
    expect(priceTexts(sale, range)).toEqual(['£0.05M', '£8.50M']);
    expect(pricesAt(sale, range, [200_000, 5_000_000])).toEqual({ minPrice: 200_000, maxPrice: 8_500_000 });
  });

  it('stands open at the side that has no limit', () => {
    expect(thumbsAt(sale, { maxPrice: 600_000 })).toEqual([100_000, 600_000]);
    expect(priceTexts(sale, { maxPrice: 600_000 })).toEqual(['No minimum', '£0.60M']);
    expect(pricesAt(sale, { maxPrice: 600_000 }, [100_000, 700_000])).toEqual({ maxPrice: 700_000 });
    expect(pricesAt(sale, { maxPrice: 600_000 }, [100_000, 5_000_000])).toEqual({});
  });

  it('says so when the lowest price is above the highest', () => {
    const crossed = { minPrice: 900_000, maxPrice: 400_000 };
    expect(priceNote(crossed)).toContain('above the highest');
    expect(thumbsAt(sale, crossed)).toEqual([400_000, 900_000]);
    expect(pricesAt(sale, crossed, [400_000, 950_000])).toEqual({ minPrice: 400_000, maxPrice: 950_000 });
  });

  it('keeps its thumbs on the scale and in order, whatever is asked for', () => {
    const price = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(sale, rent), price, price, (scale, minPrice, maxPrice) => {
        const [low, high] = thumbsAt(scale, { minPrice, maxPrice });
        expect(scale.min <= low && low <= high && high <= scale.max).toBe(true);
      }),
    );
  });
});
