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

  const wished = readResults(
    new URLSearchParams(
      'type=rent&features=garden,pets&anyOf=balcony|terrace&must=garden&notFeatures=basement',
    ),
  );
  it.each([
    [
      ['wishes', 'garden', 4],
      'Show 4 homes that do not say garden',
      'type=rent&features=garden,pets&notFeatures=basement&anyOf=balcony|terrace&ideally=garden',
    ],
    [
      ['wishes', 'balcony|terrace', 1],
      'Show 1 home that does not say balcony or roof terrace or patio',
      'type=rent&features=garden,pets&notFeatures=basement&anyOf=balcony|terrace&must=garden&ideally=balcony|terrace',
    ],
    [
      ['notFeatures', 'basement', 4],
      'Show 4 homes that say basement',
      'type=rent&features=garden,pets&anyOf=balcony|terrace&must=garden',
    ],
    [['notFeatures', 'basement', 1], 'Show 1 home that says basement', expect.anything()],
  ] as const)('of a wish, %j, gives up no other', ([criterion, value, total], text, address) => {
    const offer = offerOf(wished, { criterion, value, total })!;
    expect([offer.text, resultsAddress(offer.search).replace('/properties?', '')]).toEqual([text, address]);
  });

  it('is none of a wish that the search has not', () => {
    expect(offerOf(wished, { criterion: 'wishes', value: 'lift', total: 1 })).toBeUndefined();
    expect(offerOf(wished, { criterion: 'wishes', value: null, total: 1 })).toBeUndefined();
    expect(offerOf(wished, { criterion: 'notFeatures', value: 'garden', total: 1 })).toBeUndefined();
  });

  it('is none of a filter that the page does not know', () => {
    expect(offered('garden', '1')).toBeUndefined();
  });
});
