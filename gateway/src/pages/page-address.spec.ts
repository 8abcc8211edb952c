import { readSearch } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { searchText } from './heads/results.head.js';
import { readPageAddress, readWishedSearch } from './page-address.js';
import { canonicalSearch } from './search-address.js';
import { Site } from './site.js';
import { publicSite } from './site.fixture.js';

const site = new Site('Lintel', [{ ...publicSite, folder: '' }]);
const canonical = (query: string): string => canonicalSearch(readSearch(new URLSearchParams(query)));

describe('an address', () => {
  it('of every page of the site is known', () => {
    for (const { path } of site.pages.filter(({ head }) => head !== 'none'))
      expect([path, readPageAddress(path.replace(':id', '12'), site).kind]).not.toEqual([path, 'missing']);
  });

  it('of a home is its id, with a slash at the end as without', () => {
    expect(readPageAddress('/property/12', site)).toEqual({ kind: 'listing', id: 12 });
    expect(readPageAddress('/property/12/?from=mail', site)).toEqual({ kind: 'listing', id: 12 });
  });

  it.each(['abc', '0', '-1', '1.5', '12x', '2147483648', '99999999999', '%31'])(
    'of a home that cannot be is that of none: /property/%s',
    (id) => {
      expect(readPageAddress(`/property/${id}`, site)).toEqual({ kind: 'missing listing' });
    },
  );

  it.each(['/nowhere', '/property', '/property/1/2', '/blog/no-such-post', '/agent', '//', '/malformed'])(
    'that nothing has is missing: %s',
    (path) => {
      expect(readPageAddress(path, site).kind).toBe(path === '//' ? 'featured' : 'missing');
    },
  );

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }), (path, query) => {
        expect(readPageAddress(`/${path}?${query}`, site).kind).toBeTruthy();
        expect(readPageAddress(`/properties?${query}`, site).kind).toBe('results');
      }),
    );
  });
});

describe('the address of a search', () => {
  it('keeps the criteria in one order and drops the rest', () => {
    expect(
      canonical('maxPrice=600000&utm_source=x&beds=2&location=Clapham&type=rent&sort=priceAscending'),
    ).toBe('/properties?type=rent&beds=2&location=Clapham&maxPrice=600000');
    expect(canonical('type=sale')).toBe('/properties');
    expect(canonical('')).toBe('/properties');
    expect(canonical('type=rent')).toBe('/properties?type=rent');
  });

  it('ignores what is no value, as the page does', () => {
    expect(
      canonical('type=lease&beds=two&baths=-1&minPrice=0&maxPrice=1e9&location=%20&maxTubeDistance=x'),
    ).toBe('/properties');
    expect(canonical('beds=999&beds=2&maxTubeDistance=5000&location=Clapham++Common')).toBe(
      '/properties?type=sale&beds=50&location=Clapham+Common&maxTubeDistance=1000',
    );
    expect(canonical('maxCouncilTaxBand=C')).toBe('/properties?type=sale&maxCouncilTaxBand=C');
    expect(canonical('maxCouncilTaxBand=c')).toBe('/properties');
    expect(canonical('maxTubeDistance=0.5')).toBe('/properties?type=sale&maxTubeDistance=0.5');
  });

  it('is its own canonical address', () => {
    const some = fc.option(fc.string({ maxLength: 130 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ type: some, beds: some, location: some, maxPrice: some }), (given) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
        const once = canonical(query.toString());
        expect(canonical(once.split('?')[1] ?? '')).toBe(once);
      }),
    );
  });

  it.each([
    ['', 'Homes for sale'],
    ['location=Clapham', 'Homes for sale in Clapham'],
    ['location=Clapham&places=Clapham|Balham', 'Homes for sale in Clapham or Balham'],
    ['type=rent&maxPrice=2000', 'Homes to rent up to £2,000 pcm'],
    [
      'beds=2&baths=1&location=Clapham&minPrice=500000&maxPrice=750000',
      'Homes for sale in Clapham with 2 or more bedrooms and 1 or more bathrooms from £500,000 to £750,000',
    ],
  ])('is told in words: %s', (query, words) => {
    expect(searchText(readWishedSearch(new URLSearchParams(query)))).toBe(words);
  });
});
