import { describe, expect, it } from '@jest/globals';
import { distanceText, stationText } from './distance-text.js';

describe('how far a home is', () => {
  it.each([
    [0.312, 'Clapham', '0.3 miles from Clapham'],
    [1.04, 'Clapham', '1 mile from Clapham'],
    [0.043, 'Clapham', '0.04 miles from Clapham'],
    [0.0951, 'Clapham', '0.1 miles from Clapham'],
    [2.25, undefined, '2.3 miles from the middle of the map'],
  ])('%s miles from %s', (miles, place, text) => {
    expect(distanceText(miles, place)).toBe(text);
  });

  it('is told to its station', () => {
    expect(stationText({ nearestStation: 'Clapham Common', nearestStationMiles: 0.27 })).toBe(
      '0.3 miles to Clapham Common',
    );
  });
});
