import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { closestPlaces, damerauLevenshtein, slipsForgiven } from './spelling.js';

describe('closestPlaces', () => {
  it.each([
    ['claphm', 'Clapham'],
    ['batersea', 'Battersea'],
    ['shorditch', 'Shoreditch'],
    ['islignton', 'Islington'],
    ['whitechaple', 'Whitechapel'],
    ['hamstead heath', 'Hampstead Heath'],
    ['lcapham', 'Clapham'],
  ])('reads %s as %s', (typed, name) => {
    expect(closestPlaces(typed)[0]?.place.name).toBe(name);
  });

  it('answers a name spelt right with no slips', () => {
    expect(closestPlaces('Clapham')[0]).toMatchObject({ slips: 0 });
  });

  it.each(
    'cheap parking eating mortgage working modern store stone victorian popular listing garden kitchen bwo bth'.split(
      ' ',
    ),
  )('leaves the word %s alone', (word) => {
    expect(closestPlaces(word)).toEqual([]);
  });

  it('forgives a slip in five letters, two in eight, none in fewer than five', () => {
    expect([4, 5, 7, 8, 20].map(slipsForgiven)).toEqual([0, 1, 1, 2, 2]);
  });

  it('never answers with more slips than it forgives', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), (text) => {
        for (const { slips } of closestPlaces(text)) expect(slips).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('damerauLevenshtein', () => {
  it('counts a swap of neighbours as one', () => {
    expect(damerauLevenshtein('islignton', 'islington')).toBe(1);
    expect(damerauLevenshtein('abc', '')).toBe(3);
  });

  it('is symmetric and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(damerauLevenshtein(a, b)).toBe(damerauLevenshtein(b, a));
        expect(damerauLevenshtein(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(damerauLevenshtein(a, a)).toBe(0);
      }),
    );
  });
});
