import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  asSearched,
  isNarrowed,
  listingTypes,
  noFilters,
  readFilters,
  sorts,
  soughtOf,
  states,
  statuses,
  withFilters,
} from './stock-filters.js';

const anyFilters = fc.record({
  search: fc.string().map(asSearched),
  state: fc.option(fc.constantFrom(...states), { nil: undefined }),
  status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
  listingType: fc.option(fc.constantFrom(...listingTypes), { nil: undefined }),
  whose: fc.option(fc.constant('mine' as const), { nil: undefined }),
  sort: fc.constantFrom(...sorts),
});

describe('the filters of the stock', () => {
  it('are read from the address that they were written to', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = withFilters(new URLSearchParams('tab=properties'), filters);
        expect(readFilters(address)).toEqual(filters);
        expect(address.get('tab')).toBe('properties');
      }),
    );
  });

  it('leave nothing in the address when nothing is narrowed', () => {
    const address = new URLSearchParams('tab=properties&q=oak&state=draft&whose=mine&sort=title');
    expect(withFilters(address, noFilters).toString()).toBe('tab=properties');
  });

  it.each(['state=open', 'status=gone', 'type=lease', 'whose=yours', 'sort=random', 'q=%20%20'])(
    'are as if %s had not been given',
    (address) => expect(readFilters(new URLSearchParams(address))).toEqual(noFilters),
  );

  it('ask the server for what is given, and for nothing else', () => {
    expect(soughtOf(noFilters)).toEqual({ filter: {}, sort: 'newest' });
    expect(
      soughtOf({
        ...noFilters,
        search: 'oak',
        state: 'draft',
        status: 'let',
        listingType: 'rent',
        whose: 'mine',
      }),
    ).toEqual({
      filter: { search: 'oak', states: ['draft'], statuses: ['let'], listingType: 'rent', mine: true },
      sort: 'newest',
    });
  });

  it('narrow by words, status and type; the state is a list of its own', () => {
    expect(isNarrowed({ ...noFilters, state: 'removed', sort: 'title' })).toBe(false);
    expect(isNarrowed({ ...noFilters, search: 'oak' })).toBe(true);
    expect(isNarrowed({ ...noFilters, status: 'sold' })).toBe(true);
    expect(isNarrowed({ ...noFilters, whose: 'mine' })).toBe(true);
  });

  it('search for words without the spaces around them', () => {
    expect(asSearched('  oak   street ')).toBe('oak street');
    expect(asSearched('x'.repeat(200))).toHaveLength(100);
  });
});
