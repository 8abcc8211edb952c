import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { clusterZoom } from './map-tiles.js';

/** The area around London that a screen of this many pixels shows at a zoom. */
function screen(width: number, height: number, zoom: number) {
  const degrees = (360 / 256 / 2 ** zoom) * width;
  const tall = (360 / 256 / 2 ** zoom) * height * Math.cos((51.5 * Math.PI) / 180);
  return {
    north: 51.5 + tall / 2,
    south: 51.5 - tall / 2,
    west: -0.1 - degrees / 2,
    east: -0.1 + degrees / 2,
  };
}

describe('the tiles by which homes are gathered', () => {
  it.each([5, 8, 11, 14, 18, 21])('are 64 pixels wide at zoom %d, on any screen', (zoom) => {
    for (const [width, height] of [
      [390, 700],
      [1440, 900],
      [2560, 1440],
    ] as const)
      expect(256 * 2 ** (zoom - clusterZoom(zoom, screen(width, height, zoom)))).toBe(64);
  });

  it('are between 45 and 91 pixels wide at a zoom between two', () => {
    const width = (zoom: number) => 256 * 2 ** (zoom - clusterZoom(zoom, screen(1000, 800, zoom)));
    expect([width(11.49), width(11.5)].map(Math.round)).toEqual([90, 45]);
  });

  it('are never so many that an answer has no end', () => {
    const edge = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(
        edge(90),
        edge(90),
        edge(180),
        edge(180),
        fc.double({ min: 0, max: 22, noNaN: true }),
        (a, b, east, west, zoom) => {
          const fine = clusterZoom(zoom, { north: Math.max(a, b), south: Math.min(a, b), east, west });
          expect(fine).toBeGreaterThanOrEqual(0);
          const wide = (west <= east ? east - west : east - west + 360) / 360;
          expect(wide * 2 ** fine).toBeLessThanOrEqual(2_500);
        },
      ),
    );
  });
});
