import { readResults, resultsAddress } from './results-address.js';
import { describe, expect, it } from '@jest/globals';
import { activeFilters, homesText, optionsFor } from './filter-options.js';

const labels = (...given: Parameters<typeof optionsFor>) => optionsFor(...given).map(({ label }) => label);

describe('filter options', () => {
  it('are those of the specification', () => {
    expect(labels('beds', undefined)).toEqual(['Any', '1+', '2+', '3+', '4+', '5+']);
    expect(labels('baths', undefined)).toEqual(['Any', '1+', '2+', '3+', '4+']);
    expect(optionsFor('maxTubeDistance', undefined).map(({ value }) => value)).toEqual([
      '',
      '0.25',
      '0.5',
      '1',
      '2',
    ]);
    expect(optionsFor('maxBusDistance', undefined).map(({ value }) => value)).toEqual([
      '',
      '0.1',
      '0.25',
      '0.5',
      '1',
    ]);
    expect(optionsFor('maxTrainDistance', undefined).map(({ value }) => value)).toEqual([
      '',
      '0.5',
      '1',
      '2',
      '5',
    ]);
  });

  it('make room for another value of the query string', () => {
    expect(labels('beds', 7)).toEqual(['Any', '1+', '2+', '3+', '4+', '5+', '7+']);
    expect(labels('maxTubeDistance', 0.3)).toEqual([
      'Any',
      'Within 0.25 miles',
      'Within 0.3 miles',
      'Within 0.5 miles',
      'Within 1 mile',
      'Within 2 miles',
    ]);
    expect(labels('maxCouncilTaxBand', 'B').slice(0, 3)).toEqual(['Any', 'Up to band A', 'Up to band B']);
  });
});

const read = (query: string) => readResults(new URLSearchParams(query));

describe('filters that are on', () => {
  it('are said in words, each with the search without it', () => {
    const search = read(
      'type=rent&beds=2&location=Clapham&maxPrice=2000&maxCouncilTaxBand=C&propertyType=flat,house&area=51.5,0,51.4,-0.1&sort=price-up',
    );
    const active = activeFilters(search);
    expect(active.map(({ text }) => text)).toEqual([
      '2+ beds',
      'Clapham',
      'Up to £2,000 pcm',
      'Council tax up to band C',
      'Houses',
      'Flats',
      'Inside the map’s area',
    ]);
    const left = (index: number) => resultsAddress(active[index]!.without(search));
    expect(left(1)).toBe(
      '/properties?type=rent&beds=2&maxPrice=2000&maxCouncilTaxBand=C&propertyType=house,flat&area=51.5,0,51.4,-0.1&sort=price-up',
    );
    expect(left(3)).not.toContain('Band');
    expect(left(5)).toContain('propertyType=house&');
    expect(left(6)).not.toContain('area');
  });

  it('are none without criteria', () => {
    expect(activeFilters(read('type=sale&sort=price-up&view=map'))).toEqual([]);
  });
});

describe('a count of homes', () => {
  it('is singular for one', () => {
    expect([0, 1, 128, 10_000].map(homesText)).toEqual(['0 homes', '1 home', '128 homes', '10,000 homes']);
  });
});
