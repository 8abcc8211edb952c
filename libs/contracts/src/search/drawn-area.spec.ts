import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wishesSchema } from '../search-wishes.js';
import { areasText, type DrawnArea, readDrawnAreas, tidyDrawnArea } from './drawn-area.js';

const ring = (...corners: readonly (readonly [number, number])[]): DrawnArea =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));
const clapham = ring([51.4702, -0.1517], [51.4689, -0.1263], [51.4523, -0.1311]);
const bath = ring([51.4, -2.4], [51.4, -2.3], [51.35, -2.35]);

describe('drawn areas in an address', () => {
  it('are a few letters each', () => {
    expect(areasText([clapham, bath])).toBe('8otf5-CZ8PrK_C.g9rf_7uBAw-Bnfnf');
  });

  it('are read back to the nearest step, whatever was drawn', () => {
    const corner = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 3, maxLength: 60 }), { maxLength: 5 }), (drawn) => {
        const areas = drawn.map(tidyDrawnArea).filter((area) => area !== undefined);
        expect(readDrawnAreas(areasText(areas))).toEqual(areas);
      }),
    );
  });

  it.each([
    '',
    '.',
    '8wnf',
    '8otf5-CZ8P',
    '%00',
    'ÿ',
    '8otf5-CZ8PrK_',
    'A'.repeat(5000),
    '_'.repeat(300),
    'AAAAAA',
  ])('are none in %j', (text) => expect(readDrawnAreas(text)).toEqual([]));

  it('stay when another is broken', () => {
    expect(readDrawnAreas(`8wnf.${areasText([bath])}`)).toEqual([bath]);
  });
});

describe('drawn areas from a program', () => {
  it.each<[string, unknown, (string | number)[]]>([
    ['a line of two corners', [clapham.slice(1)], ['areas', 0]],
    ['more corners than can be', [Array(61).fill(clapham[0])], ['areas', 0]],
    ['a spot', [clapham, Array(3).fill(clapham[0])], ['areas', 1]],
    ['a line', [ring([51, 0], [52, 0], [51.5, 0])], ['areas', 0]],
    ['an area off the globe', [ring([51, 0], [95, 0], [51.5, 1])], ['areas', 0, 1, 'latitude']],
    ['more areas than can be', Array(6).fill(clapham), ['areas']],
  ])('%s is refused by name', (_, areas, path) => {
    expect(wishesSchema.safeParse({ areas }).error?.issues).toMatchObject([{ path }]);
  });

  it('may be a whole country', () => {
    const country = ring([61, -9], [61, 2], [49, 2], [49, -9]);
    expect(wishesSchema.parse({ areas: [country] })).toEqual({ areas: [country] });
  });
});
