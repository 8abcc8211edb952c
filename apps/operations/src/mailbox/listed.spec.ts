import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { matching, withoutArrivals } from './listed.js';

const message = (id: string, to = 'odile@example.org', subject = 'Confirm your Lintel newsletter') => ({
  id,
  to,
  subject,
  arrivedAt: '2026-11-21T10:00:00.000Z',
});
const three = [message('c'), message('b', 'ada@example.org'), message('a', undefined, 'Reset your password')];
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).join('');

describe('the search box of the mailbox', () => {
  it.each([
    ['', 'cba'],
    ['  ', 'cba'],
    ['ODILE', 'ca'],
    ['odile reset', 'a'],
    ['reset ada', ''],
  ])('finds for %j', (words, found) => {
    expect(ids(matching(three, words))).toBe(found);
  });
});

describe('messages that arrive while the list is in use', () => {
  it('are kept back and counted, and the others stay where they are', () => {
    const { shown, arrived } = withoutArrivals(three, 'b');
    expect(ids(shown)).toBe('ba');
    expect(arrived).toBe(1);
  });

  it.each([null, 'gone'])('show at once when the top is %j', (top) => {
    expect(withoutArrivals(three, top)).toEqual({ shown: three, arrived: 0 });
  });

  it('are never lost: what is shown and what is kept back is everything', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.option(fc.string()), (all, top) => {
        const { shown, arrived } = withoutArrivals(
          all.map((id) => message(id)),
          top,
        );
        expect(shown.map(({ id }) => id)).toEqual(all.slice(arrived));
      }),
    );
  });
});
