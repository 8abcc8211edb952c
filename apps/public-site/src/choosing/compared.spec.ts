import { describe, expect, it, jest } from '@jest/globals';
import { fakeStorage } from '@lintel/web/testing';
import { compareAddress, comparedIn, comparedKey, idsFrom } from './compared.js';
import { comparisonOf, perSquareFoot } from './comparison.js';
import type { ListingDetail } from '../property/property-queries.js';
import { home } from '../property/home.fixture.js';

describe('homes that are chosen to be compared', () => {
  it('are four at most, each once, in the order in which they were chosen', () => {
    const storage = fakeStorage();
    const chosen = comparedIn(storage);
    expect([5, 1, 5, 2, 3].map((id) => chosen.add(id))).toEqual([true, true, true, true, true]);
    expect(chosen.add(9)).toBe(false);
    expect(chosen.get()).toEqual([5, 1, 2, 3]);
    chosen.remove(1);
    expect(storage.parsed(comparedKey)).toEqual([5, 2, 3]);
    expect(compareAddress(chosen.get())).toBe('/compare?ids=5,2,3');
  });

  it.each(['{', '7', '["x", -1, 1.5, null]'])('are none when %s is kept', (content) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(comparedIn(fakeStorage({ [comparedKey]: content })).get()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('are read from an address, without what names no home', () => {
    expect(idsFrom('12,13, 5,x,-3,0,12,99999999999'.split(','))).toEqual({ ids: [12, 13, 5], tooMany: 0 });
    expect(idsFrom('1,2,3,4,5,6'.split(','))).toEqual({ ids: [1, 2, 3, 4], tooMany: 2 });
  });
});

const detail = (about: object): ListingDetail =>
  ({
    ...home,
    price: 500_000,
    bedrooms: 2,
    bathrooms: 1,
    squareFeet: 700,
    keyFeatures: [],
    transportDistances: null,
    materialInformation: null,
    epc: null,
    ...about,
  }) as unknown as ListingDetail;

describe('a comparison', () => {
  const rows = comparisonOf([
    detail({ materialInformation: { councilTaxBand: 'C', tenure: 'freehold' }, keyFeatures: ['Garden'] }),
    detail({ price: 650_000, transportDistances: { tube: 0.3, tubeStop: 'Clapham Common' } }),
  ]);
  const row = (name: string) => rows.find((each) => each.name === name);

  it('says of each line what each home gives, and whether that differs', () => {
    expect(row('Price')).toEqual({ name: 'Price', values: ['£500,000', '£650,000'], differs: true });
    expect(row('Bedrooms')).toEqual({ name: 'Bedrooms', values: ['2', '2'], differs: false });
    expect(row('Price per sq ft')!.values).toEqual(['£714', '£929']);
    expect(row('Council tax')).toMatchObject({ values: ['Band C', null], differs: true });
    expect(row('Nearest tube')!.values).toEqual([null, '0.3 miles to Clapham Common']);
    expect(row('Key features')!.values).toEqual([['Garden'], null]);
  });

  it('leaves out what no home gives', () => {
    expect(row('Heating')).toBeUndefined();
    expect(row('Deposit')).toBeUndefined();
  });

  it('has the price of a square foot where both are known, of a rent by the year', () => {
    expect(perSquareFoot({ listingType: 'rent', price: 2000, squareFeet: 800 })).toBe('£30 a year');
    expect(perSquareFoot({ listingType: 'sale', price: null, squareFeet: 800 })).toBeNull();
    expect(perSquareFoot({ listingType: 'sale', price: 1, squareFeet: null })).toBeNull();
  });
});
