import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { boxAround, milesBetween, milesWalkedIn, nearest } from './distance.js';

const london = { latitude: 51.5074, longitude: -0.1278 };
const edinburgh = { latitude: 55.9533, longitude: -3.1883 };
const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('milesBetween', () => {
  it('measures London to Edinburgh as 332 miles', () => {
    expect(milesBetween(london, edinburgh)).toBeCloseTo(331.6, 0);
  });

  it('is the same both ways, none to itself, and at most half way round the earth', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBeLessThanOrEqual(12_437.2);
      }),
    );
  });
});

describe('milesWalkedIn', () => {
  it('walks half a mile in ten minutes', () => {
    expect(milesWalkedIn(10)).toBe(0.5);
    expect(milesWalkedIn(20)).toBe(1);
  });
});

describe('nearest', () => {
  it('finds the closest place and says how far it is', () => {
    const found = nearest({ latitude: 52, longitude: -0.5 }, [edinburgh, london]);
    expect(found?.place).toBe(london);
    expect(found?.miles).toBeCloseTo(37.6, 0);
  });

  it('finds nothing among no places', () => {
    expect(nearest(london, [])).toBeUndefined();
  });
});

describe('boxAround', () => {
  it('holds every point within the distance', () => {
    fc.assert(
      fc.property(
        points,
        points,
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        (centre, other, miles) => {
          fc.pre(milesBetween(centre, other) <= miles);
          const box = boxAround(centre, miles);
          expect(other.latitude).toBeGreaterThanOrEqual(box.south - 1e-9);
          expect(other.latitude).toBeLessThanOrEqual(box.north + 1e-9);
          expect(other.longitude).toBeGreaterThanOrEqual(box.west - 1e-9);
          expect(other.longitude).toBeLessThanOrEqual(box.east + 1e-9);
        },
      ),
    );
  });

  it('is no larger than it must be', () => {
    const box = boxAround(london, 1);
    expect(milesBetween(london, { latitude: box.north, longitude: london.longitude })).toBeCloseTo(1, 3);
    expect(milesBetween(london, { latitude: london.latitude, longitude: box.east })).toBeCloseTo(1, 3);
  });
});
