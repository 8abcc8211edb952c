import { describe, expect, it } from '@jest/globals';
import { activeFilters } from '../filter-options.js';
import { readResults, resultsAddress, type ResultsSearch } from '../results-address.js';
import { cleared, withCriteria, withListingType } from '../search-changes.js';
import { withFeature, withoutFeature, withStrength } from './wish-changes.js';

const read = (query: string) => readResults(new URLSearchParams(query));
const written = (search: ResultsSearch) => resultsAddress(search).replace('/properties?', '');
const whole =
  'type=rent&beds=2&location=Clapham&maxPrice=2400&propertyType=flat&places=Clapham|Balham&notPlaces=Brixton&notPropertyType=house&features=garden,lift,pets&notFeatures=basement&anyOf=balcony|terrace&must=garden&ideally=lift&commuteTo=Bank&commuteMinutes=30';

describe('wishes in the address of the results', () => {
  it('are read as they were written', () => {
    expect(written(read(whole))).toBe(whole);
  });

  it('are each a filter that is on', () => {
    expect(activeFilters(read(whole)).map(({ text }) => text)).toEqual([
      '2+ beds',
      'Clapham',
      'Up to £2,400 pcm',
      'Balham',
      'Flats',
      'Not Brixton',
      'Not houses',
      'Must: garden',
      'Ideally: lift',
      'Pets considered',
      'Balcony or roof terrace or patio',
      'Not basement',
      '30 min to Bank',
    ]);
  });

  it('can each be taken away, and nothing else goes', () => {
    const search = read(whole);
    for (const filter of activeFilters(search)) {
      const left = activeFilters(filter.without(search)).map(({ text }) => text);
      // The next place takes the place of the location.
      const expected = activeFilters(search).filter(({ text }) => text !== filter.text);
      expect([filter.text, left.toSorted()]).toEqual([
        filter.text,
        expected.map(({ text }) => text).toSorted(),
      ]);
    }
  });

  it('stay with the other type, and go with all filters', () => {
    expect(withListingType(read(whole), 'sale').wishes).toEqual(read(whole).wishes);
    expect(written(cleared(read(whole)))).toBe('type=rent');
  });
});

describe('a feature', () => {
  it('is wished for, must be there, or would be nice', () => {
    let search = withFeature(read('type=rent&notFeatures=garden'), 'garden');
    expect(written(search)).toBe('type=rent&features=garden');
    search = withStrength(search, 'garden', 'must');
    expect(written(search)).toBe('type=rent&features=garden&must=garden');
    search = withStrength(search, 'garden', 'ideally');
    expect(written(search)).toBe('type=rent&features=garden&ideally=garden');
    expect(written(withStrength(search, 'garden', 'wish'))).toBe('type=rent&features=garden');
    expect(written(withoutFeature(search, 'garden'))).toBe('type=rent');
  });

  it('that is one of two alternatives leaves the other one', () => {
    const search = read('type=rent&anyOf=balcony|garden&must=balcony|garden');
    expect(written(withoutFeature(search, 'garden'))).toBe('type=rent&features=balcony');
  });
});

describe('another location', () => {
  it('takes the place of the last one, not of the other places', () => {
    expect(written(withCriteria(read(whole), { location: 'Tooting' }))).toContain(
      'location=Tooting&maxPrice=2400&propertyType=flat&places=Balham&',
    );
  });
});
