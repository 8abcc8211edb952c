import { readResults } from '../results-address.js';
import { describe, expect, it } from '@jest/globals';
import { proposedName } from './proposed-name.js';

describe('the proposed name of a search', () => {
  it.each([
    ['type=sale&beds=2&location=Clapham&maxPrice=600000', '2+ bed homes in Clapham up to £600,000'],
    ['type=rent&location=SW4&maxPrice=2000', 'Homes to rent in SW4 up to £2,000 pcm'],
    ['type=sale', 'Homes for sale'],
    ['type=rent', 'Homes to rent'],
    ['propertyType=flat,maisonette&beds=1&baths=2', '1+ bed, 2+ bath flats and maisonettes'],
    ['minPrice=300000&maxPrice=500000', 'Homes from £300,000 to £500,000'],
    ['maxTubeDistance=0.5&maxBusDistance=1', 'Homes within 0.5 miles of the tube, within 1 mile of a bus'],
    ['maxCouncilTaxBand=C&beds=2', '2+ bed homes with council tax up to band C'],
    [
      'type=rent&beds=2&location=Clapham&places=Clapham|Balham&maxPrice=2400&features=garden,pets,lift&ideally=lift&notFeatures=basement&commuteTo=Bank&commuteMinutes=30',
      '2+ bed homes to rent in Clapham or Balham up to £2,400 pcm, garden, ideally lift, pets considered, not basement, 30 min…',
    ],
    ['area=51.5,0,51.4,-0.1&beds=3', '3+ bed homes in an area of the map'],
  ])('for %s is %s', (query, name) => {
    expect(proposedName(readResults(new URLSearchParams(query)))).toBe(name);
  });

  it('is not endless', () => {
    const { length } = proposedName(readResults(new URLSearchParams({ location: 'x'.repeat(500) })));
    expect(length).toBe(120);
  });
});
