import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { emlName } from './eml.js';

const arrivedAt = '2026-11-21T10:32:05.000Z';

it.each([
  ['Confirm your Lintel newsletter', '2026-11-21-confirm-your-lintel-newsletter.eml'],
  ['£450,000: Café Row', '2026-11-21-450-000-cafe-row.eml'],
  ['住宅', '2026-11-21-message.eml'],
])('a message about %j is saved as %s', (subject, name) => {
  expect(emlName({ subject, arrivedAt })).toBe(name);
});

it('a subject makes no other kind of name, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (subject) => {
      expect(emlName({ subject, arrivedAt })).toMatch(/^2026-11-21-[a-z0-9]+(?:-[a-z0-9]+)*\.eml$/);
    }),
  );
});
