import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailHarness } from '../mail.contract.js';
import type { MailMessage } from '../mail.port.js';
import { readMessage, type ReadMessage } from '../read-message.js';
import { aMessage } from './a-message.fixture.js';

/** As it comes out of a mail program: lines may end either way, and nodemailer ends a body with none or one. */
const body = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/\n+$/, '');

/** What may stand in one line. */
const line = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed() && text.length <= maxLength)
    .map((text) => `a${text.replace(/\s+/g, ' ')}z`);

export function messagePromises(start: () => Promise<MailHarness>): void {
  let harness: MailHarness;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.end());

  const deliver = async (given: Partial<MailMessage> = {}): Promise<ReadMessage> => {
    await harness.mail.send(aMessage(given));
    return readMessage((await harness.received()).at(-1)!);
  };

  describe('a message that was sent', () => {
    it('arrives once, with what it was given', async () => {
      const message = aMessage({ replyTo: { name: 'Office', address: 'office@rookeryvane.example' } });
      expect(await harness.mail.send(message)).toMatchObject({
        accepted: ['odile@example.org'],
        response: expect.stringMatching(/^250 /),
        replaced: false,
      });
      const [source, ...others] = await harness.received();
      expect(others).toEqual([]);
      const { messageId, from, to, replyTo, subject, html, text } = await readMessage(source!);
      expect({ messageId, from, to, replyTo, subject, html: body(html), text: body(text) }).toEqual(message);
    });

    it('has a date, and says nothing of the program that made it', async () => {
      const { headers } = await deliver();
      expect(Date.parse(headers.get('date')!)).not.toBeNaN();
      expect(headers.get('x-mailer')).toBeUndefined();
    });

    it('has lines that end in CRLF and are short enough for every server', async () => {
      await deliver({
        text: `${'word '.repeat(2000)}\n${'x'.repeat(5000)}\n`,
        html: `<p>${'é'.repeat(3000)}</p>`,
      });
      const lines = (await harness.received())[0]!.toString('latin1').split('\r\n');
      expect(lines.every((text) => text.length <= 998 && !/[\r\n]/.test(text))).toBe(true);
    });

    it('keeps any subject, names and texts in any script', async () => {
      await fc.assert(
        fc.asyncProperty(
          line(120),
          line(60),
          fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
          async (subject, name, free) => {
            const text = `.\n${free.replace(/[\0\r]/g, '').toWellFormed()}\n.\n..end`;
            const read = await deliver({
              subject,
              from: { name, address: 'a@example.org' },
              text,
              html: `<p>${text}`,
            });
            expect(read.subject).toBe(subject);
            expect(read.from).toEqual({ name, address: 'a@example.org' });
            expect(body(read.text)).toBe(body(text));
            expect(body(read.html)).toBe(body(`<p>${text}`));
          },
        ),
        { numRuns: 40 },
      );
    });

    it('carries further headers', async () => {
      const headers = {
        'List-Unsubscribe': '<https://lintel.example/unsubscribe?token=abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      };
      const read = await deliver({ headers });
      for (const [name, value] of Object.entries(headers))
        expect(read.headers.get(name.toLowerCase())).toBe(value);
    });

    it('carries an invitation that mail programs act on, and as a file to open', async () => {
      const content = [
        'BEGIN:VCALENDAR',
        'METHOD:REQUEST',
        'SUMMARY:Viewing – 3 Lark Rise',
        'END:VCALENDAR',
      ].join('\r\n');
      const { files } = await deliver({ calendar: { method: 'REQUEST', content } });
      const shown = files.find(({ contentType }) => contentType === 'text/calendar')!;
      expect(shown.method).toBe('REQUEST');
      expect(shown.filename).toBeUndefined();
      const attached = files.find(({ filename }) => filename === 'invitation.ics')!;
      for (const part of [shown, attached]) expect(body(part.content.toString())).toBe(body(content));
    });

    it('carries attachments byte for byte', async () => {
      const content = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7) & 0xff);
      const { files } = await deliver({
        attachments: [
          { filename: 'plan – größe.pdf', contentType: 'application/pdf', content },
          { filename: 'notes.txt', contentType: 'text/plain', content: 'not the text' },
        ],
      });
      expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
        ['plan – größe.pdf', 'application/pdf'],
        ['notes.txt', 'text/plain'],
      ]);
      expect(new Uint8Array(files[0]!.content)).toEqual(content);
    });

    it('is never more than what it says: a path or an address in its text is not fetched', async () => {
      const { html, files } = await deliver({
        html: '<img src="file:///etc/hostname"><img src="http://127.0.0.1:1/">',
      });
      expect(html).toContain('file:///etc/hostname');
      expect(files).toEqual([]);
    });

    it('has the same Message-ID when it is sent again', async () => {
      const message = aMessage();
      await harness.mail.send(message);
      await harness.mail.send(message);
      const read = await Promise.all((await harness.received()).map(readMessage));
      expect(new Set(read.map(({ messageId }) => messageId))).toEqual(new Set([message.messageId]));
    });
  });
}
