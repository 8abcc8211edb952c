import { describe, expect, it } from '@jest/globals';
import { changesSince, chosen, fieldsInWords, undecided, withMerged } from '../conflict/colleague-changes.js';
import { differs, leaves, merge } from './merge.js';
import { listing } from './property.fixture.js';
import { valuesOf } from './property-values.js';

const base = valuesOf(listing);

describe('two agents with one form', () => {
  it('keep what each changed where the other did not', () => {
    const theirs = { ...base, price: '460000' };
    const mine = { ...base, title: 'Flat by the park' };
    const { values, taken, clashes } = merge(base, theirs, mine);
    expect(values).toEqual({ ...base, price: '460000', title: 'Flat by the park' });
    expect(taken.map(({ label }) => label)).toEqual(['Price']);
    expect(clashes).toEqual([]);
  });

  it('are asked about a field that both changed, which keeps mine until then', () => {
    const theirs = { ...base, title: 'Bakery flat', material: { ...base.material, parking: 'None' } };
    const mine = { ...base, title: 'Flat by the park', material: { ...base.material, parking: 'Permit' } };
    const { values, clashes } = merge(base, theirs, mine);
    expect(values).toEqual(mine);
    expect(clashes.map(({ leaf, mine: own, theirs: other }) => [leaf.label, own, other])).toEqual([
      ['Title', 'Flat by the park', 'Bakery flat'],
      ['Parking', 'Permit', 'None'],
    ]);
  });

  it('are shown amounts as people write them', () => {
    const theirs = { ...base, price: '1250000', material: { ...base.material, deposit: '2400' } };
    const mine = { ...base, price: '£1,300,000', material: { ...base.material, deposit: '2500' } };
    expect(merge(base, theirs, mine).clashes.map(({ mine: own, theirs: other }) => [own, other])).toEqual([
      ['£1,300,000', '£1,250,000'],
      ['£2,500', '£2,400'],
    ]);
    const rent = { ...base, listingType: 'rent' as const };
    const [clash] = merge(rent, { ...rent, price: '1850' }, { ...rent, price: '1900' }).clashes;
    expect(clash).toMatchObject({ mine: '£1,900 pcm', theirs: '£1,850 pcm' });
  });

  it('do not differ where they changed a field alike', () => {
    const both = { ...base, bedrooms: '3' };
    expect(merge(base, both, { ...both, title: 'Mine' }).clashes).toEqual([]);
  });

  it('have nothing to merge when nobody changed anything, in any field', () => {
    expect(merge(base, base, base)).toEqual({ values: base, taken: [], clashes: [] });
    expect(differs(base, { ...base })).toBe(false);
    expect(new Set(leaves.map(({ path }) => path)).size).toBe(leaves.length);
    for (const { copy } of leaves) expect(copy(base, base)).toEqual(base);
  });

  it('decide each field before it is saved, also after a third version', () => {
    const theirs = { ...base, title: 'Bakery flat' };
    const mine = { ...base, title: 'Flat by the park' };
    const parts = { changes: [], mine, theirs };
    const first = withMerged(undefined, merge(base, theirs, mine), parts);
    expect(undecided(first)).toBe(true);
    const third = withMerged(first, merge(theirs, { ...theirs, price: '1' }, mine), parts);
    expect(third.clashes.map(({ leaf }) => leaf.path)).toEqual(['title']);
    expect(third.taken).toEqual(['Price']);
    expect(undecided(chosen(third, 'title', 'theirs'))).toBe(false);
    expect(undecided(undefined)).toBe(false);
  });

  it('are told who changed what since', () => {
    const change = (version: number, fields: string[]) => ({ version, at: '', by: 'Ada', fields });
    const newer = { ...listing, changes: [change(5, ['price', 'images']), change(3, ['title'])] };
    const [only, ...rest] = changesSince(newer, 3);
    expect(rest).toEqual([]);
    expect(fieldsInWords(only!.fields)).toBe('price and property images');
  });
});
