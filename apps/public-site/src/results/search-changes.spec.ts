import { readResults, resultsAddress } from './results-address.js';
import { describe, expect, it } from '@jest/globals';
import {
  cleared,
  crossedPrices,
  sortsFor,
  withCriteria,
  withListingType,
  without,
  withPlace,
} from './search-changes.js';

const read = (query: string) => readResults(new URLSearchParams(query));
const area = 'area=51.5,0,51.4,-0.1';

describe('another listing type', () => {
  it('drops the price, which is on another scale, and keeps the rest', () => {
    const search = read(
      `type=sale&beds=2&location=Clapham&minPrice=300000&maxPrice=600000&propertyType=flat&${area}&sort=price-up&view=map`,
    );
    expect(resultsAddress(withListingType(search, 'rent'))).toBe(
      `/properties?type=rent&beds=2&location=Clapham&propertyType=flat&${area}&sort=price-up&view=map`,
    );
  });

  it('changes nothing when it is the same', () => {
    const search = read('type=sale&minPrice=300000');
    expect(withListingType(search, 'sale')).toBe(search);
  });
});

describe('another place', () => {
  it('leaves the area that the map showed', () => {
    const search = read(`location=Clapham&${area}`);
    expect(withCriteria(search, { location: 'Hackney' }).area).toBeUndefined();
    expect(withCriteria(search, { location: 'Clapham', beds: 2 }).area).toEqual(search.area);
    expect(withCriteria(search, { location: undefined }).area).toEqual(search.area);
    expect(withCriteria(search, { beds: 2 }).area).toEqual(search.area);
  });
});

describe('the radius', () => {
  it('is of its place: another one is looked around as is usual', () => {
    const search = read('location=Clapham&radius=3&beds=2');
    const address = (next: typeof search) => resultsAddress(next).replace('/properties?', '');
    expect(address(withCriteria(search, { beds: 1 }))).toBe('type=sale&beds=1&location=Clapham&radius=3');
    expect(address(withCriteria(search, { location: 'Bath' }))).toBe('type=sale&beds=2&location=Bath');
    expect(address(withCriteria(search, { radius: undefined }))).toBe('type=sale&beds=2&location=Clapham');
    expect(address(without(search, 'location'))).toBe('type=sale&beds=2');
  });
});

describe('Reset Filters', () => {
  it('clears all eight filters, types of homes, area and homes that are gone, not the type, sort and view', () => {
    const search = read(
      `type=rent&beds=2&baths=2&location=London&minPrice=4950&maxPrice=5000&maxTubeDistance=0.5&maxBusDistance=0.25&maxTrainDistance=1&propertyType=flat&${area}&offMarket=yes&sort=price-up&view=map`,
    );
    expect(resultsAddress(cleared(search))).toBe('/properties?type=rent&sort=price-up&view=map');
  });
});

describe('the sorts', () => {
  it('offer nearest only when a place is known or an area is set', () => {
    expect(sortsFor(read('location=xyz'), false)).toEqual(['newest', 'priceAscending', 'priceDescending']);
    expect(sortsFor(read('location=Clapham'), true)).toContain('nearest');
    expect(sortsFor(read(area), false)).toContain('nearest');
    expect(sortsFor(read('sort=nearest'), false)).toContain('nearest');
  });
});

describe('crossed prices', () => {
  it('are a lowest above the highest', () => {
    expect(crossedPrices(read('minPrice=500000&maxPrice=300000'))).toEqual({ low: 300_000, high: 500_000 });
    expect(crossedPrices(read('minPrice=300000&maxPrice=300000'))).toBeUndefined();
    expect(crossedPrices(read('minPrice=300000'))).toBeUndefined();
  });
});

describe('another place than one that is wanted', () => {
  const search = readResults(new URLSearchParams('location=Claphamm&places=Batth|Leeds'));

  it('takes the place of that one alone', () => {
    expect(resultsAddress(withPlace(search, 'Batth', 'Bath'))).toBe(
      '/properties?type=sale&location=Claphamm&places=Bath|Leeds',
    );
    expect(resultsAddress(withPlace(search, 'Claphamm', 'Clapham'))).toBe(
      '/properties?type=sale&location=Clapham&places=Batth|Leeds',
    );
  });
});
