import { describe, expect, it } from '@jest/globals';
import { GAZETTEER } from './gazetteer/gazetteer.js';
import { findPlace, longestPlaceAt, placeNamed } from './lookup.js';
import { parsePostcode } from './postcode.js';

describe('the gazetteer', () => {
  it('has every borough, the areas, outcodes, stations and towns it promises', () => {
    const count = (kind: string): number => GAZETTEER.filter((place) => place.kind === kind).length;
    expect(count('borough')).toBe(33);
    expect(count('area')).toBeGreaterThanOrEqual(400);
    expect(count('outcode')).toBeGreaterThanOrEqual(250);
    // 272 on the map, where Edgware Road, Hammersmith and Paddington are two stations each.
    expect(GAZETTEER.filter(({ modes }) => modes?.includes('tube')).length).toBe(269);
    expect(count('station')).toBeGreaterThanOrEqual(500);
    expect(count('town')).toBeGreaterThanOrEqual(250);
  });

  it('puts every place in the United Kingdom, and London’s boroughs in London', () => {
    for (const { name, kind, latitude, longitude } of GAZETTEER) {
      expect([name, latitude > 49.8 && latitude < 60.9]).toEqual([name, true]);
      expect([name, longitude > -8.3 && longitude < 1.8]).toEqual([name, true]);
      if (kind === 'borough' || kind === 'area') {
        expect([name, latitude > 51.25 && latitude < 51.75]).toEqual([name, true]);
        expect([name, longitude > -0.55 && longitude < 0.35]).toEqual([name, true]);
      }
    }
  });

  it('has no place twice', () => {
    const keys = GAZETTEER.map(({ name, kind, within, modes }) => [name, kind, within, modes].join('|'));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe('findPlace', () => {
  it.each([
    ['kings cross', "King's Cross"],
    ['KING’S CROSS', "King's Cross"],
    ['Saint Pancras', 'St Pancras'],
    ['st. johns wood', "St John's Wood"],
    ['bromley by bow', 'Bromley-by-Bow'],
    ['elephant & castle', 'Elephant and Castle'],
    ['hull', 'Hull'],
    ['Kingston upon Hull', 'Hull'],
    ['sw11', 'SW11'],
    ['SE1 9SG', 'SE1'],
    ['se19sg', 'SE1'],
  ])('finds %s', (typed, name) => {
    expect(findPlace(typed)[0]?.name).toBe(name);
  });

  it('returns every place of a name, told apart by where it is', () => {
    expect(findPlace('Newport').map(({ within }) => within)).toEqual([
      'Wales',
      'Isle of Wight',
      'Shropshire',
    ]);
    expect(findPlace('Richmond').map(({ within }) => within)).toContain('North Yorkshire');
  });

  it('finds nothing for what is no place', () => {
    expect(findPlace('Atlantis')).toEqual([]);
    expect(findPlace('')).toEqual([]);
    expect(findPlace('constructor')).toEqual([]);
  });
});

describe('longestPlaceAt', () => {
  it('prefers Clapham Common to Clapham', () => {
    expect(longestPlaceAt(['near', 'clapham', 'common', 'tube'], 1)).toMatchObject({ length: 2 });
    expect(longestPlaceAt(['near', 'clapham', 'common', 'tube'], 0)).toBeUndefined();
  });
});

describe('placeNamed', () => {
  it.each([
    ['Clapham', 'Clapham', undefined],
    ['Clapham, London', 'Clapham', undefined],
    ['Newport', 'Newport', 'Wales'],
    ['newport, isle of wight', 'Newport', 'Isle of Wight'],
    ['Richmond, London', 'Richmond', undefined],
    ['Richmond, North Yorkshire', 'Richmond', 'North Yorkshire'],
    ['Burnley, Somewhere', 'Burnley', 'Lancashire'],
    ['SW4 7AA', 'SW4', undefined],
  ])('takes %s for %s', (location, name, within) => {
    expect(placeNamed(location)).toMatchObject({ name, ...(within ? { within } : {}) });
  });

  it.each(['', ',', 'Atlantis', 'Atlantis, London', 'apha', '%'])('knows no %j', (location) => {
    expect(placeNamed(location)).toBeUndefined();
  });
});

describe('parsePostcode', () => {
  it('keeps the outcode and the whole code', () => {
    expect(parsePostcode('se1 9sg')).toEqual({ outcode: 'SE1', full: 'SE1 9SG' });
    expect(parsePostcode('EC1A1BB')).toEqual({ outcode: 'EC1A', full: 'EC1A 1BB' });
    expect(parsePostcode(' w1k ')).toEqual({ outcode: 'W1K' });
  });

  it.each(['QQ1', '2 bed', 'SW', 'SE1 9S', 'SE1 9CI', '', 'SW11x'])('refuses %j', (text) => {
    expect(parsePostcode(text)).toBeUndefined();
  });
});
