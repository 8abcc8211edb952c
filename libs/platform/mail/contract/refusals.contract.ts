import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailHarness } from '../mail.contract.js';
import { InvalidMailMessage, PermanentMailError, type MailMessage } from '../mail.port.js';
import { aMessage } from './a-message.fixture.js';

/** Each field that ends up in a header, with a text put into it. */
const headerFields: Readonly<Record<string, (text: string) => Partial<MailMessage>>> = {
  messageId: (text) => ({ messageId: `<a${text}b@example.org>` }),
  'from.name': (text) => ({ from: { name: `A${text}B`, address: 'a@example.org' } }),
  'from.address': (text) => ({ from: { address: `a${text}@example.org` } }),
  'to.name': (text) => ({ to: { name: `A${text}B`, address: 'a@example.org' } }),
  'to.address': (text) => ({ to: { address: `a@exa${text}mple.org` } }),
  'replyTo.name': (text) => ({ replyTo: { name: `A${text}B`, address: 'a@example.org' } }),
  'replyTo.address': (text) => ({ replyTo: { address: `a@example.org${text}` } }),
  subject: (text) => ({ subject: `a${text}b` }),
  'headers.X-Note': (text) => ({ headers: { 'X-Note': `a${text}b` } }),
  'attachments.0.filename': (text) => ({
    attachments: [{ filename: `a${text}b`, contentType: 'text/plain', content: 'x' }],
  }),
  'attachments.0.contentType': (text) => ({
    attachments: [{ filename: 'a', contentType: `text/plain${text}`, content: 'x' }],
  }),
};

const badAddresses = [
  '',
  'nobody',
  '@example.org',
  'a@',
  'a@b@example.org',
  'a b@example.org',
  'a@exa mple.org',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'a@example..org',
  'a@example.org,b@example.org',
  'a@example.org;b',
  'A <a@example.org>',
  '<a@example.org>',
  '"a"@example.org',
  'é@example.org',
  'a@example.org:25',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(260)}.org`,
];

export function refusalPromises(start: () => Promise<MailHarness>): void {
  let harness: MailHarness;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.end());

  const refusal = async (given: Partial<MailMessage>): Promise<InvalidMailMessage> => {
    const error: unknown = await harness.mail.send(aMessage(given)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidMailMessage);
    expect(error).toBeInstanceOf(PermanentMailError);
    return error as InvalidMailMessage;
  };

  describe('a message that could become another', () => {
    it.each(Object.keys(headerFields))('is refused for a line break in %s, wherever it is', async (field) => {
      const breaks = fc.constantFrom('\r\n', '\n', '\r', '\r\n ', '\n\n', '\0', '\u0085', '\u2028');
      const rest = fc.constantFrom('', 'Bcc: c@example.org', 'Bcc: c@example.org\r\n\r\nbody');
      await fc.assert(
        fc.asyncProperty(breaks, rest, async (lineBreak, injected) => {
          expect((await refusal(headerFields[field]!(lineBreak + injected))).field).toBe(field);
        }),
        { numRuns: 24 },
      );
      expect(await harness.received()).toEqual([]);
    });

    it.each(['From', 'to', 'BCC', 'Content-Type', 'Message-ID', 'Date', 'Resent-To', 'Return-Path'])(
      'is refused for setting %s by hand',
      async (name) => {
        expect((await refusal({ headers: { [name]: 'x' } })).field).toBe(`headers.${name}`);
      },
    );

    it.each(['', 'A B', 'A:', 'A\r\nBcc', 'é'])('is refused for a header named %j', async (name) => {
      const { field } = await refusal({ headers: { [name]: 'x' } });
      expect(field).toMatch(/^headers\.[\x20-\x7e]*$/);
    });

    it.each(badAddresses)('is refused for the address %j', async (address) => {
      expect((await refusal({ to: { address } })).field).toBe('to.address');
      expect((await refusal({ from: { address } })).field).toBe('from.address');
    });

    it.each(['', 'a@b', '<a>', '<@b>', '<a@b> ', '<a@b><c@d>', `<${'a'.repeat(260)}@b>`])(
      'is refused for the Message-ID %j',
      async (messageId) => {
        expect((await refusal({ messageId })).field).toBe('messageId');
      },
    );

    it.each([
      ['subject', { subject: ' ' }],
      ['subject', { subject: 'x'.repeat(251) }],
      ['subject', { subject: '\ud800' }],
      ['html', { html: '' }],
      ['html', { html: 'a\0b' }],
      ['text', { text: ' \n' }],
      ['text', { text: '\udfff' }],
      ['calendar.content', { calendar: { method: 'REQUEST', content: '' } }],
      ['calendar.method', { calendar: { method: 'ADD' as 'REQUEST', content: 'x' } }],
      [
        'attachments.0.filename',
        { attachments: [{ filename: '../a', contentType: 'text/plain', content: '' }] },
      ],
      [
        'attachments',
        { attachments: [{ filename: 'a', contentType: 'a/b', content: new Uint8Array(15_000_001) }] },
      ],
    ] as [string, Partial<MailMessage>][])('is refused for a %s that cannot be', async (field, given) => {
      expect((await refusal(given)).field).toBe(field);
      expect(await harness.received()).toEqual([]);
    });

    it('is not refused for an address that is only unusual', async () => {
      const addresses = [
        "o'neil+viewings@example.org",
        'a@xn--mnchen-3ya.example',
        'a@münchen.example',
        'x@localhost',
      ];
      for (const address of addresses) await harness.mail.send(aMessage({ to: { address } }));
      expect(await harness.received()).toHaveLength(addresses.length);
    });
  });
}
