import { describe, expect, it } from '@jest/globals';
import { countsOf, withCount } from './facet-counts.js';

describe('counts beside the choices', () => {
  const countOf = countsOf([
    {
      criterion: 'beds',
      options: [
        { value: '2', total: 128 },
        { value: '5', total: 0 },
      ],
    },
    { criterion: 'maxTubeDistance', options: [{ value: '0.50', total: 7 }] },
    { criterion: 'propertyType', options: [{ value: 'flat', total: 12_345 }] },
  ]);

  it('are those of the facets', () => {
    expect(countOf('beds', '2')).toBe(128);
    expect(countOf('beds', '5')).toBe(0);
    expect(countOf('maxTubeDistance', '0.5')).toBe(7);
    expect(countOf('propertyType', 'flat')).toBe(12_345);
  });

  it('are unknown where no facet speaks of them', () => {
    expect(countOf('beds', '7')).toBeUndefined();
    expect(countOf('baths', '2')).toBeUndefined();
    expect(countsOf(null)('beds', '2')).toBeUndefined();
  });

  it('stand in brackets after the choice', () => {
    expect(withCount('2+', 12_345)).toBe('2+ (12,345)');
    expect(withCount('2+', 0)).toBe('2+ (0)');
    expect(withCount('2+', undefined)).toBe('2+');
  });
});
