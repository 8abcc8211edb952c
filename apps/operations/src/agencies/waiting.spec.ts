import { expect, it } from '@jest/globals';
import { inPlace, keyOf, neighbourOf } from './waiting.js';

const agencies = (ids: string) =>
  [...ids].map((id) => ({
    ...{ id, companyName: `Agency ${id}`, phone: '020 7946 0000', address: 'London' },
    ...{ pendingName: null, nameLike: null },
  }));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

it.each([
  ['abc', 'abc', 'abc'],
  ['abc', 'abcde', 'abcde'],
  ['abc', 'bd', 'abcd'],
  ['abc', '', 'abc'],
  ['', 'ab', 'ab'],
])('rows %j stay in their places when %j are fetched: %j', (before, fetched, shown) => {
  expect(ids(inPlace(agencies(before), agencies(fetched)))).toBe(shown);
});

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('the focus goes from row %s to row %s', (from, to) => {
  expect(neighbourOf(agencies('abc'), from)).toBe(to);
});

it('the only row has nothing to give the focus to', () => {
  expect(neighbourOf(agencies('a'), 'a')).toBeUndefined();
});

it('an agency that asks for another name is looked at again', () => {
  const [agency] = agencies('a');
  expect(keyOf({ ...agency!, pendingName: 'Agency b' })).not.toBe(keyOf(agency!));
});
