import { describe, expect, it } from '@jest/globals';
import { areasText } from '@lintel/contracts/search';
import { readResults } from '../results/results-address.js';
import { searchText } from './search-text.js';

const drawn = areasText([
  [
    { latitude: 51.5, longitude: 0 },
    { latitude: 51.4, longitude: 0 },
    { latitude: 51.4, longitude: -0.1 },
  ],
]);

describe('a recent search is said as', () => {
  it.each([
    [
      'type=rent&beds=2&location=Clapham&places=Clapham|Balham&features=garden',
      '2+ beds in Clapham or Balham, garden · To rent',
    ],
    [`type=sale&areas=${drawn}&beds=2&features=pets`, '2+ beds in a drawn area, pets considered · For sale'],
    [
      'type=sale&area=51.5,0,51.4,-0.1&maxPrice=600000',
      'Homes in an area of the map, up to £600,000 · For sale',
    ],
    [
      'type=rent&propertyType=flat,maisonette&baths=2&maxPrice=2400&commuteTo=Bank&commuteMinutes=30&offMarket=yes',
      '2+ baths, flats and maisonettes, up to £2,400 pcm, 30 min to Bank, also let homes · To rent',
    ],
    [
      'type=sale&location=SW4&radius=1&maxTubeDistance=0.5',
      'Homes within 1 mile of SW4, within 0.5 miles of the tube · For sale',
    ],
  ])('%s', (query, text) => {
    expect(searchText(readResults(new URLSearchParams(query)))).toBe(text);
  });

  it('is short', () => {
    const long = searchText(readResults(new URLSearchParams({ location: 'x'.repeat(500) })));
    expect(long).toMatch(/^Homes in x+… · For sale$/);
    expect(long.length).toBeLessThan(140);
  });
});
