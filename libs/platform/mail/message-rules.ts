import { domainToASCII } from 'node:url';
import { InvalidMailMessage, type MailAddress, type MailAttachment, type MailMessage } from './mail.port.js';

const ATEXT = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOT_ATOM = `${ATEXT}(?:\\.${ATEXT})*`;
const MESSAGE_ID = new RegExp(`^<${DOT_ATOM}@${DOT_ATOM}>$`);
const LOCAL_PART = new RegExp(`^${DOT_ATOM}$`);
const DOMAIN = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
const MEDIA_TYPE = /^[a-z0-9][a-z0-9.+-]{0,63}\/[a-z0-9][a-z0-9.+-]{0,63}$/;

/** Made by other fields or by the servers on the way; setting them by hand would contradict those. */
const RESERVED =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|received|return-path|resent-.*|dkim-signature|arc-.*|authentication-results)$/i;

/** A header's line may have 998 characters, name and encoding included. */
const LONGEST_HEADER = 800;
const LONGEST_SUBJECT = 250;
const LONGEST_NAME = 100;
/** What common servers take, less the third that base64 adds. */
const LARGEST_BYTES = 15_000_000;

/** Throws `InvalidMailMessage`, naming the field, for a message that could become another on its way, or none. */
export function assertMailMessage(message: MailMessage): void {
  if (message.messageId.length > 250 || !MESSAGE_ID.test(message.messageId))
    throw new InvalidMailMessage('messageId', 'must be of the form <unique@domain>');
  assertAddress('from', message.from);
  assertAddress('to', message.to);
  if (message.replyTo) assertAddress('replyTo', message.replyTo);
  assertLine('subject', message.subject, LONGEST_SUBJECT);
  if (message.subject.trim() === '') throw new InvalidMailMessage('subject', 'must not be empty');
  assertBody('html', message.html);
  assertBody('text', message.text);
  assertHeaders(message.headers ?? {});
  if (message.calendar) {
    const { method, content } = message.calendar;
    if (!['REQUEST', 'CANCEL'].includes(method))
      throw new InvalidMailMessage('calendar.method', 'must be REQUEST or CANCEL');
    assertBody('calendar.content', content);
  }
  message.attachments?.forEach(assertAttachment);
  assertSize(message);
}

function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name))
      throw new InvalidMailMessage(`headers.${printable(name)}`, 'is not the name of a header');
    if (RESERVED.test(name)) throw new InvalidMailMessage(`headers.${name}`, 'is not set by hand');
    assertLine(`headers.${name}`, value, LONGEST_HEADER);
  }
}

function assertAddress(field: string, { name = '', address }: MailAddress): void {
  assertLine(`${field}.name`, name, LONGEST_NAME);
  assertLine(`${field}.address`, address, 254);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = address.slice(at + 1);
  // What the conversion would mend silently, such as a port or a blank, is refused first.
  const ascii = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
  if (local.length > 64 || !LOCAL_PART.test(local) || ascii.length > 253 || !DOMAIN.test(ascii))
    throw new InvalidMailMessage(`${field}.address`, 'is not an e-mail address');
}

function assertAttachment({ filename, contentType }: MailAttachment, index: number): void {
  const field = `attachments.${index}`;
  assertLine(`${field}.filename`, filename, LONGEST_NAME);
  if (filename.trim() === '' || /[\\/]/.test(filename))
    throw new InvalidMailMessage(`${field}.filename`, 'must be a name without a path');
  if (!MEDIA_TYPE.test(contentType))
    throw new InvalidMailMessage(`${field}.contentType`, 'must be of the form type/subtype, in lower case');
}

/** One line of text: a line break would begin a header of its own. */
function assertLine(field: string, text: string, longest: number): void {
  if (typeof text !== 'string') throw new InvalidMailMessage(field, 'must be text');
  // Line separators of Unicode included, which some programs break at.
  if (/[\p{Cc}\u2028\u2029]/u.test(text))
    throw new InvalidMailMessage(field, 'must be one line without control characters');
  if (!text.isWellFormed()) throw new InvalidMailMessage(field, 'has half a character');
  if (text.length > longest) throw new InvalidMailMessage(field, `must be at most ${longest} characters`);
}

function assertBody(field: string, text: string): void {
  if (typeof text !== 'string' || text.trim() === '')
    throw new InvalidMailMessage(field, 'must not be empty');
  if (!text.isWellFormed()) throw new InvalidMailMessage(field, 'has half a character');
  if (text.includes('\0')) throw new InvalidMailMessage(field, 'has a NUL');
}

function assertSize({ html, text, calendar, attachments = [] }: MailMessage): void {
  const parts = [html, text, calendar?.content ?? '', ...attachments.map(({ content }) => content)];
  const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  if (bytes > LARGEST_BYTES)
    throw new InvalidMailMessage(
      attachments.length > 0 ? 'attachments' : 'html',
      `make ${bytes} bytes, over ${LARGEST_BYTES}`,
    );
}

const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, '?').slice(0, 40);
