import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseEmailAddress } from './email-address.js';

const anyText = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.string(), fc.domain()).map(([local, domain]) => `${local}@${domain}`),
);

describe('an e-mail address', () => {
  it('is kept without blanks around it, in lower case, its domain in ASCII', () => {
    for (const [typed, kept] of [
      ['  Odile@Example.ORG\t', 'odile@example.org'],
      ['o.dile+news@mail.example.co.uk', 'o.dile+news@mail.example.co.uk'],
      ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ] as const)
      expect(parseEmailAddress(typed)).toEqual({ ok: true, value: kept });
  });

  it('has nothing that could begin a header or another recipient, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseEmailAddress(text);
        if (!parsed.ok) expect(parsed.failure).not.toBe('');
        else expect(parsed.value).toMatch(/^[!#$%&'*+/=?^_`{|}~.a-z0-9-]{1,64}@[a-z0-9.-]+\.[a-z0-9-]+$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('that was kept is kept the same again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const parsed = parseEmailAddress(text);
        if (parsed.ok) expect(parseEmailAddress(parsed.value)).toEqual(parsed);
      }),
    );
  });
});
