import { expect, it } from '@jest/globals';
import { inPlace } from './steady.js';

const rows = (before: string, fetched: string): string =>
  inPlace([...before], [...fetched], (id) => id)
    .map(({ item, gone }) => (gone ? `(${item})` : item))
    .join('');

it.each([
  ['abc', 'abc', 'abc'],
  ['bc', 'abc', 'bca'],
  ['abc', 'bd', '(a)b(c)d'],
  ['', 'ab', 'ab'],
])('rows %j stay in their places when %j are fetched: %j', (before, fetched, shown) => {
  expect(rows(before, fetched)).toBe(shown);
});

it('a row that has changed changes in its place', () => {
  const before = [
    { id: 'a', text: 'one' },
    { id: 'b', text: 'two' },
  ];
  const fetched = [{ id: 'b', text: 'changed' }];
  expect(inPlace(before, fetched, ({ id }) => id).map(({ item }) => item.text)).toEqual(['one', 'changed']);
});
