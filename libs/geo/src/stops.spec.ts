import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { nearest } from './distance.js';
import { createStopFinder } from './stops.js';

const claphamHighStreet = { latitude: 51.4655, longitude: -0.1325 };

describe('the stop finder', () => {
  it('answers tube and train from the gazetteer', () => {
    const finder = createStopFinder();
    expect(finder.nearestStop('tube', claphamHighStreet)?.stop.name).toBe('Clapham North');
    expect(finder.nearestStop('train', claphamHighStreet)?.stop.name).toBe('Clapham High Street');
  });

  it('counts the DLR and the Elizabeth line as trains, not as the Underground', () => {
    const finder = createStopFinder();
    const cuttySark = { latitude: 51.4817, longitude: -0.0103 };
    expect(finder.nearestStop('train', cuttySark)?.stop.name).toBe('Cutty Sark');
    expect(finder.nearestStop('tube', cuttySark)?.stop.name).not.toBe('Cutty Sark');
    const abbeyWood = { latitude: 51.4911, longitude: 0.1213 };
    expect(finder.nearestStop('train', abbeyWood)?.stop.name).toBe('Abbey Wood');
  });

  it('knows no railway station where the gazetteer may lack a nearer one', () => {
    const leeds = { latitude: 53.7954, longitude: -1.5491 };
    expect(createStopFinder().nearestStop('train', leeds)).toBeUndefined();
    const esher = { latitude: 51.38, longitude: -0.353 };
    expect(createStopFinder().nearestStop('train', esher)).toBeUndefined();
    const station = { name: 'Leeds', ...leeds };
    expect(createStopFinder({ train: [station] }).nearestStop('train', leeds)?.stop).toEqual(station);
  });

  it('leaves the bus distance undefined until stops are imported', () => {
    expect(createStopFinder().nearestStop('bus', claphamHighStreet)).toBeUndefined();
    const stop = { name: 'Clapham Common / Old Town', latitude: 51.464, longitude: -0.141 };
    expect(createStopFinder({ bus: [stop] }).nearestStop('bus', claphamHighStreet)).toMatchObject({ stop });
  });

  it('finds the same stop as looking at each', () => {
    const points = fc.record({
      name: fc.constant('stop'),
      latitude: fc.double({ min: 50, max: 58, noNaN: true }),
      longitude: fc.double({ min: -6, max: 1.5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 60 }), points, (stops, point) => {
        const found = createStopFinder({ bus: stops }).nearestStop('bus', point);
        expect(found?.miles).toBeCloseTo(nearest(point, stops)?.miles ?? Number.NaN, 9);
      }),
      { numRuns: 300 },
    );
  });

  it('finds the same stop as looking at each where stops are dense', () => {
    const near = fc.record({
      name: fc.constant('stop'),
      latitude: fc.double({ min: 51.4, max: 51.6, noNaN: true }),
      longitude: fc.double({ min: -0.3, max: 0.1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 80 }), near, (stops, point) => {
        const found = createStopFinder({ bus: stops }).nearestStop('bus', point);
        expect(found?.miles).toBeCloseTo(nearest(point, stops)?.miles ?? Number.NaN, 9);
      }),
      { numRuns: 500 },
    );
  });
});
