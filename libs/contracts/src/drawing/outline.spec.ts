import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Corner, DrawnArea } from '../search/drawn-area.js';
import { outlineOf, simplified } from './outline.js';

/** East and north in steps of 0.0001 degrees. */
const ring = (...points: readonly (readonly [number, number])[]): DrawnArea =>
  points.map(([east, north]) => ({ latitude: north / 10_000, longitude: east / 10_000 }));

/** How often a line to the east meets the ring: odd inside. */
const isInside = ({ latitude, longitude }: Corner, area: DrawnArea): boolean =>
  area.filter((from, at) => {
    const to = area[(at + 1) % area.length]!;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const along = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + along * (to.longitude - from.longitude);
  }).length %
    2 ===
  1;

const spot = (east: number, north: number): Corner => ring([east, north])[0]!;

describe('the outline of a drawn line', () => {
  it('is the line itself when it does not cross itself', () => {
    const horseshoe = ring([0, 0], [90, 0], [90, 90], [60, 90], [60, 30], [30, 30], [30, 90], [0, 90]);
    expect(outlineOf(horseshoe)).toEqual(horseshoe);
  });

  it('holds both halves of an eight', () => {
    const eight = outlineOf(ring([0, 0], [100, 100], [100, 0], [0, 100]));
    expect([spot(10, 50), spot(90, 50), spot(50, 10), spot(50, 90)].map((at) => isInside(at, eight))).toEqual(
      [true, true, false, false],
    );
  });

  it('holds what was gone round twice', () => {
    const twice = outlineOf(
      ring(
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
        [0, 10],
        [20, -20],
        [80, 20],
        [80, 80],
        [20, 80],
        [20, 20],
      ),
    );
    expect([spot(50, 50), spot(5, 50), spot(120, 50)].map((at) => isInside(at, twice))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is found of a line that goes along itself', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (points) => {
        expect(outlineOf(ring(...points)).length).toBeLessThan(400);
      }),
    );
  });

  it('holds all that the line went round, whatever the line', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }));
    let checked = 0;
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), point, (points, [east, north]) => {
        const drawn = ring(...points);
        const outline = outlineOf(drawn);
        const at = spot(east + 0.37, north + 0.41);
        if (distanceTo(at, drawn) < 3e-4 || distanceTo(at, outline) < 3e-4 || !isInside(at, drawn)) return;
        checked += 1;
        expect(isInside(at, outline)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(checked).toBeGreaterThan(100);
  });
});

const distanceTo = (at: Corner, area: DrawnArea): number =>
  Math.min(
    ...area.map((from, index) => {
      const to = area[(index + 1) % area.length]!;
      const [east, north] = [to.longitude - from.longitude, to.latitude - from.latitude];
      const [x, y] = [at.longitude - from.longitude, at.latitude - from.latitude];
      const along = Math.max(0, Math.min(1, (x * east + y * north) / (east ** 2 + north ** 2 || 1)));
      return Math.hypot(along * east - x, along * north - y);
    }),
  );

describe('a line with fewer corners', () => {
  it('keeps those that shape it', () => {
    const line = ring([0, 0], [10, 1], [50, 0], [100, 0], [100, 50], [101, 80], [100, 100]);
    expect(simplified(line, 3)).toEqual(ring([0, 0], [100, 0], [100, 100]));
    expect(simplified(line, 7)).toEqual(line);
    expect(
      simplified(ring(...Array.from({ length: 500 }, (_, at) => [at, at % 7] as const)), 60),
    ).toHaveLength(60);
  });
});
