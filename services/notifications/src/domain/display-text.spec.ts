import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isBounce, withoutRecipient } from './bounce.js';
import { displayName, linesOf, oneLine, subjectLine } from './display-text.js';

const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'Eve',
        ' ',
        '\r\n',
        '\u202E',
        '\u200B',
        '\u2028',
        '\uD800',
        '@',
        '.com',
        '<',
        '\0',
        '👩‍👧',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('a text by somebody else', () => {
  it('is one visible line, and the same again', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u);
        expect(line.isWellFormed()).toBe(true);
        expect(oneLine(line)).toBe(line);
      }),
    );
  });

  it('fits a header, as a name and as a subject', () => {
    fc.assert(
      fc.property(awkward, fc.integer({ min: 1, max: 60 }), (text, times) => {
        const long = text.repeat(times);
        expect(subjectLine(long).length).toBeLessThanOrEqual(200);
        expect(subjectLine(long).isWellFormed()).toBe(true);
        const name = displayName(long) ?? '';
        expect(name).not.toMatch(/[@<>"\\]/);
        expect(name.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('keeps the lines of a message, with no more than one blank between them', () => {
    expect(linesOf('\n\r\nDear agent,\r\n\r\n\r\nis it\u202E quiet?\rYours\u2028Eve\n \n')).toEqual([
      'Dear agent,',
      '',
      'is it quiet?',
      'Yours',
      'Eve',
    ]);
    expect(linesOf(' \n')).toEqual([]);
    fc.assert(
      fc.property(awkward, (text) => {
        for (const line of linesOf(`${text}\n\n${text}`)) expect(oneLine(line)).toBe(line);
      }),
    );
  });

  it('keeps scripts, accents and emoji', () => {
    for (const name of ['Zoë Ó Súilleabháin', '山田 太郎', 'محمد', 'Ann-Marie O’Neil', 'J. R. Smith', '👩‍👧'])
      expect(displayName(name)).toBe(name);
  });
});

describe('what a mail server answers', () => {
  it.each([
    [550, '550 5.1.1 no such user', true],
    [554, '554 delivery error: mailbox disabled', true],
    [552, '552 5.2.3 message too large', false],
    [554, '554 5.7.1 looks like spam', false],
    [451, '451 greylisted', false],
    [undefined, 'subject: must not be empty', false],
  ])('%s %s: the address bounced: %s', (status, answer, bounced) => {
    expect(isBounce(status, answer)).toBe(bounced);
  });

  it('is kept without the addresses in it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(withoutRecipient(`550 <${address}>: unknown`)).toBe('550 <(address)>: unknown');
        const odile = { address: 'odile@example.org', name: 'Odile Example' };
        expect(withoutRecipient('550 odile: unknown', odile)).toBe('550 (address): unknown');
        expect(withoutRecipient('550 no "Odile Example" here', odile)).toBe('550 no "(name)" here');
        expect(withoutRecipient('550 A mailbox is full', { name: 'A' })).toBe('550 A mailbox is full');
      }),
    );
  });
});
