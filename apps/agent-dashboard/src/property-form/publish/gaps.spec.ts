import { describe, expect, it } from '@jest/globals';
import { filled } from '../form/property.fixture.js';
import type { Pin } from '../form/property-values.js';
import { gapsOf, gapsOfPublic, goesPublic } from './gaps.js';

const at = { latitude: 51.46, longitude: -0.14 };
const arrived = (key: string) => (key === 'lost' ? null : `id-${key}`);
const gaps = (pin: Pin | null, found?: Parameters<typeof gapsOf>[1], ...keys: string[]) =>
  gapsOf({ pin, images: keys.map((key) => ({ key, alt: '' })) }, found, arrived).map(({ field }) => field);

describe('before a home goes public', () => {
  it('it says that there are no pictures, those that did not arrive not counted', () => {
    expect(gaps({ ...at, from: 'postcode' })).toEqual(['images']);
    expect(gaps({ ...at, from: 'agent' }, null, 'lost')).toEqual(['images']);
    expect(gaps({ ...at, from: 'listing' }, null, 'lost', 'hall')).toEqual([]);
  });

  it('it says that the place is not known, or only about', () => {
    expect(gaps(null, null, 'hall')).toEqual(['pin']);
    expect(gaps({ ...at, from: 'outcode' }, null, 'hall')).toEqual(['pin']);
    expect(gaps(null, { ...at, precision: 'outcode' }, 'hall')).toEqual(['pin']);
    expect(gaps(null, { ...at, precision: 'postcode' }, 'hall')).toEqual([]);
    expect(gaps(null, undefined, 'hall')).toEqual([]);
  });

  it('or is public already, it says that its last picture goes', () => {
    const hall = { images: [{ key: 'hall', alt: '' }] };
    const lost = { images: [{ key: 'lost', alt: '' }] };
    const asked = (state: 'published' | 'draft', before: typeof hall, now: typeof hall) =>
      gapsOfPublic({ state }, before, now, arrived).map(({ field }) => field);
    expect(asked('published', hall, { images: [] })).toEqual(['images']);
    expect(asked('published', hall, lost)).toEqual(['images']);
    expect(asked('published', hall, hall)).toEqual([]);
    expect(asked('published', { images: [] }, { images: [] })).toEqual([]);
    expect(asked('draft', hall, { images: [] })).toEqual([]);
  });

  it('that is when it is new or a draft, and does not stay one', () => {
    expect(goesPublic(null, filled)).toBe(true);
    expect(goesPublic({ state: 'draft' }, filled)).toBe(true);
    expect(goesPublic({ state: 'published' }, filled)).toBe(false);
    expect(goesPublic(null, { ...filled, listingType: 'rent', price: '0' })).toBe(false);
  });
});
