import { describe, expect, it } from '@jest/globals';
import { keyInput, keySchema } from './key-form.js';
import { aKey } from './key.fixture.js';
import { endText, scopeText, stateOf, usedText } from './key-words.js';

const now = new Date('2026-11-23T08:00:00Z');

describe('a key', () => {
  it.each([
    [{}, 'Good', true],
    [{ previousUntil: '2026-11-24T08:00:00Z' }, 'Old secret good until 24 Nov 2026, 08:00', true],
    [{ previousUntil: '2026-11-22T08:00:00Z' }, 'Good', true],
    [{ expiresAt: '2026-11-23T08:00:00Z' }, 'Ended on 23 Nov 2026', false],
    [
      { revokedAt: '2026-11-20T08:00:00Z', previousUntil: '2026-11-24T08:00:00Z' },
      'Revoked on 20 Nov 2026',
      false,
    ],
  ])('with %j says how it is', (given, text, good) => {
    expect(stateOf(aKey(given), now)).toMatchObject({ text, good });
  });

  it('says when it was used and when it ends', () => {
    expect(usedText(aKey())).toBe('Never used');
    expect(usedText(aKey({ lastUsedAt: '2026-11-23T07:10:00Z' }))).toBe('Last used on 23 Nov 2026, 07:10');
    expect(endText(aKey(), now)).toBe('Never ends');
    expect(endText(aKey({ expiresAt: '2026-12-31T23:59:00Z' }), now)).toBe('Ends on 31 Dec 2026, 23:59');
  });

  it('says what it may do in words, of a later release’s scope its name', () => {
    expect(scopeText('webhooks:read')).toBe('See webhooks and their deliveries');
    expect(scopeText('leads:read')).toBe('leads:read');
  });

  it.each([
    ['2026-12-31', '2026-12-31T23:59:00.000Z'],
    // Summer time.
    ['2027-06-30', '2027-06-30T22:59:00.000Z'],
    ['', null],
  ])('that is made with %j as its last day is good until that day is over in London', (expiresAt, ends) => {
    expect(keyInput({ name: 'A', scopes: ['events:read'], expiresAt }).expiresAt).toBe(ends);
  });

  it.each([
    ['2026-11-22', false],
    ['2026-02-30', false],
    ['2026-11-23', true],
  ])('may end on %s: %s', (expiresAt, allowed) => {
    const { success } = keySchema('2026-11-23').safeParse({ name: 'A', scopes: ['events:read'], expiresAt });
    expect(success).toBe(allowed);
  });
});
