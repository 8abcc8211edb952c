import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { returnPlace } from './return-place.js';

describe('where a visitor goes on to after signing in', () => {
  it.each(['/saved-properties', '/properties?type=rent&location=London', '/property/12#map', '/'])(
    'is the place they came from: %s',
    (from) => expect(returnPlace(from)).toBe(from),
  );

  it.each([
    undefined,
    null,
    12,
    {},
    '',
    'saved-properties',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    'javascript:alert(1)',
    `/${'a'.repeat(2_000)}`,
  ])('is the home page for %j', (from) => expect(returnPlace(from)).toBe('/'));

  it.each(['/auth', '/auth?reset=true', '/auth/confirm?token=a', '/agent/login', '/agent/register'])(
    'is never a page for signing in: %s',
    (from) => expect(returnPlace(from, '/agent/dashboard')).toBe('/agent/dashboard'),
  );

  it('is on this site, whatever was remembered', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        ':',
        '@',
        '%2f',
        'https',
        'evil.example',
        '?',
        '#',
        'a',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          pieces.map((parts) => `/${parts.join('')}`),
        ),
        (from) => {
          const place = returnPlace(from);
          expect(place).toMatch(/^\/(?![/\\])/);
          expect(new URL(place, 'https://lintel.example/auth').origin).toBe('https://lintel.example');
        },
      ),
    );
  });
});
