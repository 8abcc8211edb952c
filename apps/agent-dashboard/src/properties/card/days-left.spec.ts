import { expect, it } from '@jest/globals';
import { daysLeftText } from './days-left.js';
import { statusOptions } from './status-options.js';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-12-21T12:00:00Z', '30 days left to restore it'],
  ['2026-12-21T11:59:00Z', '29 days left to restore it'],
  ['2026-11-22T13:00:00Z', '1 day left to restore it'],
  ['2026-11-22T11:00:00Z', 'Last day to restore it'],
  ['2026-11-21T12:00:00Z', 'Cannot be restored any more'],
])('what can be restored until %s says: %s', (until, text) => {
  expect(daysLeftText(until, now)).toBe(text);
});

it('a sale ends as sold and a rental as let', () => {
  expect(statusOptions('sale')).toEqual(['available', 'underOffer', 'sold']);
  expect(statusOptions('rent')).toEqual(['available', 'underOffer', 'let']);
});
