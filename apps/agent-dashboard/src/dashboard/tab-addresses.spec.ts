import { expect, it } from '@jest/globals';
import { readTab, tabSearch } from './tab-addresses.js';

it.each([
  ['viewings', 'viewings'],
  ['messages', 'messages'],
  ['properties', 'properties'],
  ['', 'properties'],
  ['toString', 'properties'],
  [null, 'properties'],
])('an address with the tab %j shows %s', (text, tab) => {
  expect(readTab(text)).toBe(tab);
});

it('the first tab has the address of the dashboard itself', () => {
  expect(tabSearch('properties')).toBe('');
  expect(tabSearch('messages')).toBe('tab=messages');
});
