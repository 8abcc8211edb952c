import { expect, it } from '@jest/globals';
import { questionOf, readFilter } from './audit-filter.js';

const asked = (address: string) => questionOf(readFilter(new URLSearchParams(address)));

it('an address without anything asks for the whole trail', () => {
  expect(asked('')).toEqual({});
});

it('an address asks for what, by whom and when, the last day included', () => {
  expect(asked('q=%2012%20&who=account-1&from=2026-11-20&to=2026-11-30')).toEqual({
    subject: '12',
    actor: 'account-1',
    from: '2026-11-20T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
  });
});

it('what is no day asks for none', () => {
  expect(asked('from=yesterday&to=2026-02-30')).toEqual({});
});
