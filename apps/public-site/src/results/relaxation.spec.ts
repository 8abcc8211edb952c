import { readResults, resultsAddress } from './results-address.js';
import type { Relaxation } from './results-queries.js';
import { describe, expect, it } from '@jest/globals';
import { offerOf } from './relaxation.js';

const query = 'type=sale&beds=3&location=Clapham&maxPrice=600000&propertyType=flat&area=51.5,0,51.4,-0.1';
const search = readResults(new URLSearchParams(query));
const offered = (criterion: string, value: string | null, total = 4) => {
  const offer = offerOf(search, { criterion, value, total } satisfies Relaxation);
  return offer && [offer.text, resultsAddress(offer.search).replace('/properties?', '')];
};

describe('the one filter to relax', () => {
  it.each([
    ['maxPrice', '650000', 'Up to £650,000 finds 4 homes', query.replace('600000', '650000')],
    ['beds', '2', '2+ beds finds 4 homes', query.replace('beds=3', 'beds=2')],
    ['beds', null, 'Any number of bedrooms finds 4 homes', query.replace('&beds=3', '')],
    [
      'maxCouncilTaxBand',
      'D',
      'Council tax up to band D finds 4 homes',
      query.replace('600000', '600000&maxCouncilTaxBand=D'),
    ],
    ['location', null, 'Looking everywhere finds 4 homes', query.replace('&location=Clapham', '')],
    ['area', null, 'Looking beyond the map’s area finds 4 homes', query.replace(/&area.*/, '')],
    ['propertyType', null, 'Any type of home finds 4 homes', query.replace('&propertyType=flat', '')],
    [
      'propertyType',
      'house,flat',
      'Looking for houses and flats finds 4 homes',
      query.replace('=flat', '=house,flat'),
    ],
  ])('%s to %s', (criterion, value, text, address) => {
    expect(offered(criterion, value)).toEqual([text, address]);
  });

  it('counts one home as one', () => {
    expect(offered('maxPrice', '650000', 1)![0]).toBe('Up to £650,000 finds 1 home');
  });

  it('is none of a filter that the page does not know', () => {
    expect(offered('garden', '1')).toBeUndefined();
  });
});
